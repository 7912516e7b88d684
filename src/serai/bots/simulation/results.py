"""Counts as figures: shares with their intervals, means, medians. This is what `--json` prints."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt

from msgspec import Struct

from serai.bots.simulation.counts import WHOLE, Counts, Holding, Mean
from serai.bots.simulation.matches import game_of
from serai.bots.simulation.series import Series

NORMAL = 1.96
"""Standard deviations that 95 % lie within."""
FEW = 0.1
"""Turns that fewer of the seats come to are left out of the course: only unusual games last so long."""


class Rate(Struct, frozen=True):
    """A share with its 95 % interval (Wilson's)."""

    rate: float
    low: float
    high: float


class Lengths(Struct, frozen=True):
    """Turns of each seat in games that came to their end."""

    mean: float
    median: int
    five_percent: int
    ninety_five_percent: int
    games: dict[int, int]


class LevelFigures(Struct, frozen=True):
    seats: int
    won: Rate
    points: float
    scores: dict[int, int]


class Worth(Struct, frozen=True):
    """How those fared who had something, and those who had not. What goes along is not always the cause."""

    id: str
    seats: int
    won: Rate
    won_without: float
    points: float
    points_without: float


class Results(Struct, frozen=True):
    game: str
    pack: str | None
    bots: tuple[str, ...]
    options: dict[str, object]
    seed: int
    games: int
    unfinished: int
    choices: float
    turns: Lengths | None
    endings: dict[str, Rate]
    levels: dict[str, LevelFigures]
    order: list[Rate]
    course: dict[str, dict[str, list[float]]]
    worth: dict[str, list[Worth]]
    often: dict[str, dict[str, int]]


def results_of(series: Series, counts: Counts) -> Results:
    ended = counts.endings.total()
    return Results(
        game=series.game,
        pack=game_of(series.game, series.pack).pack(),
        bots=series.bots,
        options=series.options,
        seed=series.seed,
        games=counts.games,
        unfinished=counts.unfinished,
        choices=counts.choices / counts.games if counts.games else 0.0,
        turns=lengths_of(counts.rounds) if counts.rounds else None,
        endings={ending: rate(times, ended) for ending, times in counts.endings.most_common()},
        levels={level: _level(one, counts.points[level]) for level, one in counts.levels.items()},
        order=[rate_of(counts.order[number]) for number in sorted(counts.order)],
        course={
            kind: {level: _course(means) for level, means in by_level.items()}
            for kind, by_level in counts.course.items()
        },
        worth={sort: _worths(counts.all, held) for sort, held in counts.held.items()},
        often={sort: dict(times.most_common()) for sort, times in sorted(counts.often.items())},
    )


def rate(times: float, of: int) -> Rate:
    """A share of some trials, with Wilson's interval, which holds for few trials and rare events too."""
    if not of:
        return Rate(0.0, 0.0, 1.0)
    share, square = times / of, NORMAL * NORMAL
    centre = (share + square / (2 * of)) / (1 + square / of)
    reach = NORMAL * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Rate(share, max(0.0, centre - reach), min(1.0, centre + reach))


def rate_of(holding: Holding) -> Rate:
    return rate(holding.won / WHOLE, holding.seats)


def lengths_of(rounds: Counter[int]) -> Lengths:
    games = rounds.total()
    mean = sum(length * times for length, times in rounds.items()) / games
    quantiles = (quantile(rounds, 0.5), quantile(rounds, 0.05), quantile(rounds, 0.95))
    return Lengths(mean, *quantiles, dict(sorted(rounds.items())))


def quantile(of: Mapping[int, int], share: float) -> int:
    """The least value that so great a share does not exceed."""
    wanted, passed = share * sum(of.values()), 0
    for value, times in sorted(of.items()):
        passed += times
        if passed >= wanted:
            return value
    raise ValueError("there is no quantile of nothing")


def _level(holding: Holding, scores: Counter[int]) -> LevelFigures:
    mean = holding.points / holding.seats
    return LevelFigures(holding.seats, rate_of(holding), mean, dict(sorted(scores.items())))


def _course(means: dict[int, Mean]) -> list[float]:
    enough = FEW * means[1].count if 1 in means else 0
    return [mean.total / mean.count for _, mean in sorted(means.items()) if mean.count >= enough]


def _worths(everyone: Holding, held: dict[str, Holding]) -> list[Worth]:
    """What makes most of a difference first."""
    worths: list[Worth] = []
    for thing, holding in held.items():
        others = everyone.without(holding)
        worths.append(
            Worth(
                id=thing,
                seats=holding.seats,
                won=rate_of(holding),
                won_without=rate_of(others).rate,
                points=holding.points / holding.seats,
                points_without=others.points / others.seats if others.seats else 0.0,
            )
        )
    return sorted(worths, key=lambda worth: (worth.won_without - worth.won.rate, worth.id))
