"""Overlays for adjectives: over the whole plate (`around`), or on a head (`worn`)."""
