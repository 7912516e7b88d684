"""Games in the world of the first Book with the tiny Book's tales: everything in it can be met.

A quick run prefers least-used options and sees every space, place, card and chart. The long run also sees
nearly every entry and cell (`test_first_book_charts.py` proves that each entry can be rolled).
"""

from collections import Counter
from random import Random

import pytest

from nights.test_random_games import WAYS_TO_PLAY, Player, Used, by_chance, least_used_first, wander
from nights.whole_world import whole_nights
from nights.world_coverage import Met, Thing
from serai.book.vocabulary import PLACES
from serai.table import Table
from table.playing import NAMES

CHUNK = 500
CHUNKS = range(0, 10_000, CHUNK)
MOST = 200_000  # choices per game; random heroes take long to come home

FEW_PLACES = 3  # places that five hundred random games may never enter


def travel(seeds: range, used: Used | None = None) -> Met:
    """Play a game for each seed, with varying numbers of heroes and options; returns what they met."""
    game = whole_nights()
    met = Met(game.world)
    for seed in seeds:
        table = Table.new(game, NAMES[: seed % 6 + 1], WAYS_TO_PLAY[seed % 5], seed=seed)
        random = Random(seed)
        player: Player = by_chance(random) if used is None else least_used_first(random, used)
        wander(table, player, MOST)
        assert table.outcome is not None, seed
        met.add(table)
    return met


def of(kind: str, things: list[Thing]) -> list[Thing]:
    return [thing for thing in things if thing[0] == kind]


def of_some_pursuers(met: Met) -> set[Thing]:
    """The rows for particular pursuers: who pursues depends on the tales, which here are the tiny Book's."""
    return {("row", "H", row) for row in met.world.book.row_keys["H"]}


def test_the_whole_world_is_the_first_books_own() -> None:
    world = whole_nights().world
    assert len(world.travel_map.spaces) == 180
    assert (len(world.encounters), len(world.treasures), len(world.quests)) == (30, 32, 19)
    assert len(world.charts) == 94
    assert len(world.rows) == 336
    assert world.places.keys() == PLACES.keys()


def test_a_few_hundred_games_see_every_space_place_card_chart_and_row() -> None:
    met = travel(range(240), Counter())
    never = met.never()
    assert {thing[0] for thing in never if thing not in of_some_pursuers(met)} <= {"entry", "cell"}
    assert len(of("entry", never)) <= 0.2 * len(of("entry", [*met.times]))
    charts = {chart for kind, chart, *_ in met.times if kind == "entry"}
    assert charts == whole_nights().world.charts.keys()


@pytest.mark.soak
@pytest.mark.parametrize("start", CHUNKS[::2])
def test_games_by_chance_meet_the_whole_world(start: int) -> None:
    met = travel(range(100_000 + start, 100_000 + start + CHUNK))
    assert len(of("place", met.never())) <= FEW_PLACES, met.never()
    check_thousands(met)


@pytest.mark.soak
@pytest.mark.parametrize("start", CHUNKS[1::2])
def test_games_to_where_nobody_has_been_meet_the_whole_world(start: int) -> None:
    met = travel(range(100_000 + start, 100_000 + start + CHUNK), Counter())
    assert not of("place", met.never())
    check_thousands(met)


def check_thousands(met: Met) -> None:
    """Five hundred games miss a few of the rarest entries and cells."""
    never = [thing for thing in met.never() if thing not in of_some_pursuers(met)]
    assert {thing[0] for thing in never} <= {"entry", "cell", "place"}
    assert len(of("entry", never)) <= 0.03 * len(of("entry", [*met.times])), of("entry", never)
