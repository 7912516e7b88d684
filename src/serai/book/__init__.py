"""The Book's language: tale files in, a checked and compiled Book out."""
