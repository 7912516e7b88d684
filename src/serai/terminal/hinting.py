"""Advice for whoever must choose at this keyboard, if the table allows it."""

from serai.bots.hints import Hint, find_hinter
from serai.table import Refused
from serai.terminal.setup import OpenTable


def hint_for(opened: OpenTable, seat: str) -> Hint:
    """What a good player would choose now, and why. Slow at first: a screen calls it in a thread."""
    if not opened.hints:
        raise Refused("refused-hints-barred")
    table = opened.table
    if seat not in table.decisions:
        raise Refused("refused-no-question")
    return find_hinter(table.opening.game)(table.view(seat), table.aside(seat))
