"""What was asked for on the command line, and what a table agrees on before it sits down."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from serai.locales.texts import Language
from serai.plugin import find_plugin
from serai.table import Refused, find_game
from serai.table.agreeing import option_types


class Sitting(Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: tuple[str, ...] = ()
    lang: Language | None = None
    plain: bool = False
    seed: int | None = None
    first: str | None = None
    takebacks: bool = False
    hints: bool = True
    record: Path | None = None
    resume: Path | None = None
    pack: Path | None = None
    options: dict[str, Any] = {}
    """What the table agrees on beforehand, as the game names it."""
    introduction: bool = False


def asks_for_more(sitting: Sitting) -> bool:
    """Whether something was asked for that a game which goes on has settled long ago."""
    settled = sitting.seats or sitting.options or sitting.first or sitting.takebacks
    return bool(settled or sitting.record) or sitting.seed is not None


def check_sitting(sitting: Sitting) -> None:
    """Raises `Refused` if something was asked for that the game does not know."""
    if sitting.introduction:
        check_introduced(sitting)
    game = find_game(sitting.game)
    known = set(game.card.options.__struct_encode_fields__)
    for option in (*sitting.options, *(["first"] if sitting.first else [])):
        if option not in known:
            shown = f"--{find_plugin(sitting.game).flags.get(option, option)}"
            raise Refused("refused-not-in-game", option=shown)
    if sitting.pack is None and sitting.resume is None:
        try:
            game.with_pack(None)
        except Refused:
            raise Refused("refused-no-book") from None
    for name, least, most in number_options(game.card.options):
        value = sitting.options.get(name)
        if isinstance(value, int) and not least <= value <= most:
            raise Refused("refused-range", option=f"--{name}", least=least, most=most)


def number_options(options: type[Struct]) -> Iterator[tuple[str, int, int]]:
    """The options that are numbers between a least and a most."""
    for option in option_types(options):
        kind = option.kind
        if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
            yield option.name, kind.ge, kind.le


def check_introduced(sitting: Sitting) -> None:
    """An introduction settles all but the learner's name and the file that keeps it."""
    named = len(sitting.seats) > 1 or any("=" in seat for seat in sitting.seats)
    asked = sitting.options or sitting.first or sitting.pack or sitting.resume
    if named or asked or sitting.seed is not None:
        raise Refused("refused-introduction-only")
