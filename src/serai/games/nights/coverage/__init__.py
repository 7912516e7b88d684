"""Book coverage: plays games and counts what is read, or executes every section once."""
