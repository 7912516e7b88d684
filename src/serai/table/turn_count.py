"""How many turns of a game were played, as shown to people."""

from serai.table.table import Table


def count_turns(table: Table) -> int:
    """The number of `turn` events, or of finished turns if the game has no such events."""
    return sum(event.key == "turn" for event in table.events(0, None)) or table.view(None).turn
