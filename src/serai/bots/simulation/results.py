"""The figures of a series: shares with intervals, means, medians. `--json` prints them."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt

from msgspec import Struct

from serai.bots.simulation.counts import WIN_UNITS, Counts, Mean, SeatTotals
from serai.bots.simulation.matches import game_with_pack
from serai.bots.simulation.series import Series

Z_95 = 1.96
"""Standard deviations of a 95 % interval."""
MIN_SHARE_OF_SEATS = 0.1
"""Turns that fewer seats reached are left out of plots over time: only unusual games last so long."""


class Rate(Struct, frozen=True):
    """A share with its 95 % Wilson interval."""

    rate: float
    low: float
    high: float


class Lengths(Struct, frozen=True):
    """Turns per seat in finished games."""

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
    """Results of the seats that had something, and of those that did not: a correlation, not a cause."""

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


def results_from_counts(series: Series, counts: Counts) -> Results:
    ended = counts.endings.total()
    return Results(
        game=series.game,
        pack=game_with_pack(series.game, series.pack).pack_digest(),
        bots=series.bots,
        options=series.options,
        seed=series.seed,
        games=counts.games,
        unfinished=counts.unfinished,
        choices=counts.choices / counts.games if counts.games else 0.0,
        turns=game_lengths(counts.rounds) if counts.rounds else None,
        endings={ending: wilson_rate(times, ended) for ending, times in counts.endings.most_common()},
        levels={level: _level_figures(one, counts.points[level]) for level, one in counts.levels.items()},
        order=[win_rate(counts.order[number]) for number in sorted(counts.order)],
        course={
            kind: {level: _mean_points_by_turn(means) for level, means in by_level.items()}
            for kind, by_level in counts.course.items()
        },
        worth={sort: _worth_of_possessions(counts.all, held) for sort, held in counts.held.items()},
        often={sort: dict(times.most_common()) for sort, times in sorted(counts.often.items())},
    )


def wilson_rate(successes: float, trials: int) -> Rate:
    """A share with its Wilson interval, which is also valid for few trials and rare events."""
    if not trials:
        return Rate(0.0, 0.0, 1.0)
    share, square = successes / trials, Z_95 * Z_95
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    reach = Z_95 * sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return Rate(share, max(0.0, centre - reach), min(1.0, centre + reach))


def win_rate(totals: SeatTotals) -> Rate:
    return wilson_rate(totals.won / WIN_UNITS, totals.seats)


def game_lengths(rounds: Counter[int]) -> Lengths:
    games = rounds.total()
    mean = sum(length * times for length, times in rounds.items()) / games
    quantiles = (quantile(rounds, 0.5), quantile(rounds, 0.05), quantile(rounds, 0.95))
    return Lengths(mean, *quantiles, dict(sorted(rounds.items())))


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed."""
    wanted, passed = share * sum(counts.values()), 0
    for value, times in sorted(counts.items()):
        passed += times
        if passed >= wanted:
            return value
    raise ValueError("there is no quantile of nothing")


def _level_figures(totals: SeatTotals, scores: Counter[int]) -> LevelFigures:
    mean = totals.points / totals.seats
    return LevelFigures(totals.seats, win_rate(totals), mean, dict(sorted(scores.items())))


def _mean_points_by_turn(means: dict[int, Mean]) -> list[float]:
    enough = MIN_SHARE_OF_SEATS * means[1].count if 1 in means else 0
    return [mean.total / mean.count for _, mean in sorted(means.items()) if mean.count >= enough]


def _worth_of_possessions(everyone: SeatTotals, held: dict[str, SeatTotals]) -> list[Worth]:
    """Sorted by difference, largest first."""
    worths: list[Worth] = []
    for thing, totals in held.items():
        others = everyone.minus(totals)
        worths.append(
            Worth(
                id=thing,
                seats=totals.seats,
                won=win_rate(totals),
                won_without=win_rate(others).rate,
                points=totals.points / totals.seats,
                points_without=others.points / others.seats if others.seats else 0.0,
            )
        )
    return sorted(worths, key=lambda worth: (worth.won_without - worth.won.rate, worth.id))
