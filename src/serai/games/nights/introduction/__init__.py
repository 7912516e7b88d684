"""A game to learn by: the position it is played from, and the cues of its remarks."""
