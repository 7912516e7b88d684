"""Overlays for adjectives and for the statuses of heroes: over the whole plate (`around`), or on a head (`worn`)."""
