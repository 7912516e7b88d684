"""The printed Book: everything that a real table needs, set in type, in three languages."""
