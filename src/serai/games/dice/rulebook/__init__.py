"""The rulebook for players, and links from the game to its rules."""
