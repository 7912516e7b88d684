"""What king and emperor know is made by self-play: `python -m serai.games.dice.bots.learning king`."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from serai.bots.sharing import cores, share_out
from serai.games.dice.bots import emperor, king
from serai.games.dice.bots.features import features, next_to_play
from serai.games.dice.bots.network import CERTAIN, Network, Numbers, judge, write
from serai.games.dice.bots.self_play import Played, play_alone
from serai.games.dice.bots.training import train

HERE = Path(__file__).parent
PLAYERS = range(2, 6)
KING_ROUNDS, KING_GAMES = 2, 2000
FIRST_GAMES = 1500
SEED = 10**9
"""Learning plays with seeds from here on, so that no game by which a level is measured was learned from."""
EMPEROR_ROUNDS, EMPEROR_GAMES = 3, 1500
TRUST = 0.3
"""In what is learned, the share of what happened in the end; the rest is what was expected a turn later."""


# The king


def learn_king(rounds: int, games: int, jobs: int = 1) -> dict[str, float]:
    """Plays by what it knows, then asks what each measure was worth; at first it knows its lead only.

    So many games in a round, with two to five at the table in turn.
    """
    values = tuple(king.HUNDREDTHS * (measure == "lead over the best") for measure in king.MEASURES)
    for number in range(rounds):
        seeds = range(SEED + number * games, SEED + (number + 1) * games)
        values = fit_king(share_out(partial(_play_as_king, values), seeds, jobs))
    return {measure: value / king.HUNDREDTHS for measure, value in zip(king.MEASURES, values, strict=True)}


def _play_as_king(values: tuple[int, ...], seed: int) -> Played:
    return play_alone(king.Values(values), PLAYERS[seed % len(PLAYERS)], seed)


def fit_king(games: Iterable[Played]) -> tuple[int, ...]:
    """Least squares: what the measures of a position tell of the end of the game, in hundredths.

    In fractions, so that what is learned is the same on every CPU.
    """
    seen: list[Sequence[int]] = []
    for played in games:
        for step in played.steps:
            best = max(score for seat, score in enumerate(played.scores) if seat != step.seat)
            lead = king.SHARES * (played.scores[step.seat] - best)
            seen.append((*king.measures(step.prospect), lead + king.victory(played.won[step.seat])))
    known = np.array(seen, dtype=np.int64)
    together: list[list[int]] = (known[:, :-1].T @ known).tolist()
    return tuple(round(king.HUNDREDTHS * value) for value in solve(together))


def solve(rows: Sequence[Sequence[int]]) -> list[Fraction]:
    """What solves linear equations, each a row that ends with what it amounts to; 0 where anything would."""
    left = [[Fraction(number) for number in row] for row in rows]
    solved: dict[int, list[Fraction]] = {}
    for column in range(len(rows)):
        pivot = next((row for row in left if row[column]), None)
        if pivot is None:
            continue
        left.remove(pivot)
        pivot = [number / pivot[column] for number in pivot]
        for row in (*left, *solved.values()):
            times = row[column]
            row[:] = [number - times * other for number, other in zip(row, pivot, strict=True)]
        solved[column] = pivot
    return [solved[column][-1] if column in solved else Fraction(0) for column in range(len(rows))]


# The emperor


def learn_emperor(seats: int, jobs: int = 1) -> Network:
    """First from games of the king and how they ended, then from its own, turn by turn."""
    games = [*share_out(partial(play_alone, king.worth, seats), range(SEED, SEED + FIRST_GAMES), jobs)]
    network = train(*_lessons(map(results, games)), rounds=3, rate=0.001, decay=1.0, seed=0)
    for number in range(1, EMPEROR_ROUNDS + 1):
        first = SEED + number * 10**6
        seeds = range(first, first + EMPEROR_GAMES)
        games = [*share_out(partial(play_alone, emperor.Values(judge(network)), seats), seeds, jobs)]
        lessons = _lessons(hopes(played, network) for played in games)
        network = train(*lessons, rounds=10, rate=0.003, decay=0.3, seed=number)
    return network


Lesson = tuple[list[float], Sequence[float]]
"""The features of a position, and the chances of the seats, the next player's first."""


def _lessons(games: Iterable[Iterator[Lesson]]) -> tuple[Numbers, Numbers]:
    lessons = [lesson for game in games for lesson in game]
    return np.array([seen for seen, _ in lessons]), np.array([chances for _, chances in lessons])


def results(played: Played) -> Iterator[Lesson]:
    """Each position of a game with how the game ended."""
    for step in played.steps:
        first = (step.seat + next_to_play(step.prospect)) % len(played.won)
        yield features(step.prospect), played.won[first:] + played.won[:first]


def hopes(played: Played, network: Network) -> Iterator[Lesson]:
    """Each position of a game with what could be expected a turn later, and a share of how the game ended.

    The next player's chance is exact for all dice. Those of the others are as they came by the dice that
    fell; by how much these were lucky is shared among the others as their chances were before.
    """
    steps, seats = played.steps, len(played.won)
    seen = [features(step.prospect) for step in steps]
    thought = network.chances(np.array(seen)) if seen else np.empty((0, seats))
    later = expected = np.array(played.won)
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        first = (step.seat + next_to_play(step.prospect)) % seats
        chances, before = np.roll(expected, -first), thought[at]
        hope = step.hope / CERTAIN
        luck = chances[0] - hope
        fair = chances + luck * before / max(1e-6, 1 - before[0])
        fair[0] = hope
        lesson = (1 - TRUST) * fair + TRUST * np.roll(later, -first)
        yield seen[at], lesson.tolist()
        later, expected = np.roll(lesson, first), np.roll(before, first)


# What is kept


def main(who: str, *tables: str) -> None:
    """Learns as the king, or as the emperor for tables of so many seats; without any, for all."""
    jobs = cores()
    if who == "king":
        made = f"{KING_ROUNDS} rounds of {KING_GAMES} games against itself, with two to five at the table"
        _keep(king.KingValues(made, learn_king(KING_ROUNDS, KING_GAMES, jobs)), "king")
        return
    made = (
        f"{FIRST_GAMES} games of the king against itself and how they ended; "
        f"then {EMPEROR_ROUNDS} rounds of {EMPEROR_GAMES} games of its own"
    )
    for seats in map(int, tables or PLAYERS):
        network = write(learn_emperor(seats, jobs), made)
        _keep(dict(sorted({**emperor.known(), seats: network}.items())), "emperor")


def _keep(values: object, name: str) -> None:
    text = msgspec.json.format(msgspec.json.encode(values), indent=1 if name == "king" else 0)
    (HERE / f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
