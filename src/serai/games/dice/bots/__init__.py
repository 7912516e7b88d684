"""Players of King of Dice that are programs."""
