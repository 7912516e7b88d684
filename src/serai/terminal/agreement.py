"""What was asked for on the command line, and what a table agrees on before it sits down."""

from pathlib import Path
from typing import Any

from msgspec import Struct

from serai.locales.speaker import Speaker
from serai.locales.texts import Language
from serai.table import Refused, find_game

HIGHEST_GOAL = 60


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
    heroes: tuple[str, ...] = ()
    """Who takes which hero of the Nights: `Ana=aladdin`."""
    introduction: bool = False


def asks_for_more(sitting: Sitting) -> bool:
    """Whether something was asked for that a game which goes on has settled long ago."""
    settled = sitting.seats or sitting.options or sitting.heroes or sitting.first or sitting.takebacks
    return bool(settled or sitting.record) or sitting.seed is not None


def check_sitting(sitting: Sitting, speaker: Speaker) -> None:
    """Raises `Refused` if something was asked for that the game does not know."""
    if sitting.introduction:
        check_introduced(sitting, speaker)
    game = find_game(sitting.game)
    known = set(game.card.options.__struct_encode_fields__)
    asked = [*sitting.options, *(["first"] if sitting.first else []), *(["heroes"] if sitting.heroes else [])]
    for option in asked:
        if option not in known:
            shown = "--hero" if option == "heroes" else f"--{option}"
            raise Refused(speaker.say("setup-not-in-game", option=shown, game=speaker.title))
    if sitting.pack is None and sitting.resume is None:
        try:
            game.with_pack(None)
        except Refused:
            raise Refused(speaker.say("setup-no-book")) from None
    goal = sitting.options.get("goal")
    if goal is not None and not 1 <= goal <= HIGHEST_GOAL:
        raise Refused(speaker.say("setup-goal"))


def check_introduced(sitting: Sitting, speaker: Speaker) -> None:
    """An introduction settles all but the learner's name and the file that keeps it."""
    named = len(sitting.seats) > 1 or any("=" in seat for seat in sitting.seats)
    asked = sitting.options or sitting.heroes or sitting.first or sitting.pack or sitting.resume
    if named or asked or sitting.seed is not None:
        raise Refused(speaker.say("setup-introduction-only"))


def options_of(sitting: Sitting, speaker: Speaker) -> dict[str, Any]:
    """The game's options as they were asked for, with the heroes by seat."""
    heroes: dict[str, str] = {}
    for asked in sitting.heroes:
        seat, equals, hero = (part.strip() for part in asked.partition("="))
        if not equals:
            raise Refused(speaker.say("setup-hero-form", example="Ana=aladdin"))
        heroes[seat] = hero
    return {**sitting.options, "heroes": heroes} if heroes else sitting.options
