"""Builds tables for tests from scenario tables, with the tiny Book, and reads facts from them.

By default it is the start of Ana's turn, with a male hero in Baghdad, and Bo is the other player. Cards and
dice come in the order given, then by seed.
"""

import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from serai.games.nights.awards import apply_awards
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.game import Nights
from serai.games.nights.state import LEVELS, Hero, State
from serai.table import Decision, Table, Turn
from serai.table.chance import ChanceState
from serai.table.position import Position
from serai.table.validation import read_options

TINY = Path(__file__).parents[1] / "book" / "tiny-book"
TINY_NIGHTS = Nights.with_pack(Nights.open_pack(TINY))
PEOPLE, MOUNTAIN, BASRA = "people-at-the-gate", "magnetic-mountain", "basra"

# The beings met in Baghdad in the morning (chart “bazaar”) by die, for a hero with less than 3 destiny.
OLD_MERCHANT, GENEROUS_MERCHANT, WICKED_MERCHANT, MAIDEN, HANDSOME_SOLDIER, DERVISH = range(1, 7)


def with_changed_tales(*changes: tuple[str, str]) -> type[Nights]:
    """The game with a copy of the tiny Book in which some strings are replaced: awards, or an arrow's end."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(shutil.copytree(TINY, Path(folder, "pack")))
        for file in (root / "map.toml", *root.glob("*/*.tale.md")):
            text = file.read_text("utf-8")
            for old, new in changes:
                text = text.replace(old, new)
            file.write_text(text, "utf-8")
        return Nights.with_pack(Nights.open_pack(root))


def make_table(
    ana: Mapping[str, Any] | None = None,
    *others: Mapping[str, Any],
    seats: Sequence[str] = ("Ana", "Bo"),
    options: Mapping[str, Any] | None = None,
    world: Mapping[str, Any] | None = None,
    d6: Sequence[int] = (),
    destiny: Sequence[str] = (),
    encounter: Sequence[str] = (PEOPLE,),
    treasure: Sequence[str] = (),
    fate: Sequence[str] = (),
    quest: Sequence[str] = (),
    script: Mapping[str, Sequence[int | str]] | None = None,
    game: type[Nights] = TINY_NIGHTS,
) -> Table:
    """A table before the first choice of Ana's turn. `others` are the heroes of the other seats."""
    given_heroes = ({"hero": "aladdin", **(ana or {})}, *others)
    heroes = {seat: dict(given) for seat, given in zip(seats, given_heroes, strict=False)}
    tables = {"heroes": heroes, "world": dict(world or {})}
    cards = {"encounter": encounter, "treasure": treasure, "quest": quest}
    lines = {"d6": d6, "destiny": destiny, "fate": fate, **cards, **(script or {})}
    read = read_options(game.card, options or {})
    return Table.new(
        game,
        seats,
        options,
        seed=1,
        script={name: list(given) for name, given in lines.items() if given},
        start=Position(0, ChanceState(), game.state_from_scenario(tuple(seats), read, tables)),
    )


def play(table: Table, *options: str) -> Table:
    """Choose these options in turn, each for the seat that must decide."""
    for option in options:
        decision = current_decision(table)
        table.choose(decision.seat, option)
    return table


def current_decision(table: Table) -> Decision:
    """The only pending decision."""
    (decision,) = table.decisions.values()
    return decision


def hero(table: Table, seat: str = "Ana") -> Hero:
    return state_of(table).heroes[seat]


def state_of(table: Table) -> State:
    """The whole state, even in the middle of a turn, including what no view shows."""
    return table._runner.game.state


def statuses(table: Table, seat: str = "Ana") -> set[str]:
    return set(hero(table, seat).statuses)


def event_args(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of every event with that key."""
    return [event.args for event in table.all_events() if event.key == key]


def keys(table: Table) -> list[str]:
    return [event.key for event in table.all_events()]


def turn_of(table: Table) -> str:
    return state_of(table).seat


def run(part: Turn, *answers: str) -> list[Decision]:
    """Run a part of a turn with these answers; returns the decisions with more than one option."""
    left = list(answers)
    questions: list[Decision] = []
    answer: str | None = None
    try:
        while True:
            question = part.send(answer)  # type: ignore[arg-type]
            assert isinstance(question, Decision)
            if len(question.options) == 1:
                (answer,) = question.options
                continue
            questions.append(question)
            assert left, f"{question} has no answer"
            answer = left.pop(0)
            assert answer in question.options, question
    except StopIteration:
        assert not left, f"nobody asked for {left}"
        return questions


def award(
    table: Table, line: str, *answers: str, seat: str = "Ana", encountering: bool = True
) -> list[Decision]:
    """Apply an award line to a hero, as in an encounter."""
    game = table._runner.game
    giving = apply_awards(game, game.state.heroes[seat], parse_award_line(line))
    if not encountering:
        while game.turn_memory.is_in_encounter:
            game.turn_memory.end_encounter()
        return run(giving, *answers)
    game.turn_memory.begin_encounter()
    current_decision = run(giving, *answers)
    game.turn_memory.end_encounter()
    return current_decision


def points(table: Table, seat: str = "Ana") -> tuple[int, int]:
    """Destiny and story."""
    one = hero(table, seat)
    return one.destiny, one.story


def wealth(table: Table, seat: str = "Ana") -> str:
    return LEVELS[hero(table, seat).wealth]
