"""The numbered player rulebooks of the games: parsing, searching and printing."""
