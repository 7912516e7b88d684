"""An introduction: a scenario of two seats, and the cues on which something is remarked."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from serai.plugin import find_plugin
from serai.table import Refused, Table
from serai.table.scenario import Scenario, open_scenario, read_scenario

LEARNER, OTHER = "learner", "other"
"""How an introduction calls its two seats, in this order."""


class Cue(Struct, frozen=True, forbid_unknown_fields=True):
    """When something is remarked, once: at an event, or while a question is asked.

    An event fits by its key, by whose it is (`by`) and by its arguments (`where`), the `nth` time that it
    does, `unless` an event of that key has befallen the learner. A question fits by its kind (`asked`), by
    an option it has, or by the only one it has. `learner` and `other` stand for the seats; a word that ends
    in * fits whatever begins so; a list fits by what is in it.
    """

    key: str
    event: str = ""
    by: str = ""
    where: dict[str, str | int] = field(default_factory=dict[str, str | int])
    nth: int = 1
    unless: str = ""
    asked: str = ""
    option: str = ""
    only: str = ""


class Cues(Struct, frozen=True, forbid_unknown_fields=True):
    """`bot` is the level at which the other seat is played."""

    bot: str
    remarks: tuple[Cue, ...]


class Introduction(Struct, frozen=True):
    scenario: Scenario
    bot: str
    cues: tuple[Cue, ...]


def has_introduction(game: str) -> bool:
    return bool(find_plugin(game).introduction)


@cache
def find_introduction(game: str) -> Introduction:
    """The introduction to a game; raises `Refused` where there is none."""
    if not has_introduction(game):
        raise Refused("refused-introduction")
    folder = files(find_plugin(game).introduction)
    with as_file(folder / "scenario.toml") as path:
        scenario = read_scenario(path)
    cues = msgspec.convert(tomllib.loads((folder / "cues.toml").read_text("utf-8")), Cues)
    return Introduction(scenario, cues.bot, cues.remarks)


def check_introduction(game: str, options: dict[str, Any], pack: str | None, chairs: Sequence[str]) -> None:
    """Refuses what an introduction cannot be played with; `chairs` are for somebody here, or for a bot."""
    find_introduction(game)
    if options or pack or list(chairs) != ["here", "bot"]:
        raise Refused("refused-introduction-terms")


def open_introduction(game: str, learner: str, other: str, *, takebacks: bool = False) -> Table:
    """The table of an introduction, with the names of those who sit there."""
    introduction = find_introduction(game)
    names = {LEARNER: learner, OTHER: other}
    scenario = replace(
        introduction.scenario,
        seats=(learner, other),
        layout={
            table: {names.get(key, key): part for key, part in parts.items()}
            for table, parts in introduction.scenario.layout.items()
        },
    )
    return open_scenario(scenario, {other: introduction.bot}, takebacks=takebacks)
