"""What statuses leave of a hero's movement (N4.4, N10.13, N10.15, N10.25)."""

from collections.abc import Collection

from serai.book.statuses import TABLE

STAYING = frozenset(status.id for status in TABLE if status.stays)
CITY_HOPS = frozenset(status.id for status in TABLE if status.city_hops)
_SLOWER = {status.id: status.slower for status in TABLE if status.slower}
_SLOWING = frozenset(_SLOWER)
_MOST_STEPS = {status.id: status.most_steps for status in TABLE if status.most_steps}
_FEW_STEPS = frozenset(_MOST_STEPS)


def slowed_by(statuses: Collection[str]) -> int:
    """By how much both rates are lowered."""
    if _SLOWING.isdisjoint(statuses):
        return 0
    return sum(_SLOWER.get(status, 0) for status in statuses)


def most_steps(statuses: Collection[str]) -> int:
    """The spaces that a move may have at most; 0 where wealth alone decides."""
    if _FEW_STEPS.isdisjoint(statuses):
        return 0
    return min(_MOST_STEPS[status] for status in statuses if status in _MOST_STEPS)
