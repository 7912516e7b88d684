"""The registration of a game: its rules, and everything else that Serai uses from it.

A package registers a `GamePlugin`, or a bare `Game` class, under the entry point `serai.games`. Every part
except the rules has a default, so a game in a single file can be played in the terminal and in `serai
simulate`. Parts are named as `module:name` and imported on first use, so that loading the rules does not load
numpy for a bot.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any

from msgspec import Struct, field

from serai.table import Refused, find_game, known_games
from serai.table.game import AnyGame, installed_game_names, load_installed_game

RANDOM_BOT = "serai.bots.random:choose"


class Command(Struct, frozen=True):
    """A command that a game adds to `serai`: a function, or a cyclopts `App` with subcommands."""

    part: str
    help: str


class GamePlugin(Struct, frozen=True, kw_only=True):
    """The parts of a game. An empty name means that the game does not have this part."""

    rules: type[AnyGame] | str
    first: bool = False
    """Whether it is the default game."""
    options: str = ""
    """The struct of its options, to parse flags without loading the rules (default: that of its card)."""
    flags: Mapping[str, str] = field(default_factory=dict[str, str])
    """Other names of options on the command line: `{"heroes": "hero"}`."""
    title: Mapping[str, str] = field(default_factory=dict[str, str])
    """Its title by language (default: the message `title` of its texts, or its id)."""
    bots: Mapping[str, str] = field(default_factory=lambda: {"random": RANDOM_BOT})
    """The bots by level, weakest first: `serai.bots.Bot`."""
    usual_bot: str = ""
    """The default level (default: the second best)."""
    hints: str = ""
    """Suggests an option, and says why: `serai.bots.hints.Hinter`."""
    odds: str = ""
    """Figures for one option: `serai.bots.odds.OddsFunction`."""
    numbering: str = ""
    """Its options and views as numbers: makes a `serai.study.Numbering` for the rules."""
    batch: str = ""
    """Plays many games at once: makes a `serai.study.GameBatch` of so many games and seats, from a seed."""
    texts: tuple[str, ...] = ()
    """Its Fluent files, as `package:file`: `<package>/<language>/<file>.ftl`."""
    sentences: str = "serai.locales.default_sentences:DefaultSentences"
    """Turns ids into phrases: makes a `serai.locales.localizer.GameSentences` for a localizer."""
    renderer: str = "serai.locales.default_renderer:DefaultRenderer"
    """Renders the game's texts for clients: makes a `serai.house.renderers.TextRenderer` for a localizer."""
    teller: str = ""
    """The old name of `renderer`, for classes with the methods `words` and `told`. Use `renderer`."""
    stepwise: bool = False
    """Whether clients get the changes of the board after each event, for animations."""
    routes: str = ""
    """The routes that it adds to the server: a list of Litestar route handlers."""
    shipped_pack: str = ""
    """A function that returns the folder of the content pack that ships with the game."""
    lines: str = "serai.terminal.default_lines:DefaultLines"
    """The table as lines of text: makes a `serai.terminal.game_lines.GameLines` for a localizer."""
    screen: str = ""
    """The full-screen terminal: `serai.terminal.setup.Screen`."""
    chronicle: str = ""
    """The story of a game as a book: `serai.chronicle.rendering.Chronicler`."""
    preview: str = ""
    """What the preview of a link says of one game: `serai.house.link_previews.DescribeGame`."""
    summary: str = "serai.plugin.summaries:empty_seat_figures"
    """Counts for the statistics of a player: `serai.plugin.summaries.Summarise`."""
    statistics: str = "serai.bots.simulation.counts:count_common_statistics"
    """What `serai simulate` counts in a finished game: `serai.bots.simulation.series.CountGame`."""
    turn_figures: str = "serai.bots.simulation.rows:TurnFigures"
    """What `serai simulate --rows turns` says about a turn: a `serai.bots.simulation.rows.TurnFigures`."""
    figure_titles: str = ""
    """The titles of its figures in reports: a `serai.bots.simulation.titles.Titles`."""
    learning: str = ""
    """Trains its bots: makes a `serai.bots.learning.Learning`."""
    bench: str = "serai.bots.bench:measure_and_print_game"
    """Measures its speed and prints the figures: `serai.bots.bench.Bench`."""
    commands: Mapping[str, Command] = field(default_factory=dict[str, Command])
    """Its own commands by name."""
    introduction: str = ""
    """The package with `scenario.toml` and `cues.toml`: a tutorial game with remarks."""
    rulebook: str = ""
    """The package with the rulebook (`en.md`) and `links.toml`, which links rules to parts of the game.

    Its `LINKS`, if any, are further links.
    """

    def load_rules(self) -> type[AnyGame]:
        return import_object(self.rules) if isinstance(self.rules, str) else self.rules


def find_plugin(game: str) -> GamePlugin:
    """The plugin of a game; raises `Refused` if there is no such game."""
    rules = find_game(game)
    installed = load_installed_game(game) if game in installed_game_names() else rules
    return installed if isinstance(installed, GamePlugin) else GamePlugin(rules=rules)


def default_game() -> str:
    """The game to play if none is named."""
    for name in sorted(installed_game_names()):
        with suppress(Refused):
            plugin = load_installed_game(name)
            if isinstance(plugin, GamePlugin) and plugin.first:
                return name
    return known_games()[0]


def find_options(game: str) -> type[Struct]:
    """The struct of a game's options; loads the rules only if the options are not registered separately."""
    installed = load_installed_game(game) if game in installed_game_names() else find_game(game)
    if isinstance(installed, GamePlugin) and installed.options:
        return import_object(installed.options)
    return find_game(game).card.options


def game_commands() -> dict[str, Command]:
    """The commands of the installed games by name; skips games that fail to load."""
    commands: dict[str, Command] = {}
    for name in sorted(installed_game_names()):
        with suppress(Refused):
            plugin = load_installed_game(name)
            if isinstance(plugin, GamePlugin):
                commands = {**plugin.commands, **commands}
    return commands


@cache
def import_object(name: str) -> Any:
    """The object named `module:name`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


load_part = import_object
"""Deprecated: the old name of `import_object`."""
