"""How many turns of a game were played, for people."""

from serai.table.table import Table


def count_turns(table: Table) -> int:
    """The turns that the game has told of by an event `turn`; if it tells of none, all that are over."""
    return sum(event.key == "turn" for event in table.events(0, None)) or table.view(None).turn
