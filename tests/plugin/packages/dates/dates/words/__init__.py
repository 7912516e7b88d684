"""The texts of the game. One has a deliberate mistake: `event-bowl-empty` uses an argument that no event
has.
"""
