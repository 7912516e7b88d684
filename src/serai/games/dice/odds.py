"""Exact odds (D7.1): the chance of each card, and the best dice to keep.

There are three pairs of identical dice. A full roll is one of 21 × 21 × 21 (an unordered pair of numbers for
each pattern), and the dice kept from it are one of 28 × 28 × 28 (a pair, one number, or nothing). Rolling the
other dice means multiplying by three small matrices. The best keep is found one pair at a time, because a
maximum over all keeps is a maximum over the keeps of each pair in turn. Nothing is sampled.

Every CPU gets the same result. Chances are counts of outcomes. Values are scaled to whole numbers, and the
value of a roll is rounded to a whole number before the next. All sums are sums of whole numbers below 2^53,
which are exact in any order.

In six numbers in die order, 0 is a die still to be rolled.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import frexp, ldexp
from operator import itemgetter
from typing import Generic, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from serai.games.dice.cards import INHABITANTS
from serai.games.dice.faces import DICE, Tally, tally_dice
from serai.table.errors import Refused

Values = NDArray[np.float64]
"""Floats that hold whole numbers: scaled values."""
Counts = NDArray[np.int64]
Mask = NDArray[np.bool_]
Indices = NDArray[np.intp]
Whole = TypeVar("Whole", np.float64, np.int64)

MOST_ROLLS = 4
"""A turn with an elf on top has four rolls (D5.1), any other three. Counts for four rolls fit in 64 bits."""

ROLL_OUTCOMES = 6**DICE
"""The number of outcomes of rolling six dice."""

_PAIRS = tuple(combinations_with_replacement(range(1, 7), 2))
_FULL = len(_PAIRS)
_NOTHING = _FULL + 6
_SIZE = _NOTHING + 1

# The index of a kept pair: full pairs first, then one number, then nothing.
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

_FIRST_OF_PAIR, _OTHER_OF_PAIR = _WAYS[1] - _FULL, _WAYS[2] - _FULL

# The same for each pair of numbers, shaped to broadcast as the first, second and third pair.
_THIRD_WAYS: dict[tuple[int, int], Indices] = {
    (one, other): np.array((_KEPT[one, other], _KEPT[one, 0], _KEPT[0, other], _NOTHING), dtype=np.intp)
    for one, other in product(range(7), repeat=2)
}
_SECOND_WAYS = {pair: ways[:, None] for pair, ways in _THIRD_WAYS.items()}
_FIRST_WAYS = {pair: ways[:, None, None] for pair, ways in _THIRD_WAYS.items()}

_POSITIONS = tuple(range(DICE))
_KEEPS = tuple(keep for size in range(DICE, -1, -1) for keep in combinations(_POSITIONS, size))

# The index of each keep in the 4 × 4 × 4 ways to keep dice of three pairs: both, the first, the other, none.
_WAY_OF_PAIR = {(True, True): 0, (True, False): 1, (False, True): 2, (False, False): 3}
_WAY_OF_KEEP: Indices = np.array(
    [
        sum(weight * _WAY_OF_PAIR[die in keep, die + 1 in keep] for die, weight in ((0, 16), (2, 4), (4, 1)))
        for keep in _KEEPS
    ],
    dtype=np.intp,
)

# Floats represent all whole numbers up to here exactly. A value is below 2^37, so its sum over all outcomes
# of a roll stays below this limit too.
_EXACT = 2**53
_GRID = 37

_OF_PAIR = np.array([2] * _FULL + [1] * 6 + [0])
_DICE_KEPT = _OF_PAIR[:, None, None] + _OF_PAIR[:, None] + _OF_PAIR
_DICE_OF_KEEP = np.array([len(keep) for keep in _KEEPS])


def _count_pair_outcomes() -> Counts:
    """For each kept pair (28) and each full pair (21), how many of the 36 outcomes lead from one to the
    other.
    """
    falls = np.zeros((_SIZE, _FULL), dtype=np.int64)
    for index in range(_FULL):
        falls[index, index] = 36
    for one, other in product(range(1, 7), repeat=2):
        falls[_KEPT[one, 0], _KEPT[one, other]] += 6
        falls[_NOTHING, _KEPT[one, other]] += 1
    return falls


_ROLLING = _count_pair_outcomes()
_ROLLED = np.ascontiguousarray(_ROLLING[_FULL:])
_ROLLED_LAST = np.ascontiguousarray(_ROLLED.T)
_FIRST_ROLL = _ROLLING[_NOTHING].astype(np.float64)

# The number of outcomes summed for each set of kept dice, one pair at a time.
_OF_FALLS = np.array([1] * _FULL + [36] * (_SIZE - _FULL))
_ADDED_UP = _OF_FALLS[:, None, None] * _OF_FALLS[:, None] * _OF_FALLS
_ADDED_UP_VALUES: Values = _ADDED_UP.astype(np.float64)
_TO_ALL_FALLS: Counts = ROLL_OUTCOMES // _ADDED_UP


class Keep(msgspec.Struct, frozen=True):
    """The dice to keep of a roll, and the expected value."""

    dice: tuple[int, ...]
    """The dice to keep, 0 to 5; all six means stop."""
    value: float

    @property
    def is_stop(self) -> bool:
        return len(self.dice) == DICE


class Outlook(msgspec.Struct, frozen=True):
    """The chances at the end of the turn if every keep is the best one for the turn."""

    met: dict[str, float]
    """The chance that each card's condition is met; several may be met at once."""
    none: float
    """The chance that no condition is met."""


