"""Counting the stacks (D4.2, D4.3, D5.4)."""

from collections.abc import Mapping, Sequence

from serai.games.dice.cards import FAIRIES, POINTS


def score(stack: Sequence[str]) -> int:
    """Inhabitants, places, penalties and dragons as printed; n fairies are worth n points each."""
    fairies = len(FAIRIES.intersection(stack))
    return sum(map(POINTS.__getitem__, stack)) + fairies * fairies


def burden(stack: Sequence[str]) -> int:
    """The negative points on the cards, as a positive number."""
    return -sum(points for points in map(POINTS.__getitem__, stack) if points < 0)


def winners(stacks: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Most points; then the lightest burden; then the victory is shared."""
    standing = {seat: (score(stack), -burden(stack)) for seat, stack in stacks.items()}
    best = max(standing.values())
    return tuple(seat for seat, reached in standing.items() if reached == best)
