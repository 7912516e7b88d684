"""The Places of Power: one module per plate, with one function `draw`."""
