"""The house: it opens tables, seats people and bots, carries choices over the network and loses nothing."""
