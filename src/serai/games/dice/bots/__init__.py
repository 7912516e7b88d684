"""Bots of King of Dice."""
