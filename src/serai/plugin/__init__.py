"""One registration per game: its rules, and everything else that Serai does with it.

A package registers a `GamePlugin`, or a bare `Game` class, under the entry point `serai.games`. Every part
but the rules has a default, so a game of one file can be played in the terminal and in `serai simulate`. A
part is named as `module:name` and imported when it is first used: whoever only looks at the
rules does not wait for a bot that brings numpy.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct, field

from serai.table import Refused, find_game, known_games
from serai.table.game import AnyGame, find_installed, installed_names

RANDOM_BOT = "serai.bots.random:choose"


class Command(Struct, frozen=True):
    """A command that a game adds to `serai`: a function, or a cyclopts `App` with commands of its own."""

    part: str
    help: str


class GamePlugin(Struct, frozen=True, kw_only=True):
    """What a game has. An empty name stands for a part that it does not have."""

    rules: type[AnyGame] | str
    first: bool = False
    """Whether it is what is played where nobody names a game."""
    options: str = ""
    """The struct of its options, where flags should not wait for the rules; without it, that of its card."""
    flags: Mapping[str, str] = field(default_factory=dict[str, str])
    """What an option is called on a command line besides its name: `{"heroes": "hero"}`."""
    title: Mapping[str, str] = field(default_factory=dict[str, str])
    """What it is called, by language; without it, what its texts say under `title`, or its id."""
    bots: Mapping[str, str] = field(default_factory=lambda: {"random": RANDOM_BOT})
    """The bots by their level, the weakest first: `serai.bots.Bot`."""
    usual_bot: str = ""
    """The level that sits down where nobody asks for another; without it the best but one."""
    hints: str = ""
    """What a good player would do, and why: `serai.bots.hints.Hinter`."""
    odds: str = ""
    """Figures for one option: `serai.bots.advice.Adviser`."""
    texts: tuple[str, ...] = ()
    """The Fluent files of its own, as `package:file`: `<package>/<language>/<file>.ftl`."""
    sentences: str = "serai.locales.plain_sentences:PlainSentences"
    """How its ids become phrases: makes `serai.locales.speaker.GameSentences` for a speaker."""
    teller: str = "serai.locales.plain_teller:PlainTeller"
    """Tells clients in words what happens: makes `serai.house.telling.Teller` for a speaker."""
    stepwise: bool = False
    """Whether clients are sent what each event changes on the board, so that they can play it out."""
    routes: str = ""
    """The addresses that it adds to the house: a list of Litestar route handlers."""
    shipped_pack: str = ""
    """Where the content pack lies that ships with it: a function that returns the folder."""
    lines: str = "serai.terminal.plain_lines:PlainLines"
    """The table in lines of text: makes `serai.terminal.game_lines.GameLines` for a speaker."""
    screen: str = ""
    """The table on the whole terminal: `serai.terminal.setup.Screen`."""
    chronicle: str = ""
    """An evening as a book: `serai.chronicle.writing.Chronicler`."""
    summary: str = "serai.plugin.summaries:count_nothing"
    """What a player's statistics count: `serai.plugin.summaries.Summarise`."""
    statistics: str = "serai.bots.simulation.counts:count_plainly"
    """What `serai simulate` counts in a finished game: `serai.bots.simulation.series.Counting`."""
    figure_titles: str = ""
    """What its figures are called in reports: a `serai.bots.simulation.titles.Titles`."""
    learning: str = ""
    """How its bots learn by playing: makes `serai.bots.learning.Learning`."""
    bench: str = "serai.bots.bench:print_bench"
    """Measures how fast it plays, and prints that: `serai.bots.bench.Bench`."""
    commands: Mapping[str, Command] = field(default_factory=dict[str, Command])
    """The commands of its own, by their names."""
    introduction: str = ""
    """The package that holds `scenario.toml` and `cues.toml`: a game to learn by, with remarks."""
    rulebook: str = ""
    """The package that holds the rules retold (`en.md`) and `links.toml`, which says what they govern.

    Its `LINKS`, if it has any, are more of these links.
    """

    def load_rules(self) -> type[AnyGame]:
        return load_part(self.rules) if isinstance(self.rules, str) else self.rules


def find_plugin(game: str) -> GamePlugin:
    """The plugin of a game; raises `Refused` where there is no such game."""
    rules = find_game(game)
    installed = find_installed(game) if game in installed_names() else rules
    return installed if isinstance(installed, GamePlugin) else GamePlugin(rules=rules)


def first_game() -> str:
    """What is played where nobody names a game."""
    for name in sorted(installed_names()):
        with suppress(Refused):
            plugin = find_installed(name)
            if isinstance(plugin, GamePlugin) and plugin.first:
                return name
    return known_games()[0]


def find_options(game: str) -> type[Struct]:
    """The struct of a game's options, without its rules where they can be had apart."""
    installed = find_installed(game) if game in installed_names() else find_game(game)
    if isinstance(installed, GamePlugin) and installed.options:
        return load_part(installed.options)
    return find_game(game).card.options


def commands_of_games() -> dict[str, Command]:
    """The commands that installed games add, by name; a game that fails to load has none."""
    commands: dict[str, Command] = {}
    for name in sorted(installed_names()):
        with suppress(Refused):
            plugin = find_installed(name)
            if isinstance(plugin, GamePlugin):
                commands = {**plugin.commands, **commands}
    return commands


@cache
def load_part(name: str) -> Any:
    """What stands under `module:name`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
