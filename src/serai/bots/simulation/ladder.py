"""The ladder: each bot level plays against the next lower one, in paired games.

A pair is one seed played twice with swapped seats, which evens out luck. The interval is computed over pairs,
because the two games of a pair are not independent.
"""

from collections import Counter
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from serai.bots import own_bot_levels
from serai.bots.parallel import Progress, map_parallel
from serai.bots.simulation.counts import WIN_UNITS
from serai.bots.simulation.matches import Match, check_match, play_match
from serai.bots.simulation.results import Z_95, Rate
from serai.bots.simulation.series import split_into_batches
from serai.table import Refused


class LadderMatch(Struct, frozen=True):
    """A two-seat match of `stronger` against `weaker` over a number of pairs, with seeds counted up from
    `seed`.
    """

    game: str
    stronger: str
    weaker: str
    pairs: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: Path | None = None

    def matches_with_swapped_seats(self, number: int) -> tuple[Match, Match]:
        seed = self.seed + number
        seatings = ((self.stronger, self.weaker), (self.weaker, self.stronger))
        first, second = (Match(self.game, bots, seed, self.options, self.pack) for bots in seatings)
        return first, second


class LadderResult(Struct, frozen=True):
    """The share of games won by the stronger level, with its 95 % interval.

    An unfinished game counts as half a win.
    """

    stronger: str
    weaker: str
    games: int
    unfinished: int
    won: Rate


def ladder_matches(
    game: str, games: int, seed: int, options: dict[str, Any] | None = None, pack: Path | None = None
) -> list[LadderMatch]:
    """The matches between neighbouring levels, weakest first; rounds an odd number of games up."""
    known, pairs = own_bot_levels(game), -(-games // 2)
    if len(known) < 2:
        raise Refused(f"“{game}” has no ladder: its only level is {', '.join(known)}.")
    return [
        LadderMatch(game, stronger, weaker, pairs, seed, options or {}, pack)
        for weaker, stronger in pairwise(known)
    ]


def play_ladder_match(pairing: LadderMatch, jobs: int = 1, progress: Progress | None = None) -> LadderResult:
    """Plays all pairs of a match. The result does not depend on the number of jobs."""
    check_match(pairing.matches_with_swapped_seats(0)[0])
    pairs, unfinished = Counter[int](), 0
    for part, endless in map_parallel(
        partial(play_pairs_and_count_results, pairing), split_into_batches(pairing.pairs), jobs, progress
    ):
        pairs += part
        unfinished += endless
    return LadderResult(
        pairing.stronger, pairing.weaker, 2 * pairing.pairs, unfinished, win_rate_from_pairs(pairs)
    )


def play_pairs_and_count_results(pairing: LadderMatch, numbers: range) -> tuple[Counter[int], int]:
    """How often each pair result occurred (a win is `WIN_UNITS`), and the number of unfinished games."""
    pairs, unfinished = Counter[int](), 0
    for number in numbers:
        won = 0
        for match in pairing.matches_with_swapped_seats(number):
            outcome = play_match(match).outcome
            if outcome is None:
                unfinished += 1
                won += WIN_UNITS // 2
            else:
                mine = (seat for seat, level in match.level_by_seat.items() if level == pairing.stronger)
                won += sum(WIN_UNITS // len(outcome.winners) for seat in mine if seat in outcome.winners)
        pairs[won] += 1
    return pairs, unfinished


def win_rate_from_pairs(pairs: Counter[int]) -> Rate:
    """The mean share of a pair, with the interval from the variance of the pairs."""
    number = pairs.total()
    shares = {won / (2 * WIN_UNITS): times for won, times in sorted(pairs.items())}
    mean = sum(share * times for share, times in shares.items()) / number
    if number < 2:
        return Rate(mean, 0.0, 1.0)
    variance = sum((share - mean) ** 2 * times for share, times in shares.items()) / (number - 1)
    reach = Z_95 * sqrt(variance / number)
    return Rate(mean, max(0.0, mean - reach), min(1.0, mean + reach))
