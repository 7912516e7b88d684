"""The printed edition: everything needed to play on paper, in three languages."""
