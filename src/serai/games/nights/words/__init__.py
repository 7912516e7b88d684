"""The Thousand and One Nights in words: what is said of it, in one language at a time."""
