"""King of Dice: six dice, forty inhabitants, five places, and the penalties of those who meet nobody."""

from serai.games.dice.game import KingOfDice

__all__ = ["KingOfDice"]
