"""The Thousand and One Nights in a terminal: full screen and plain lines."""
