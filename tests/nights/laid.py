"""Tables laid out for a test, in the words of a scenario, on the tiny Book; and what a test asks of them.

Unless a test says otherwise Ana, a man in Baghdad, is at the start of her turn, and Bo sits beside her. Cards
and dice come in the order given, then by the seed.
"""

import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from serai.games.nights.awards import apply
from serai.games.nights.effects.words import award_line
from serai.games.nights.game import Nights
from serai.games.nights.state import LEVELS, Hero, State
from serai.table import Decision, Table, Turn
from serai.table.chance import ChanceState
from serai.table.opening import read_options
from serai.table.position import Position

TINY = Path(__file__).parents[1] / "book" / "tiny-book"
TINY_NIGHTS = Nights.with_pack(Nights.open_pack(TINY))
PEOPLE, MOUNTAIN, BASRA = "people-at-the-gate", "magnetic-mountain", "basra"

# What the die gives in Baghdad in the morning (chart “bazaar”), for a hero with less than 3 destiny.
OLD_MERCHANT, GENEROUS_MERCHANT, WICKED_MERCHANT, MAIDEN, HANDSOME_SOLDIER, DERVISH = range(1, 7)


def told_otherwise(*changes: tuple[str, str]) -> type[Nights]:
    """The game in a copy of the tiny Book in which some words are others: awards, or an arrow's end."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(shutil.copytree(TINY, Path(folder, "pack")))
        for file in (root / "map.toml", *root.glob("*/*.tale.md")):
            text = file.read_text("utf-8")
            for old, new in changes:
                text = text.replace(old, new)
            file.write_text(text, "utf-8")
        return Nights.with_pack(Nights.open_pack(root))


def lay(
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
    """A table before the first choice of Ana's turn. `others` are the heroes of the next seats."""
    laid_heroes = ({"hero": "aladdin", **(ana or {})}, *others)
    heroes = {seat: dict(laid) for seat, laid in zip(seats, laid_heroes, strict=False)}
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
        start=Position(0, ChanceState(), game.position(tuple(seats), read, tables)),
    )


def play(table: Table, *options: str) -> Table:
    """Lets whoever must choose choose these options, one after the other."""
    for option in options:
        decision = asked(table)
        table.choose(decision.seat, option)
    return table


def asked(table: Table) -> Decision:
    """The one question that the table waits for."""
    (decision,) = table.decisions.values()
    return decision


def hero(table: Table, seat: str = "Ana") -> Hero:
    return state_of(table).heroes[seat]


def state_of(table: Table) -> State:
    """The whole state, in the middle of a turn too, with what no view shows."""
    return table._game.state


def statuses(table: Table, seat: str = "Ana") -> set[str]:
    return set(hero(table, seat).statuses)


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """The arguments of every event of that key."""
    return [event.args for event in table.all_events() if event.key == key]


def keys(table: Table) -> list[str]:
    return [event.key for event in table.all_events()]


def turn_of(table: Table) -> str:
    return state_of(table).seat


def run(part: Turn, *answers: str) -> list[Decision]:
    """Plays a part of a turn by itself with these answers; returns what was asked, but for single options."""
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
    """Gives a hero what an award line says, as in an encounter."""
    game = table._game
    giving = apply(game, game.state.heroes[seat], award_line(line))
    if not encountering:
        while game.notes.encountering:
            game.notes.end_encounter()
        return run(giving, *answers)
    game.notes.begin_encounter()
    asked = run(giving, *answers)
    game.notes.end_encounter()
    return asked


def points(table: Table, seat: str = "Ana") -> tuple[int, int]:
    """Destiny and story."""
    one = hero(table, seat)
    return one.destiny, one.story


def wealth(table: Table, seat: str = "Ana") -> str:
    return LEVELS[hero(table, seat).wealth]
