"""Questions asked anew if the hero pays for a geas meanwhile, which may change the options (N10.29)."""

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
"""The answer to such a decision when the hero has paid instead of answering. Never an option."""


def ask_until_answered(ask: Callable[[], Decision | None]) -> Interactive[str]:
    """Ask until there is an answer. `ask` returns the decision as it is now; None if there is nothing to ask.

    Returns the answer, or "" if nothing is left to ask.
    """
    while question := ask():
        answer = yield question
        if answer != PAID:
            return answer
    return ""
