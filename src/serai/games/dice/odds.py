"""Exact odds (D7.1): the chance of each card, and the best dice to keep.

The dice come in three pairs of equal dice, so a full roll is one of 21 × 21 × 21 (an unordered pair of
numbers for each pattern), and dice kept from a roll are one of 28 × 28 × 28 (a pair, one number, or nothing).
Rolling the other dice is a product of three small matrices, and the best keep is found one pair at a time,
because a maximum over all keeps is a maximum over the keeps of each pair in turn. Nothing is sampled.

Wherever six numbers in die order stand for dice, 0 is a die still to be rolled.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from operator import itemgetter

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.dice.cards import INHABITANTS
from serai.games.dice.faces import DICE, Tally, tally
from serai.table.errors import Refused

Chances = NDArray[np.float64]
Truth = NDArray[np.bool_]
Indices = NDArray[np.intp]

_PAIRS = tuple(combinations_with_replacement(range(1, 7), 2))
_FULL = len(_PAIRS)
_NOTHING = _FULL + 6
_SIZE = _NOTHING + 1

# How a kept pair is numbered: full pairs first, then one number, then nothing.
_KEPT: dict[tuple[int, int], int] = {(0, 0): _NOTHING}
for _index, (_one, _other) in enumerate(_PAIRS):
    _KEPT[_one, _other] = _KEPT[_other, _one] = _index
for _one in range(1, 7):
    _KEPT[_one, 0] = _KEPT[0, _one] = _FULL + _one - 1

# The four ways to keep dice of a full pair, both dice first.
_WAYS: tuple[Indices, ...] = tuple(
    np.array(way, dtype=np.intp)
    for way in zip(
        *((_KEPT[one, other], _KEPT[one, 0], _KEPT[0, other], _NOTHING) for one, other in _PAIRS), strict=True
    )
)

_POSITIONS = tuple(range(DICE))
_KEEPS = tuple(keep for size in range(DICE, -1, -1) for keep in combinations(_POSITIONS, size))

# Where each keep stands in a 4 × 4 × 4 of the ways to keep dice of a pair: both, the first, the other, none.
_WAY_OF_PAIR = {(True, True): 0, (True, False): 1, (False, True): 2, (False, False): 3}
_WAY_OF_KEEP: Indices = np.array(
    [
        sum(weight * _WAY_OF_PAIR[die in keep, die + 1 in keep] for die, weight in ((0, 16), (2, 4), (4, 1)))
        for keep in _KEEPS
    ],
    dtype=np.intp,
)

# What each kept die adds when keeps are compared, so that of equal keeps the one that rolls the fewest dice
# is the best. Far above the rounding of the sums, far below what a player could notice.
_TIE = 1e-10
_TIES: Chances = _TIE * np.array([len(keep) for keep in _KEEPS])
_OF_PAIR = np.array([2] * _FULL + [1] * 6 + [0])
_DICE_KEPT = _OF_PAIR[:, None, None] + _OF_PAIR[:, None] + _OF_PAIR


def _rolling() -> Chances:
    """The chance that a kept pair (28) becomes a full pair (21) once its missing dice are rolled."""
    chance = np.zeros((_SIZE, _FULL))
    for index in range(_FULL):
        chance[index, index] = 1.0
    for one, other in product(range(1, 7), repeat=2):
        chance[_KEPT[one, 0], _KEPT[one, other]] += 1 / 6
        chance[_NOTHING, _KEPT[one, other]] += 1 / 36
    return chance


_ROLLING = _rolling()
_ROLLED = np.ascontiguousarray(_ROLLING[_FULL:])
_ROLLED_LAST = np.ascontiguousarray(_ROLLED.T)


class Keep(msgspec.Struct, frozen=True):
    """What to keep of a roll, and what that is worth."""

    dice: tuple[int, ...]
    """The dice to keep, 0 to 5; all six means stop."""
    value: float

    @property
    def stop(self) -> bool:
        return len(self.dice) == DICE


class Outlook(msgspec.Struct, frozen=True):
    """The chances at the end of the rolling when every keep is the best for the turn."""

    met: dict[str, float]
    """The chance that each card's condition is met; several may be met at once."""
    none: float
    """The chance that no condition is met."""


def _tallies() -> tuple[list[Tally], Indices]:
    """The different tallies (a third of the rolls), and which of them each full roll has."""
    number_of: dict[Tally, int] = {}
    rolls = (tally((*first, *second, *third)) for first, second, third in product(_PAIRS, repeat=3))
    which = [number_of.setdefault(roll, len(number_of)) for roll in rolls]
    return list(number_of), np.array(which, dtype=np.intp).reshape((_FULL,) * 3)


