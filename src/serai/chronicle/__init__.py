"""The chronicle: the story of a game as a book (HTML or EPUB)."""
