"""Hints in the terminal, if the table allows them."""

from serai.bots.hints import Hint, find_hint_function
from serai.table import Refused
from serai.terminal.setup import OpenTable


def compute_hint_for_seat(opened: OpenTable, seat: str) -> Hint:
    """A hint for the seat. The first call is slow: make it in a thread."""
    if not opened.hints:
        raise Refused("refused-hints-barred")
    table = opened.table
    if seat not in table.decisions:
        raise Refused("refused-no-question")
    return find_hint_function(table.opening.game)(table.view(seat), table.bot_stream(seat))