# Worked out when this module is loaded, so that no decision waits for it.
_TALLIES, _TALLY_OF_ROLL = _tallies()


@cache
def truth(card_id: str) -> Truth:
    """Which of the 21 × 21 × 21 full rolls meet a card."""
    met = INHABITANTS[card_id].condition.met
    return np.array([met(roll) for roll in _TALLIES], dtype=np.bool_)[_TALLY_OF_ROLL]


def _worth_of_rolling(values: Chances) -> Chances:
    """The expected value of each set of kept dice, given the value of each full roll."""
    worth = np.empty((_SIZE,) * 3)
    # A pair that is kept stays as it is, so only the seven kept pairs that miss dice are worked out.
    worth[:_FULL, :_FULL, :_FULL] = values
    missing = _SIZE - _FULL
    rolled = _ROLLED @ values.reshape(_FULL, _FULL * _FULL)
    worth[_FULL:, :_FULL, :_FULL] = rolled.reshape(missing, _FULL, _FULL)
    worth[:, _FULL:, :_FULL] = _ROLLED @ worth[:, :_FULL, :_FULL]
    worth[:, :, _FULL:] = worth[:, :, :_FULL] @ _ROLLED_LAST
    return worth


def _outcome_of_rolling(kept: Chances) -> Chances:
    """The chance of each full roll, given the chance of each set of kept dice."""
    for _ in range(3):
        kept = np.tensordot(kept, _ROLLING, axes=(0, 0))
    return kept


def _best_of(expected: Chances) -> Chances:
    """The value of the best keep of each full roll."""
    for axis in range(3):
        ways = (expected.take(way, axis) for way in _WAYS)
        best = next(ways)
        for candidate in ways:
            np.maximum(best, candidate, out=best)
        expected = best
    return expected


def _best_keeps(expected: Chances) -> Indices:
    """The best keep of each full roll, as an index into the flat 28 × 28 × 28."""
    expected = expected + _DICE_KEPT * _TIE
    keeps = np.arange(_SIZE**3).reshape((_SIZE,) * 3)
    for axis in range(3):
        best, chosen = expected.take(_WAYS[0], axis), keeps.take(_WAYS[0], axis)
        for way in _WAYS[1:]:
            candidate = expected.take(way, axis)
            better = candidate > best
            best = np.where(better, candidate, best)
            chosen = np.where(better, keeps.take(way, axis), chosen)
        expected, keeps = best, chosen
    return keeps


class _Aim:
    """What the end of a turn is worth, and from it the worth of any dice with any number of rolls left."""

    def __init__(self, values: tuple[tuple[str, float], ...], nothing: float) -> None:
        # A card that is met must be taken, even one worth less than nothing (D3.2); of several the best.
        self.final: Chances = np.full((_FULL,) * 3, nothing)
        for card_id, value in sorted(values, key=itemgetter(1)):
            np.copyto(self.final, value, where=truth(card_id))
        self._expected: dict[int, Chances] = {}

    def expected(self, rolls_left: int) -> Chances:
        """The worth of each set of kept dice when the others are rolled now, with one of the rolls left."""
        found = self._expected.get(rolls_left)
        if found is None:
            reached = self.final if rolls_left == 1 else _best_of(self.expected(rolls_left - 1))
            found = _worth_of_rolling(reached)
            # To keep all six is to stop, not to wait for a later roll.
            found[:_FULL, :_FULL, :_FULL] = self.final
            self._expected[rolls_left] = found
        return found

    def keep_value(self, kept: Sequence[int], rolls_left: int) -> float:
        worth = self.expected(rolls_left) if rolls_left else self.final
        return float(worth[_where(kept)])

    def keep_values(self, numbers: Sequence[int], rolls_left: int) -> Chances:
        """The worth of each of `_KEEPS`; without rolls left, only of the first."""
        if not rolls_left:
            return self.final[_where(numbers)].reshape(1)
        a, b, c, d, e, f = numbers
        kept = np.ix_(_ways(a, b), _ways(c, d), _ways(e, f))
        return self.expected(rolls_left)[kept].ravel()[_WAY_OF_KEEP]


# A turn asks for the same aim after each roll.
@lru_cache(maxsize=8)
def _aim_of_turn(values: tuple[tuple[str, float], ...], nothing: float) -> _Aim:
    return _Aim(values, nothing)


