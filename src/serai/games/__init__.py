"""The games: each a folder of data and of rules that read like its rulebook."""
