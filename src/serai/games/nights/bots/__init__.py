"""Bots of the Nights: the wanderer, the traveller and the sage."""
