"""The ladder: each level of bots against the one below it, in paired games.

A pair is one seed played twice, with the chairs exchanged, so that luck is shared evenly. The interval takes
the pair as its unit, because the two games of a pair are not independent.
"""

from collections import Counter
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from serai.bots import levels
from serai.bots.sharing import Progress, share_out
from serai.bots.simulation.counts import WHOLE
from serai.bots.simulation.matches import Match, check_match, play
from serai.bots.simulation.results import NORMAL, Rate
from serai.bots.simulation.series import shares
from serai.table import Refused


class Rung(Struct, frozen=True):
    """`stronger` against `weaker`, for two; so many pairs from the seed on."""

    game: str
    stronger: str
    weaker: str
    pairs: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: Path | None = None

    def matches(self, number: int) -> tuple[Match, Match]:
        seed = self.seed + number
        seatings = ((self.stronger, self.weaker), (self.weaker, self.stronger))
        first, second = (Match(self.game, bots, seed, self.options, self.pack) for bots in seatings)
        return first, second


class Climb(Struct, frozen=True):
    """How a rung was taken: the share of games that the stronger has won, with its 95 % interval.

    A game that had no end counts as half.
    """

    stronger: str
    weaker: str
    games: int
    unfinished: int
    won: Rate


def rungs(
    game: str, games: int, seed: int, options: dict[str, Any] | None = None, pack: Path | None = None
) -> list[Rung]:
    """The neighbours among the levels of a game, the weakest first; an odd number of games is rounded up."""
    known, pairs = levels(game), -(-games // 2)
    if len(known) < 2:
        raise Refused(f"“{game}” has no ladder: its only level is {', '.join(known)}.")
    return [
        Rung(game, stronger, weaker, pairs, seed, options or {}, pack) for weaker, stronger in pairwise(known)
    ]


def climb(rung: Rung, jobs: int = 1, progress: Progress | None = None) -> Climb:
    """Plays the pairs of a rung. The figures are the same whoever shares the work."""
    check_match(rung.matches(0)[0])
    pairs, unfinished = Counter[int](), 0
    for part, endless in share_out(partial(play_pairs, rung), shares(rung.pairs), jobs, progress):
        pairs += part
        unfinished += endless
    return Climb(rung.stronger, rung.weaker, 2 * rung.pairs, unfinished, paired_rate(pairs))


def play_pairs(rung: Rung, numbers: range) -> tuple[Counter[int], int]:
    """How many pairs brought the stronger so much (a game won is `WHOLE`), and the games without an end."""
    pairs, unfinished = Counter[int](), 0
    for number in numbers:
        won = 0
        for match in rung.matches(number):
            outcome = play(match).outcome
            if outcome is None:
                unfinished += 1
                won += WHOLE // 2
            else:
                mine = (seat for seat, level in match.levels.items() if level == rung.stronger)
                won += sum(WHOLE // len(outcome.winners) for seat in mine if seat in outcome.winners)
        pairs[won] += 1
    return pairs, unfinished


def paired_rate(pairs: Counter[int]) -> Rate:
    """The mean share of a pair, with the interval that the spread of the pairs gives."""
    number = pairs.total()
    shares = {won / (2 * WHOLE): times for won, times in sorted(pairs.items())}
    mean = sum(share * times for share, times in shares.items()) / number
    if number < 2:
        return Rate(mean, 0.0, 1.0)
    variance = sum((share - mean) ** 2 * times for share, times in shares.items()) / (number - 1)
    reach = NORMAL * sqrt(variance / number)
    return Rate(mean, max(0.0, mean - reach), min(1.0, mean + reach))
