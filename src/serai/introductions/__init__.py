"""Playable introductions: a scenario with scripted chance, and remarks on what happens."""
