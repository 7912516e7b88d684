"""An introduction: a scenario with two seats, and the cues for its remarks."""

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
"""The names of the two seats in the files of an introduction, in this order."""


class Cue(Struct, frozen=True, forbid_unknown_fields=True):
    """When to make a remark, once: at an event, or while a question is open.

    An event matches by its key, its seat (`by`) and its arguments (`where`), the `nth` time that it occurs,
    `unless` the learner has had an event with one of those keys. A question matches by its kind (`asked`), by
    an option, or by its only option. `learner` and `other` stand for the seats; a word ending in * matches by
    prefix; a list matches if it contains the value.
    """

    key: str
    event: str = ""
    by: str = ""
    where: dict[str, str | int] = field(default_factory=dict[str, str | int])
    nth: int = 1
    unless: tuple[str, ...] = ()
    asked: str = ""
    option: str = ""
    only: str = ""


class Cues(Struct, frozen=True, forbid_unknown_fields=True):
    """The cues of an introduction. `bot` is the level of the other seat."""

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
    """The introduction to a game; raises `Refused` if there is none."""
    if not has_introduction(game):
        raise Refused("refused-introduction")
    folder = files(find_plugin(game).introduction)
    with as_file(folder / "scenario.toml") as path:
        scenario = read_scenario(path)
    cues = msgspec.convert(tomllib.loads((folder / "cues.toml").read_text("utf-8")), Cues)
    return Introduction(scenario, cues.bot, cues.remarks)


def check_introduction_setup(
    game: str, options: dict[str, Any], pack: str | None, chairs: Sequence[str]
) -> None:
    """Raises `Refused` if an introduction cannot be played with these options and chairs."""
    find_introduction(game)
    if options or pack or list(chairs) != ["here", "bot"]:
        raise Refused("refused-introduction-terms")


def open_introduction(game: str, learner: str, other: str, *, takebacks: bool = False) -> Table:
    """The table of an introduction, with the given names for its two seats."""
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
