"""The rulebook for players, and which rules apply to what."""
