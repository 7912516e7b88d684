"""Introductions one plays: a position, some of its chance, and remarks that follow what happens."""
