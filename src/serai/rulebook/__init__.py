"""The numbered rules of the games for players: parsing, searching and printing."""
