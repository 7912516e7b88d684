"""King of Dice: six dice, forty inhabitants, five places, and the penalties of those who meet nobody."""