def _distinct_tallies() -> tuple[list[Tally], Indices]:
    """The distinct tallies (a third as many as full rolls), and the index of the tally of each full roll."""
    number_of: dict[Tally, int] = {}
    rolls = (tally_dice((*first, *second, *third)) for first, second, third in product(_PAIRS, repeat=3))
    which = [number_of.setdefault(roll, len(number_of)) for roll in rolls]
    return list(number_of), np.array(which, dtype=np.intp).reshape((_FULL,) * 3)


# Computed at import, so that no decision waits for it.
_TALLIES, _TALLY_OF_ROLL = _distinct_tallies()


@cache
def rolls_meeting_card(card_id: str) -> Mask:
    """Which of the 21 × 21 × 21 full rolls meet a card."""
    met = INHABITANTS[card_id].condition.is_met
    return np.array([met(roll) for roll in _TALLIES], dtype=np.bool_)[_TALLY_OF_ROLL]


def _sum_values_over_rerolls(values: NDArray[Whole]) -> NDArray[Whole]:
    """For each set of kept dice, the sum of the values of full rolls over `_ADDED_UP` outcomes."""
    sums = np.empty((_SIZE,) * 3, dtype=values.dtype)
    rolled, rolled_last = (part.astype(values.dtype) for part in (_ROLLED, _ROLLED_LAST))
    # A kept pair does not change, so compute only the seven kept pairs with missing dice.
    sums[:_FULL, :_FULL, :_FULL] = values
    missing = _SIZE - _FULL
    first = rolled @ values.reshape(_FULL, _FULL * _FULL)
    sums[_FULL:, :_FULL, :_FULL] = first.reshape(missing, _FULL, _FULL)
    sums[:, _FULL:, :_FULL] = rolled @ sums[:, :_FULL, :_FULL]
    sums[:, :, _FULL:] = sums[:, :, :_FULL] @ rolled_last
    return sums


def _divide_into_means_in_place(sums: Values) -> Values:
    """Replaces the sums by means, rounded to whole numbers, in place."""
    np.divide(sums, _ADDED_UP_VALUES, out=sums)
    return np.rint(sums, out=sums)


def _scale_to_all_outcomes(sums: Counts) -> Counts:
    """Scales the sums to all outcomes of six dice, whichever dice are kept."""
    return sums * _TO_ALL_FALLS


def _full_roll_frequencies(kept: Counts) -> Counts:
    """How often each full roll occurs, given how often each set of dice was kept."""
    if int(kept.sum()) * ROLL_OUTCOMES < _EXACT:
        return _sum_frequencies_over_missing_dice(kept.astype(np.float64)).astype(
            np.int64
        )  # faster than integers, and exact
    return _sum_frequencies_over_missing_dice(kept)


def _sum_frequencies_over_missing_dice(kept: NDArray[Whole]) -> NDArray[Whole]:
    rolling = _ROLLING.astype(kept.dtype)
    for _ in range(3):
        kept = np.tensordot(kept, rolling, axes=(0, 0))
    return kept


def _best_keep_values(expected: NDArray[Whole]) -> NDArray[Whole]:
    """The value of the best keep of each full roll."""
    for axis in range(3):
        before = (slice(None),) * axis
        one = np.maximum(expected[*before, _FULL:_NOTHING], expected[*before, _NOTHING:])
        best = one.take(_FIRST_OF_PAIR, axis)
        np.maximum(best, one.take(_OTHER_OF_PAIR, axis), out=best)
        expected = np.maximum(best, expected[*before, :_FULL], out=best)
    return expected


