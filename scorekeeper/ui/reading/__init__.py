"""From a view of a match to what its screens show: plain values, made without Flet."""
