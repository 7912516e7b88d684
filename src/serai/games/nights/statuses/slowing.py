"""How statuses limit movement (N4.4, N10.13, N10.15, N10.25)."""

from collections.abc import Collection

from serai.book.statuses import STATUS_TABLE

STAYING = frozenset(status.id for status in STATUS_TABLE if status.immobile)
CITY_HOPS = frozenset(status.id for status in STATUS_TABLE if status.city_hops)
_SLOWER = {status.id: status.speed_penalty for status in STATUS_TABLE if status.speed_penalty}
_SLOWING = frozenset(_SLOWER)
_MOST_STEPS = {status.id: status.max_steps for status in STATUS_TABLE if status.max_steps}
_FEW_STEPS = frozenset(_MOST_STEPS)
CHANGING_REACH = _SLOWING | _FEW_STEPS | CITY_HOPS


def travel_rate_reduction(statuses: Collection[str]) -> int:
    """How much the statuses lower both rates."""
    if _SLOWING.isdisjoint(statuses):
        return 0
    return sum(_SLOWER.get(status, 0) for status in statuses)


def max_steps(statuses: Collection[str]) -> int:
    """The most spaces that statuses allow in a move; 0 for no limit."""
    if _FEW_STEPS.isdisjoint(statuses):
        return 0
    return min([_MOST_STEPS[status] for status in statuses if status in _MOST_STEPS])
