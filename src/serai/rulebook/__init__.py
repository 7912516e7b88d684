"""The numbered rules of games, retold for those who play: read, searched and printed."""
