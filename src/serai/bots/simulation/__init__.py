"""Plays many games between bots and evaluates them."""
