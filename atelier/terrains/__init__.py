"""The six kinds of spaces on the map."""
