"""Serai: a server, two clients and a toolkit for The Thousand and One Nights and King of Dice."""

__version__ = "0.2.0.dev0"
