"""Widgets that all games share."""
