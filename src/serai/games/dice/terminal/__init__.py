"""King of Dice on the whole terminal, and what its lines and its screens share."""
