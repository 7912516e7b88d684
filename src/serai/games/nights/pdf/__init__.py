"""The game in print: everything for a game on paper, in three languages."""
