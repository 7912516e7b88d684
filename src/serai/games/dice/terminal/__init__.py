"""King of Dice in a terminal: full screen and plain lines."""