def _break_ties_by_keeping_more_dice(worth: Values, dice_kept: NDArray[np.int_]) -> Values:
    """Breaks ties in favour of the keep that rolls the fewest dice."""
    return worth * (DICE + 1) + dice_kept


def _best_keep_indices(expected: Values) -> Indices:
    """The best keep of each full roll, as an index into the flat 28 × 28 × 28."""
    expected = _break_ties_by_keeping_more_dice(expected, _DICE_KEPT)
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


class _ValueTable(Generic[Whole]):
    """The value of each final roll, and derived from it the value of any dice with any number of rolls left.

    `settle` turns sums over outcomes into values; `certain` is the factor by which each roll scales values.
    """

    def __init__(
        self, final: NDArray[Whole], settle: Callable[[NDArray[Whole]], NDArray[Whole]], certain: int
    ) -> None:
        self.final = final
        self._settle = settle
        self._certain = certain
        self._expected: dict[int, NDArray[Whole]] = {}

    def expected_values(self, rolls_left: int) -> NDArray[Whole]:
        """The value of each set of kept dice if the others are rolled now, with this many rolls left."""
        found = self._expected.get(rolls_left)
        if found is None:
            reached = (
                self.final if rolls_left == 1 else _best_keep_values(self.expected_values(rolls_left - 1))
            )
            found = self._settle(_sum_values_over_rerolls(reached))
            # Keeping all six means stopping.
            np.multiply(self.final, self._certain**rolls_left, out=found[:_FULL, :_FULL, :_FULL])
            self._expected[rolls_left] = found
        return found

    def value_of_keep(self, kept: Sequence[int], rolls_left: int) -> NDArray[Whole]:
        return (self.expected_values(rolls_left) if rolls_left else self.final)[
            _index_of_kept_dice(kept)
        ].reshape(1)

    def expected_value_by_keep(self, numbers: Sequence[int], rolls_left: int) -> NDArray[Whole]:
        """The value of each of `_KEEPS`; without rolls left, only of the first."""
        if not rolls_left:
            return self.final[_index_of_kept_dice(numbers)].reshape(1)
        a, b, c, d, e, f = numbers
        kept = _FIRST_WAYS[a, b], _SECOND_WAYS[c, d], _THIRD_WAYS[e, f]
        return self.expected_values(rolls_left)[kept].take(_WAY_OF_KEEP)


class _TurnValueTable(_ValueTable[np.float64]):
    """The best value of a turn, scaled to whole numbers as finely as the values allow."""

    def __init__(self, values: tuple[tuple[str, float], ...], nothing: float) -> None:
        greatest = max(abs(nothing), *(abs(value) for _, value in values))
        self._fine = _GRID - frexp(greatest)[1]
        # A met card must be taken, even with a negative value (D3.2); if several are met, the best one.
        final: Values = np.full((_FULL,) * 3, self._scale_to_grid(nothing))
        for card_id, value in sorted(values, key=itemgetter(1)):
            np.copyto(final, self._scale_to_grid(value), where=rolls_meeting_card(card_id))
        super().__init__(final, _divide_into_means_in_place, 1)

    def _scale_to_grid(self, value: float) -> float:
        return float(round(ldexp(value, self._fine)))

    def value_from_grid(self, on_grid: float) -> float:
        """Converts a scaled value back to the unit of the values."""
        return ldexp(on_grid, -self._fine) + 0.0  # avoid a negative zero


# The same values are needed after each roll of a turn.
@lru_cache(maxsize=8)
def _cached_turn_value_table(values: tuple[tuple[str, float], ...], nothing: float) -> _TurnValueTable:
    return _TurnValueTable(values, nothing)


@cache
def _table_of_outcomes_meeting_card(card_id: str) -> _ValueTable[np.int64]:
    """The number of outcomes of the remaining rolls in which the card is met."""
    return _ValueTable(rolls_meeting_card(card_id).astype(np.int64), _scale_to_all_outcomes, ROLL_OUTCOMES)


def chance_of_card(card_id: str, dice: Sequence[int], rolls_left: int) -> float:
    """The exact chance of meeting a card under best play for that card (D7.1).

    With six dice on the table, `rolls_left` counts the rolls still allowed. With fewer (0 is a die still to
    be rolled; `NOT_ROLLED` is the start of a turn), the missing dice are rolled first, which uses up one of
    these rolls.
    """
    table = _table_of_outcomes_meeting_card(card_id)
    _check_missing_dice_can_be_rolled(dice, rolls_left)
    worth = table.expected_value_by_keep if all(dice) else table.value_of_keep
    return int(worth(dice, rolls_left).max()) / ROLL_OUTCOMES**rolls_left


