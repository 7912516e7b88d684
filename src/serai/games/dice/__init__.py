"""King of Dice: six dice, forty inhabitants, five places, and penalties for players who meet no card."""
