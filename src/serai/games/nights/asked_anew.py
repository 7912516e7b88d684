"""Repeats a question if the hero pays for a geas in the meantime, which may change the options (N10.29)."""

from collections.abc import Callable

from serai.table import Decision, Interactive

ASKED_ANEW = frozenset(
    {
        "choose",
        "lose",
        "lose-status",
        "may-lose",
        "move",
        "number",
        "offer",
        "section",
        "space",
        "trade",
    }
)
"""The kinds of decisions that depend on the hero's destiny, statuses or marker."""
PAID = "paid-meanwhile"
"""The answer to such a decision if the hero paid instead of answering. Never an option."""


def ask_until_answered(ask: Callable[[], Decision | None]) -> Interactive[str]:
    """Asks until there is an answer. `ask` returns the current decision, or None if there is nothing to ask.

    Returns the answer, or "" if there is nothing left to ask.
    """
    while question := ask():
        answer = yield question
        if answer != PAID:
            return answer
    return ""
