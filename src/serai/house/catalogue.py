"""The installed games, with everything a client needs to open a table."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from serai.bots import all_bot_levels, default_bot_level, own_bot_levels
from serai.bots.external_bots import ExternalBot, loadable_external_bots
from serai.bots.hints import has_hints
from serai.introductions.introduction import has_introduction
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.plugin import find_plugin
from serai.table import find_game, known_games
from serai.table.game import AnyGame, GameCard


class OptionInfo(Struct, frozen=True):
    """An option of a game: its JSON schema with its default.

    `examples` in the schema are usual values; `company` means that it has no effect in a solo game.
    """

    name: str
    schema: dict[str, object]


class LevelWords(Struct, frozen=True):
    """The texts of a bot level: what it is (“a bot that calculates”), how several or one of them play, a
    description.
    """

    bot: str
    many: str
    one: str
    about: str


class OptionWords(Struct, frozen=True):
    """The texts of an option; `choices` are the labels of its values, if they have any."""

    label: str
    about: str
    choices: dict[str, str]


class GameWords(Struct, frozen=True):
    """The texts of a game in one language. Missing texts are empty, or the id.

    `about` is a line for the start page, `alone` the label for playing alone; `fields` are labels for fields
    of the board.
    """

    title: str
    about: str
    alone: str
    alone_about: str
    levels: dict[str, LevelWords]
    options: dict[str, OptionWords]
    fields: dict[str, str]


class PackInfo(Struct, frozen=True):
    """A content pack, by its digest, with its title in each of its languages.

    `id` is the same in all its versions; `fallbacks` gives, for each language that it lacks, the language
    shown instead.
    """

    digest: str
    id: str
    title: dict[str, str]
    fallbacks: dict[str, str]


class SkippedPackInfo(Struct, frozen=True):
    """An installed content pack that cannot be played; `serai pack list` says why."""

    name: str
    version: str
    title: dict[str, str]


class Minutes(Struct, frozen=True):
    """How long a game usually takes."""

    least: int
    most: int


class GameInfo(Struct, frozen=True):
    """A game, with its texts in each language.

    `age` is the minimum age of players. `bots` are its own levels, weakest first, `guests` those of other
    packages; `usual_bot` is the default. `hints`, `introduction`, `rulebook` and `chronicle` say whether it
    has them. The first of `packs` is the default.
    """

    id: str
    words: dict[Language, GameWords]
    rules: int
    least: int
    most: int
    minutes: Minutes | None
    age: int | None
    bots: tuple[str, ...]
    guests: tuple[ExternalBot, ...]
    usual_bot: str
    options: tuple[OptionInfo, ...]
    hints: bool
    introduction: bool
    rulebook: bool
    chronicle: bool
    packs: tuple[PackInfo, ...]
    skipped: tuple[SkippedPackInfo, ...]


def describe_all_games() -> list[GameInfo]:
    return [describe_game(name) for name in known_games()]


def describe_game(name: str) -> GameInfo:
    game = find_game(name)
    card = game.card
    return GameInfo(
        id=card.id,
        words={language: _game_words(find_localizer(language, name), card) for language in LANGUAGES},
        rules=card.rules,
        least=card.seats[0],
        most=card.seats[-1],
        minutes=Minutes(*card.minutes) if card.minutes else None,
        age=card.age,
        bots=own_bot_levels(name),
        guests=loadable_external_bots(name),
        usual_bot=default_bot_level(name),
        options=tuple(OptionInfo(option, schema) for option, schema in _option_schemas(card)),
        hints=has_hints(name),
        introduction=has_introduction(name),
        rulebook=bool(find_plugin(name).rulebook),
        chronicle=bool(find_plugin(name).chronicle),
        packs=tuple(
            _describe_pack(game, digest, title) for digest, title in game.pack_titles_by_digest().items()
        ),
        skipped=tuple(SkippedPackInfo(one.name, one.version, one.title) for one in game.skipped_packs()),
    )


def _describe_pack(game: type[AnyGame], digest: str, title: Mapping[str, str]) -> PackInfo:
    in_use = game.with_pack(digest)
    fallbacks = {language: told for language in LANGUAGES if (told := in_use.fallback_language(language))}
    return PackInfo(digest, in_use.pack_id() or "", dict(title), fallbacks)


def _game_words(localizer: Localizer, card: GameCard) -> GameWords:
    say_or = localizer.say_or
    return GameWords(
        title=localizer.title,
        about=say_or("about", ""),
        alone=say_or("alone", ""),
        alone_about=say_or("alone.about", ""),
        levels={level: _level_words(localizer, level) for level in all_bot_levels(card.id)},
        options={
            option: _option_words(localizer, option, schema) for option, schema in _option_schemas(card)
        },
        fields={
            field: said
            for field in sorted(_board_field_names(card))
            if (said := say_or(f"board-{field}", ""))
        },
    )


def _level_words(localizer: Localizer, level: str) -> LevelWords:
    key, by_id = f"level-{level}", _readable_id(level)
    return LevelWords(
        bot=localizer.level_name(level),
        many=localizer.say_or(f"{key}.many", by_id),
        one=localizer.say_or(f"{key}.one", by_id),
        about=localizer.say_or(f"{key}.about", ""),
    )


def _option_words(localizer: Localizer, option: str, schema: dict[str, Any]) -> OptionWords:
    key = f"game-option-{option}"
    values = [str(value) for value in (*schema.get("enum", ()), *schema.get("examples", ()))]
    return OptionWords(
        label=localizer.say_or(key, _readable_id(option)),
        about=localizer.say_or(f"{key}.about", ""),
        choices={value: said for value in values if (said := localizer.say_or(f"{key}-{value}", ""))},
    )


def _option_schemas(card: GameCard) -> Iterator[tuple[str, dict[str, Any]]]:
    """The options of a game and their schemas, with references resolved."""
    parts = msgspec.json.schema_components([card.options])[1]
    for name, about in parts[card.options.__name__]["properties"].items():
        if referred := about.pop("$ref", ""):
            about |= parts[referred.rpartition("/")[2]]
        yield name, about


def _board_field_names(card: GameCard) -> set[str]:
    """The names of all fields of a board, nested ones included."""
    parts = msgspec.json.schema_components([card.board])[1].values()
    return {field for part in parts for field in part.get("properties", ())}


def _readable_id(name: str) -> str:
    """A readable id: “last-date” becomes “last date”."""
    return name.replace("-", " ").replace("_", " ")
