"""Repeats a question if the hero pays for a geas in the meantime, which may change the options (N10.29)."""

from collections.abc import Callable

from serai.table import Decision, Interactive

ASKED_ANEW = frozenset(
    {
        "choose",
        "entry",
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


def ask_again_after_payments(make_question: Callable[[], Decision | None]) -> Interactive[str]:
    """Asks, and asks again if the player pays for release instead of answering.

    `make_question` returns the current decision, or None if there is nothing to ask. Returns the answer, or
    "" if there is nothing left to ask.
    """
    while question := make_question():
        answer = yield question
        if answer != PAID:
            return answer
    return ""
