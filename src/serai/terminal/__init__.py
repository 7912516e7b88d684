"""Play in a terminal: the languages spoken there, the table on the screen, and lines for screen readers."""
