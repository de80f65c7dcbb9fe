"""The screens. The only place that knows Flet."""
