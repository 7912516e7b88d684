"""Play in a terminal: full screen, or as plain lines for screen readers."""
