"""Draws the plates of the First Book: `python -m atelier` rewrites packs/first-book/plates."""
