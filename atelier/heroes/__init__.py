"""The portraits of the heroes: one module per hero, with the functions `man` and `woman`."""
