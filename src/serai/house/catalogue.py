"""The games of the house, as a client needs to know them before it opens a table."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from serai.bots import all_levels, levels, usual_level
from serai.bots.guests import GuestBot, playable_guests
from serai.introductions.introduction import has_introduction
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import LANGUAGES, Language
from serai.plugin import find_plugin
from serai.table import find_game, known_games
from serai.table.game import GameCard


class OptionShown(Struct, frozen=True):
    """An option of a game: its type as in a JSON schema, and what it is if nobody says.

    `examples` in the schema are usual values; `company` says that it means nothing to whoever plays alone.
    """

    name: str
    schema: dict[str, object]


class LevelWords(Struct, frozen=True):
    """A bot in words: who it is (“a bot that calculates”), how such bots and such a one play, a sentence."""

    bot: str
    many: str
    one: str
    about: str


class OptionWords(Struct, frozen=True):
    """An option in words; `choices` are those of its values that are called by more than themselves."""

    label: str
    about: str
    choices: dict[str, str]


class GameWords(Struct, frozen=True):
    """A game in one language. What it leaves unsaid is empty here, or called by its id.

    `about` is a line for the front door, `alone` what playing alone is called; `fields` names those of the
    board.
    """

    title: str
    about: str
    alone: str
    alone_about: str
    levels: dict[str, LevelWords]
    options: dict[str, OptionWords]
    fields: dict[str, str]


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
    """A game, with its words in each language.

    `bots` are its own levels, the weakest first, `guests` those that other packages bring; `usual_bot` sits
    down where nobody asks for another. `introduction`, `rulebook` and `chronicle` say that there is one. A
    table that asks for no pack has the first of `packs`.
    """

    id: str
    words: dict[Language, GameWords]
    rules: int
    least: int
    most: int
    bots: tuple[str, ...]
    guests: tuple[GuestBot, ...]
    usual_bot: str
    options: tuple[OptionShown, ...]
    introduction: bool
    rulebook: bool
    chronicle: bool
    packs: tuple[PackShown, ...]
    skipped: tuple[PackSkipped, ...]


def games_shown() -> list[GameShown]:
    return [game_shown(name) for name in known_games()]


def game_shown(name: str) -> GameShown:
    game = find_game(name)
    card = game.card
    return GameShown(
        id=card.id,
        words={language: _words_of(speaker(language, name), card) for language in LANGUAGES},
        rules=card.rules,
        least=card.seats[0],
        most=card.seats[-1],
        bots=levels(name),
        guests=playable_guests(name),
        usual_bot=usual_level(name),
        options=tuple(OptionShown(option, schema) for option, schema in _option_schemas(card)),
        introduction=has_introduction(name),
        rulebook=bool(find_plugin(name).rulebook),
        chronicle=bool(find_plugin(name).chronicle),
        packs=tuple(PackShown(digest, dict(title)) for digest, title in game.packs().items()),
        skipped=tuple(PackSkipped(one.name, one.version, one.title) for one in game.skipped_packs()),
    )


def _words_of(words: Speaker, card: GameCard) -> GameWords:
    said_or = words.said_or
    return GameWords(
        title=words.title,
        about=said_or("about", ""),
        alone=said_or("alone", ""),
        alone_about=said_or("alone.about", ""),
        levels={level: _level_words(words, level) for level in all_levels(card.id)},
        options={option: _option_words(words, option, schema) for option, schema in _option_schemas(card)},
        fields={
            field: said for field in sorted(_board_fields(card)) if (said := said_or(f"board-{field}", ""))
        },
    )


def _level_words(words: Speaker, level: str) -> LevelWords:
    key, by_id = f"level-{level}", _spaced(level)
    return LevelWords(
        bot=words.level(level),
        many=words.said_or(f"{key}.many", by_id),
        one=words.said_or(f"{key}.one", by_id),
        about=words.said_or(f"{key}.about", ""),
    )


def _option_words(words: Speaker, option: str, schema: dict[str, Any]) -> OptionWords:
    key = f"game-option-{option}"
    values = [str(value) for value in (*schema.get("enum", ()), *schema.get("examples", ()))]
    return OptionWords(
        label=words.said_or(key, _spaced(option)),
        about=words.said_or(f"{key}.about", ""),
        choices={value: said for value in values if (said := words.said_or(f"{key}-{value}", ""))},
    )


def _option_schemas(card: GameCard) -> Iterator[tuple[str, dict[str, Any]]]:
    """The options of a game; what a schema refers to stands in its place."""
    parts = msgspec.json.schema_components([card.options])[1]
    for name, about in parts[card.options.__name__]["properties"].items():
        if referred := about.pop("$ref", ""):
            about |= parts[referred.rpartition("/")[2]]
        yield name, about


def _board_fields(card: GameCard) -> set[str]:
    """The names of all fields on a board, however deep they lie."""
    parts = msgspec.json.schema_components([card.board])[1].values()
    return {field for part in parts for field in part.get("properties", ())}


def _spaced(name: str) -> str:
    """An id as it can be read: “last-date” is “last date”."""
    return name.replace("-", " ").replace("_", " ")
