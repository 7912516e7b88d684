"""The marvels of matrix N: one module per plate, with one function `draw`."""