@cache
def _aim_at(card_id: str) -> _Aim:
    return _Aim(((card_id, 1.0),), 0.0)


def chance_of(card_id: str, dice: Sequence[int], rolls_left: int) -> float:
    """The exact chance of meeting a card under best play for that card (D7.1).

    With six dice on the table, `rolls_left` counts the rolls still allowed. With fewer (0 for a die still to
    be rolled; `NOT_ROLLED` for the start of a turn) the others are rolled first, and that is one of them.
    """
    aim = _aim_at(card_id)
    if _all_rolled(dice, rolls_left):
        return _certain_at_most(aim.keep_values(dice, rolls_left).max())
    return _certain_at_most(aim.keep_value(dice, rolls_left))


def keep_values(
    numbers: Sequence[int], rolls_left: int, values: Mapping[str, float], nothing: float
) -> dict[tuple[int, ...], float]:
    """The expected value of each way to keep dice of a full roll, under best play for the turn afterwards.

    `values` says what taking each card of the row is worth, `nothing` what meeting none of them is worth; at
    the end the player takes the met card of the highest value. Keys are the dice kept, 0 to 5, from all six
    (stop) to none; without rolls left, only stopping.
    """
    worth = _aim_of_turn(tuple(values.items()), nothing).keep_values(numbers, rolls_left)
    return dict(zip(_KEEPS, worth.tolist(), strict=False))


def best_keep(numbers: Sequence[int], rolls_left: int, values: Mapping[str, float], nothing: float) -> Keep:
    """The best dice to keep of a full roll; of equal keeps the one that rolls the fewest dice."""
    worth = _aim_of_turn(tuple(values.items()), nothing).keep_values(numbers, rolls_left)
    best = int((worth + _TIES[: len(worth)]).argmax())
    return Keep(_KEEPS[best], float(worth[best]))


def turn_value(rolls: int, values: Mapping[str, float], nothing: float) -> float:
    """The expected value of a turn with so many rolls, before the first of them, under best play."""
    aim = _aim_of_turn(tuple(values.items()), nothing)
    reached = aim.final if rolls == 1 else _best_of(aim.expected(rolls - 1))
    first_roll = _ROLLING[_NOTHING]
    return float(first_roll @ (first_roll @ (first_roll @ reached.reshape(_FULL, -1)).reshape(_FULL, _FULL)))


def outlook(numbers: Sequence[int], rolls_left: int, values: Mapping[str, float], nothing: float) -> Outlook:
    """The chance of each card, and of none, under best play for the turn (D7.1).

    As in `chance_of`, a 0 in `numbers` is a die still to be rolled, with the first of the rolls left.
    """
    kept = np.zeros((_SIZE,) * 3)
    if _all_rolled(numbers, rolls_left):
        keep = best_keep(numbers, rolls_left, values, nothing)
        kept[_where(_kept(numbers, keep.dice))] = 1.0
    else:
        kept[_where(numbers)] = 1.0
    aim = _aim_of_turn(tuple(values.items()), nothing)
    reached = _outcome_of_rolling(kept)
    for left in range(rolls_left - 1, 0, -1):
        keeps = _best_keeps(aim.expected(left))
        kept = np.zeros(kept.size)
        np.add.at(kept, keeps.ravel(), reached.ravel())
        reached = _outcome_of_rolling(kept.reshape((_SIZE,) * 3))
    met_any = np.zeros(reached.shape, dtype=np.bool_)
    for card_id in values:
        met_any |= truth(card_id)
    return Outlook(
        met={card_id: _certain_at_most(reached[truth(card_id)].sum()) for card_id in values},
        none=_certain_at_most(reached[~met_any].sum()),
    )


def _all_rolled(dice: Sequence[int], rolls_left: int) -> bool:
    if all(dice):
        return True
    if rolls_left == 0:
        raise Refused("Dice that are still to be rolled need at least one roll.", "refused-no-roll")
    return False


def _certain_at_most(chance: float) -> float:
    """Rounding can lift a sum of chances a hair above certainty."""
    return min(1.0, float(chance))


def _where(dice: Sequence[int]) -> tuple[int, int, int]:
    a, b, c, d, e, f = dice
    return _KEPT[a, b], _KEPT[c, d], _KEPT[e, f]


def _ways(one: int, other: int) -> tuple[int, int, int, int]:
    return _KEPT[one, other], _KEPT[one, 0], _KEPT[0, other], _NOTHING


def _kept(numbers: Sequence[int], keep: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number if die in keep else 0 for die, number in enumerate(numbers))
