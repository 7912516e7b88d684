"""The numbered rules of both games, retold for those who play, in three languages."""
