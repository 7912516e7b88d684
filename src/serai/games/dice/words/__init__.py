"""King of Dice in words."""