def round_chance(chance: float) -> float:
    """Rounds a chance to a millionth for clients; 0 and 1 only if exact."""
    return min(max(round(chance, 6), 1e-6), 1 - 1e-6) if 0 < chance < 1 else chance


def expected_value_by_keep(
    numbers: Sequence[int], rolls_left: int, values: Mapping[str, float], nothing: float
) -> dict[tuple[int, ...], float]:
    """The expected value of each way to keep dice of a full roll, under best play for the turn afterwards.

    `values` contains the value of taking each card of the row, `nothing` the value of meeting none. At the
    end the player takes the met card with the highest value. Keys are the kept dice, 0 to 5, from all six
    (stop) to none; without rolls left, only stopping is possible.
    """
    table = _cached_turn_value_table(tuple(values.items()), nothing)
    worth = table.expected_value_by_keep(numbers, rolls_left).tolist()
    return dict(zip(_KEEPS, map(table.value_from_grid, worth), strict=False))


def best_keep(numbers: Sequence[int], rolls_left: int, values: Mapping[str, float], nothing: float) -> Keep:
    """The best dice to keep from a full roll; on ties, the keep that rolls the fewest dice."""
    table = _cached_turn_value_table(tuple(values.items()), nothing)
    worth = table.expected_value_by_keep(numbers, rolls_left)
    best = int(_break_ties_by_keeping_more_dice(worth, _DICE_OF_KEEP[: len(worth)]).argmax())
    return Keep(_KEEPS[best], table.value_from_grid(float(worth[best])))


def expected_turn_value(rolls: int, values: Mapping[str, float], nothing: float) -> float:
    """The expected value of a turn before the first of `rolls` rolls, under best play."""
    table = _cached_turn_value_table(tuple(values.items()), nothing)
    reached = table.final if rolls == 1 else _best_keep_values(table.expected_values(rolls - 1))
    after_two = _FIRST_ROLL @ reached.reshape(_FULL, -1)
    after_four = _FIRST_ROLL @ after_two.reshape(_FULL, _FULL)
    return table.value_from_grid(float(_FIRST_ROLL @ after_four) / ROLL_OUTCOMES)


def best_play_chances(
    numbers: Sequence[int], rolls_left: int, values: Mapping[str, float], nothing: float
) -> Outlook:
    """The chance of each card, and of none, under best play for the turn (D7.1).

    As in `chance_of_card`, a 0 in `numbers` is a die still to be rolled, which uses up the first of the rolls
    left.
    """
    _check_missing_dice_can_be_rolled(numbers, rolls_left)
    kept = np.zeros((_SIZE,) * 3, dtype=np.int64)
    if all(numbers):
        keep = best_keep(numbers, rolls_left, values, nothing)
        kept[_index_of_kept_dice(_zero_rerolled_numbers(numbers, keep.dice))] = 1
    else:
        kept[_index_of_kept_dice(numbers)] = 1
    table = _cached_turn_value_table(tuple(values.items()), nothing)
    reached = _full_roll_frequencies(kept)
    for left in range(rolls_left - 1, 0, -1):
        keeps = _best_keep_indices(table.expected_values(left))
        kept = np.zeros(kept.size, dtype=np.int64)
        np.add.at(kept, keeps.ravel(), reached.ravel())
        reached = _full_roll_frequencies(kept.reshape((_SIZE,) * 3))
    falls = ROLL_OUTCOMES ** max(1, rolls_left)
    met_any = np.zeros(reached.shape, dtype=np.bool_)
    for card_id in values:
        met_any |= rolls_meeting_card(card_id)
    return Outlook(
        met={card_id: int(reached[rolls_meeting_card(card_id)].sum()) / falls for card_id in values},
        none=int(reached[~met_any].sum()) / falls,
    )


def _check_missing_dice_can_be_rolled(dice: Sequence[int], rolls_left: int) -> None:
    if rolls_left == 0 and not all(dice):
        raise Refused("refused-no-roll")


def _index_of_kept_dice(dice: Sequence[int]) -> tuple[int, int, int]:
    a, b, c, d, e, f = dice
    return _KEPT[a, b], _KEPT[c, d], _KEPT[e, f]


def _zero_rerolled_numbers(numbers: Sequence[int], keep: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number if die in keep else 0 for die, number in enumerate(numbers))
