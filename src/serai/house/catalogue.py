"""The games of the house, as a client needs to know them before it opens a table."""

import msgspec
from msgspec import Struct

from serai.bots import levels
from serai.introductions.introduction import has_introduction
from serai.plugin import find_plugin
from serai.table import find_game, known_games


class OptionShown(Struct, frozen=True):
    """An option of a game: its type as in a JSON schema, and what it is if nobody says."""

    name: str
    schema: dict[str, object]


class PackShown(Struct, frozen=True):
    """Tales to play with, by their digest, and what they are called in each language they are told in."""

    digest: str
    title: dict[str, str]


class PackSkipped(Struct, frozen=True):
    """Tales that are here and cannot be played; `serai pack list` tells whoever keeps the house why."""

    name: str
    version: str
    title: dict[str, str]


class GameShown(Struct, frozen=True):
    """A game. `title` is what it is called by language; it is empty where clients have the words for it.

    Its options and its bots have their words in the texts, under their ids. `introduction` says that there is
    one to play. A table that asks for no pack has the first of `packs`.
    """

    id: str
    title: dict[str, str]
    rules: int
    least: int
    most: int
    bots: tuple[str, ...]
    options: tuple[OptionShown, ...]
    introduction: bool
    packs: tuple[PackShown, ...]
    skipped: tuple[PackSkipped, ...]


def games_shown() -> list[GameShown]:
    return [game_shown(name) for name in known_games()]


def game_shown(name: str) -> GameShown:
    game = find_game(name)
    card = game.card
    schema = msgspec.json.schema_components([card.options])[1][card.options.__name__]
    return GameShown(
        id=card.id,
        title=dict(find_plugin(name).title),
        rules=card.rules,
        least=card.seats[0],
        most=card.seats[-1],
        bots=levels(name),
        options=tuple(OptionShown(option, about) for option, about in schema["properties"].items()),
        introduction=has_introduction(name),
        packs=tuple(PackShown(digest, dict(title)) for digest, title in game.packs().items()),
        skipped=tuple(PackSkipped(one.name, one.version, one.title) for one in game.skipped_packs()),
    )
