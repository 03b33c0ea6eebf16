"""Timing of the attention kernels beside other libraries. Run ``python -m benchmarks.attention --help``."""
