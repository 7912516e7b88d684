"""What an adjective adds to a plate: laid over the whole of it (`around`), or put on a head (`worn`)."""
