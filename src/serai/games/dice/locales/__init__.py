"""The texts of King of Dice."""
