"""Many games of bots against bots, and what can be learned from them."""
