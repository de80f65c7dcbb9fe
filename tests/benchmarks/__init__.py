"""What the app costs beside a bare Flet app; `python -m tests.benchmarks` says."""
