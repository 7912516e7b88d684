"""Reads, checks and compiles packs of tale files into Books."""
