"""Games between Nights bots for the tests, with the tiny Book and any options."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from serai.bots import find_bot
from serai.games.nights.board import Board
from serai.games.nights.game import Nights
from serai.table import Table, View

NAMES = ("Ana", "Bo", "Cem", "Dina", "Eva", "Fay")
WAYS_TO_PLAY: list[dict[str, Any]] = [
    {},
    {"goal": 8},
    {"one-status": True},
    {"random-skills": True, "merchant": True},
    {"storytelling": True, "person-reads": True},
]
MOST = 6000
"""The maximum number of choices in a game."""

Moment = tuple[Table, str, View[Board]]


def moments(
    game: type[Nights],
    players: Mapping[str, Callable[..., str]],
    seed: int,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Moment]:
    """The table at every moment at which somebody must choose, until the game is over."""
    table = Table.new(game, [*players], options, seed=seed)
    for _ in range(MOST):
        seat = next(iter(table.waiting), None)
        if seat is None:
            return
        view = table.view(seat)
        yield table, seat, view
        table.choose(seat, players[seat](view, table.bot_stream(seat)))


def seated(level: str, seats: int) -> dict[str, Callable[..., str]]:
    return dict.fromkeys(NAMES[:seats], find_bot("nights", level))


def play_out(
    game: type[Nights],
    players: Mapping[str, Callable[..., str]],
    seed: int,
    options: Mapping[str, Any] | None = None,
) -> Table:
    table = None
    for moment in moments(game, players, seed, options):
        table = moment[0]
    assert table is not None
    return table


def share_of_wins(
    game: type[Nights], one: Callable[..., str], other: Callable[..., str], pairs: int, **options: Any
) -> float:
    """The share of two-player games that the first bot wins; each seed is played in both seatings."""
    wins = 0.0
    for seed in range(pairs):
        for me, players in (("Ana", {"Ana": one, "Bo": other}), ("Bo", {"Ana": other, "Bo": one})):
            outcome = play_out(game, players, seed, options).outcome
            assert outcome is not None
            wins += (me in outcome.winners) / len(outcome.winners)
    return wins / (2 * pairs)
