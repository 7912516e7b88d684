"""What the screens of every game are made of."""
