"""Playable introductions: a scenario with scripted dice and cards, and remarks on what happens."""
