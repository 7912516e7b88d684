"""The chronicle: the tale of an evening as a book that a player takes home."""
