"""Tables that wait in every kind of question of the Nights.

They are found by random play: from the beginning, or with heroes that have already gained a lot.
"""

import sys
from collections.abc import Iterator
from functools import cache, partial
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from house import stored_table
from serai.book.vocabulary import SKILLS, STATUSES, TIMES
from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.decision_subject import concerned_seat
from serai.games.nights.packs import open_playable_world, shipped_world
from serai.games.nights.world import World
from serai.house.store import StoredTable
from serai.table import Decision, Table
from serai.table.scenario import Scenario, ScenarioPack, open_scenario

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from nights.scenario_world import assembled_book

SEATS = ("Ana", "Bo", "Inés", "Cy")
GAMES = 300
CHOICES = 60
OTHERS = frozenset({"number of another", "entry of another", "move of another", "reaction of another"})
"""Kinds that are sometimes asked about somebody else's hero; all others always are."""
DEEDS = frozenset(
    {"end sell", "end give", "end pay", "end swap", "end give-up", "start rest", "award reroll"}
)
WANTED = QUESTIONS.keys() | OTHERS | DEEDS | {"under a geas"}

HELD = STATUSES.keys() - {"beloved"}  # which is answered at once
GAINS = ("scorned", "married")
"""Questions of the tiny Book that the first Book never asks: losing a skill, ending a marriage."""


class Moment(Struct, frozen=True):
    """A question at a waiting table; `address` is where its seat finds it."""

    name: str
    kind: str
    seat: str
    options: tuple[str, ...]
    address: str


def natural(seed: int) -> Table:
    """A game from its beginning, with a random size and options."""
    options = {"goal": 20, "storytelling": seed % 3 == 1, "person-reads": seed % 4 == 2}
    return Table.new("nights", SEATS[: (3, 4, 2, 1)[seed % 4]], options=options, seed=seed)


def laid(world: World, book: Path | None, statuses: tuple[str, ...], seed: int) -> Table:
    """Heroes with skills, treasures, statuses and a quest, some of them home with enough points to win."""
    random = Random(seed)
    treasures = random.sample(sorted(world.treasures), len(world.treasures))
    quests = random.sample(sorted(world.quests), len(world.quests))
    spaces, skills = sorted(world.travel_map.spaces), sorted(SKILLS)
    seats = SEATS[: (3, 2, 4, 1)[seed % 4]]
    heroes: dict[str, Any] = {
        seat: {
            "space": random.choice(("baghdad", random.choice(spaces))),
            "destiny": random.choice((0, 3, 10)),
            "story": random.choice((0, 3, 10)),
            "skills": {skill: random.choice(("talent", "master")) for skill in random.sample(skills, 4)},
            "statuses": [*statuses, *random.sample(sorted(HELD.difference(statuses)), 2)],
            "treasures": [treasures.pop() for _ in range(3)],
            "quest": quests.pop(),
        }
        for seat in seats
    }
    scenario = Scenario(
        game="nights",
        seats=seats,
        seed=seed,
        options={"merchant": seed % 3 == 1},
        pack=ScenarioPack(str(book)) if book else None,
        layout={"heroes": heroes, "world": {"time": random.choice(TIMES)}},
    )
    return open_scenario(scenario)


def tables() -> Iterator[Table]:
    """Yields tables of each sort in turn:

    the shipped Book at its beginning and later, and the assembled one.
    """
    book = assembled_book()
    sorts = (
        natural,
        partial(laid, shipped_world(), None, ()),
        partial(laid, open_playable_world(book), book, GAINS),
    )
    return (table for seed in range(GAMES) for table in (sort(seed) for sort in sorts))


def seat_names(decision: Decision) -> Iterator[str]:
    """What a question is an example of."""
    kind, options = decision.kind, decision.options
    another = f"{kind} of another"
    is_another = another in OTHERS and concerned_seat(decision) != decision.seat
    yield another if is_another else kind
    if kind not in ("end", "start") and "pay:under-geas" in options:
        yield "under a geas"
    yield from (f"{kind} {option.partition(':')[0]}" for option in options)


@cache
def found() -> tuple[tuple[str, Table, Decision], ...]:
    """One example of everything wanted, at a waiting table, sorted by name."""
    return tuple(sorted(_search(), key=itemgetter(0)))


def _search() -> Iterator[tuple[str, Table, Decision]]:
    missing = set(WANTED)
    for number, table in enumerate(tables()):
        random = Random(number)
        for _ in range(CHOICES):
            for decision in table.decisions.values():
                for name in missing.intersection(seat_names(decision)):
                    missing.discard(name)
                    yield name, Table.replay(table.record()), decision
            if not table.decisions or not missing:
                break
            decision = table.decisions[table.waiting[0]]
            table.choose(decision.seat, random.choice(decision.options))
        if not missing:
            return
    raise SystemExit(f"Nobody was asked: {', '.join(sorted(missing))}.")


def moments() -> Iterator[tuple[StoredTable, Moment]]:
    """Each table as the server stores it, and where its seat finds the question."""
    for name, table, decision in found():
        stored, opened = stored_table(table)
        key = opened.chairs[table.opening.seats.index(decision.seat)]
        yield stored, Moment(name, decision.kind, decision.seat, decision.options, f"/t/{opened.table}#{key}")
