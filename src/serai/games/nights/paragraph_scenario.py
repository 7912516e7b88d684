"""Makes a scenario that leads to a paragraph of a pack, so that its author can play it at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from serai.book.diagnostics import Report
from serai.book.pack_reader import read_pack
from serai.games.nights.coverage.paragraph_paths import ParagraphPath, ParagraphPaths
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.encounter_cards import destiny_chart_bonus
from serai.games.nights.game import Nights
from serai.games.nights.state import Hero
from serai.games.nights.world import Being, World
from serai.table import Decision, Refused, Table
from serai.table.scenario import Scenario, ScenarioPack, open_scenario

SEATS = ("Ana", "Bo")
HEROES = ("aladdin", "scheherazade")
DESTINIES = (0, 3, 5)
DIE = range(1, 7)
NOT_PLAYABLE = "The pack cannot be played yet: mend its errors first (serai book check)."
LONGEST = 30  # choices until the paragraph is read
# Options that lead to the paragraph without detours, by kind of question.
ANSWERS = {"move": "stay", "lost": "badly-lost", "master": "roll", "start": "done"}


class Start(Struct, frozen=True):
    """Where a hero begins and what the dice and cards are, so that the path's encounter comes up."""

    path: ParagraphPath
    space: str
    destiny: int = 0
    time: str = "morning"
    card: str = ""
    dice: tuple[int, ...] = ()
    statuses: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])


def scenario_of_paragraph(root: Path, reference: str) -> str | None:
    """The text of a scenario that ends with reading the paragraph; None if no encounter leads there.

    Raises ValueError with the reason if the pack cannot be played.
    """
    try:
        game = Nights.with_pack(Nights.open_pack(root))
    except Refused as refusal:
        raise ValueError(NOT_PLAYABLE) from refusal
    if reference not in game.world.paragraphs:
        return None
    paths = ParagraphPaths(read_pack(root, Report()), game.world).paths_to(reference)
    for path in paths:
        for start in _possible_starts(game.world, path):
            for hero in HEROES:
                scenario = _make_scenario(root, start, hero)
                choices = _choices_to_paragraph(scenario, start)
                if choices is not None:
                    return format_scenario(scenario, choices)
    return None


def _possible_starts(world: World, path: ParagraphPath) -> Iterator[Start]:
    being = path.being
    if path.place:
        yield Start(path, world.travel_map.arrows[path.place])
    elif path.status:
        details = {}
        if path.status == "pursued" and being:
            details = {"pursuer": being.noun, "adjective": being.adjective}
        for die in DIE:
            yield Start(path, path.space, dice=(die,), statuses={path.status: details})
    elif path.reaction and being:
        yield from _starts_from_cards(world, path, being)


def _starts_from_cards(world: World, path: ParagraphPath, being: Being) -> Iterator[Start]:
    """The cards and rolls that lead to a being (N7.1)."""
    for name, card in world.encounters.items():
        if card.marvel is not None and being.matrix_row == card.marvel.row:
            for space in world.travel_map.find_spaces(card.marvel.terrain, None)[:1]:
                yield Start(path, space, card=name)
        charts = {"": card.chart} if card.kind == "city" else card.charts
        for where, chart in charts.items():
            entries = world.charts.get(chart or "", ())
            for entry in [number for number, one in enumerate(entries, 1) if one == being]:
                terrain = where if card.kind == "terrain" else None
                yield from _starts_from_chart_roll(world, path, name, terrain, where, entry)


def _starts_from_chart_roll(
    world: World, path: ParagraphPath, card: str, terrain: str | None, where: str, entry: int
) -> Iterator[Start]:
    time = where if terrain is None and where else "morning"
    spaces = world.travel_map.find_spaces(terrain, None)
    for destiny in DESTINIES:
        for space in spaces:
            number = world.travel_map.number.get(space, 0)
            die = entry - number - destiny_chart_bonus(Hero("", "", "", destiny=destiny))
            if die in DIE:
                yield Start(path, space, destiny, time, card, (die,))
                return


def _make_scenario(root: Path, start: Start, hero: str) -> Scenario:
    world: dict[str, Any] = {"time": start.time}
    if start.path.heard:
        world["heard"] = dict.fromkeys(start.path.heard, 1)
    described: dict[str, Any] = {
        "hero": hero,
        "space": start.space,
        "destiny": start.destiny,
        **({"destination": start.path.place} if start.path.place else {}),
        **({"statuses": start.statuses} if start.statuses else {}),
    }
    chance: dict[str, list[Any]] = {"destiny": [DESTINY_FACES[start.path.face]]}
    if start.dice:
        chance["d6"] = list(start.dice)
    if start.card:
        chance["encounter"] = [start.card]
    return Scenario(
        game="nights",
        seats=SEATS,
        skip_setup=True,
        pack=ScenarioPack(str(root.resolve())),
        chance=chance,
        layout={"heroes": {SEATS[0]: described}, "world": world},
    )


def _choices_to_paragraph(scenario: Scenario, start: Start) -> list[str] | None:
    """The choices after which the paragraph has been read; None if they lead elsewhere."""
    try:
        table = open_scenario(scenario)
    except Refused:
        return None
    choices: list[str] = []
    for _ in range(LONGEST):
        if _was_paragraph_read(table, start.path.paragraph.reference):
            return choices
        seat = next(iter(table.waiting), None)
        if seat is None or _was_any_paragraph_read(table):
            return None
        option = _answer_towards_path(table.decisions[seat], start.path)
        table.choose(seat, option)
        choices.append(option)
    return None


def _answer_towards_path(decision: Decision, path: ParagraphPath) -> str:
    wanted = path.reaction if decision.kind == "reaction" else ANSWERS.get(decision.kind)
    if decision.kind == "move" and path.place:
        wanted = f"move:{path.place}"
    return wanted if wanted in decision.options else decision.options[0]


def _was_paragraph_read(table: Table, reference: str) -> bool:
    return any(one.key == "read" and one.args["paragraph"] == reference for one in table.all_events())


def _was_any_paragraph_read(table: Table) -> bool:
    return any(one.key == "read" for one in table.all_events())


def format_scenario(scenario: Scenario, choices: list[str]) -> str:
    """Formats the scenario as TOML."""
    lines = [
        f'game = "{scenario.game}"',
        f"seed = {scenario.seed}",
        f"seats = {_to_toml(scenario.seats)}",
        "skip-setup = true",
        f"choices = {_to_toml(choices)}",
        "",
        "[pack]",
        f"path = {_to_toml(scenario.pack.path if scenario.pack else '')}",
    ]
    for seat, hero in scenario.layout["heroes"].items():
        lines += ["", f"[heroes.{seat}]", *(f"{name} = {_to_toml(value)}" for name, value in hero.items())]
    for name, table in (("world", scenario.layout["world"]), ("chance", scenario.chance)):
        lines += ["", f"[{name}]", *(f"{key} = {_to_toml(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _to_toml(value: object) -> str:
    if isinstance(value, dict):
        pairs = (f"{_to_toml(str(name))} = {_to_toml(one)}" for name, one in value.items())  # pyright: ignore
        return f"{{ {', '.join(pairs)} }}"
    return msgspec.json.encode(value).decode()  # strings, numbers and lists are the same in TOML
