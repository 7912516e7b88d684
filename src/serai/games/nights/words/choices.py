"""What may be answered to a question: each option with its words, and what one may want to know of it."""

from collections.abc import Sequence

from msgspec.structs import replace

from serai.games.nights.board import Board, HeroShown
from serai.games.nights.subjects import concerned
from serai.games.nights.words.atlas import Spot, folded
from serai.games.nights.words.voice import Voice
from serai.locales.texts import Names
from serai.locales.words import Choice
from serai.table import Decision

SPACE_KINDS = frozenset({"space", "place", "city", "quest-place"})
NUMBER_KINDS = frozenset({"goal", "number", "entry"})
"""Questions whose answers are numbers: a digit does not count the answers, it begins one."""

LISTED = NUMBER_KINDS | {"skill"}
BY_KEY = 9
"""So many answers have a key of their own; more of them stand in a list."""

NEAR = 30
"""So many spaces are told from near to far; more of them continent by continent."""


def is_list(decision: Decision) -> bool:
    """Whether the answers are many, or places on the map, and so are shown as a list."""
    return (
        len(decision.options) > BY_KEY
        or decision.kind in LISTED
        or any(space_of(decision, option) for option in decision.options)
    )


def space_of(decision: Decision, option: str) -> str:
    """The space that an option leads to; "" if it leads to none."""
    if decision.kind in SPACE_KINDS:
        return option
    return option.removeprefix("move:") if option.startswith("move:") else ""


def hero_of(decision: Decision, board: Board) -> HeroShown:
    """The hero whom a question is about."""
    return board.heroes[concerned(decision)]


def choices_of(decision: Decision, board: Board, names: Names, voice: Voice) -> list[Choice]:
    """The options as they are shown: places from near to far, all else as the game has them."""
    hero = hero_of(decision, board)
    spaces = {space: option for option in decision.options if (space := space_of(decision, option))}
    atlas = voice.atlas(board, names)
    spots = atlas.spots(spaces, hero.space, by_distance=len(spaces) <= NEAR)
    choices = [_plain(decision, option, hero, names, voice) for option in decision.options]
    others = [choice for choice in choices if choice.option not in spaces.values()]
    if spaces and others:
        there = " · ".join(atlas.there(hero.space, without=concerned(decision)))
        group, space = voice.say("map-here"), voice.phrases.space(hero.space)
        others = [
            Choice(one.option, one.label, group, "·", space, there, there)
            if one.option == "stay"
            else replace(one, group=group, sign="·")
            for one in others
        ]
    return [*others, *(spot_choice(spot, spaces[spot.space], voice) for spot in spots)]


def _plain(decision: Decision, option: str, hero: HeroShown, names: Names, voice: Voice) -> Choice:
    label = voice.sentences.option(decision, option, names, hero.sex)
    return Choice(option, label, about=voice.things.about_option(decision, option, hero))


def spot_choice(spot: Spot, option: str, voice: Voice) -> Choice:
    """A space as a row of a list."""
    passed = ", ".join(map(voice.phrases.space, spot.way.passed))
    passed = voice.say("map-passed", spaces=passed) if passed else ""
    there = " · ".join(spot.there)
    about = " · ".join(filter(None, (passed, there)))
    note = spot_note(spot, voice)
    return Choice(option, spot.name, spot.group, spot.sign, note, there, about, spot.space, spot.way)


def spot_note(spot: Spot, voice: Voice) -> str:
    """Terrain, number, and the way there."""
    number = voice.say("map-number", number=spot.number) if spot.number else ""
    return ", ".join(filter(None, (spot.terrain, number, spot.way_phrase)))


def matching(choices: Sequence[Choice], typed: str, *, numbers: bool) -> list[Choice]:
    """The choices that what was typed leaves; of numbers, those that begin so."""
    if numbers and typed.isdecimal():
        return [choice for choice in choices if choice.label.startswith(typed)]
    return [choice for choice in choices if _matches(choice, typed)] if typed else list(choices)


def _matches(choice: Choice, typed: str) -> bool:
    wanted = folded(typed)
    return any(wanted in folded(text) for text in (choice.label, choice.group, choice.note, choice.there))
