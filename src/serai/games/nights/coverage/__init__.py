"""What players of a Book will read: games are played and counted, or every section is executed once."""
