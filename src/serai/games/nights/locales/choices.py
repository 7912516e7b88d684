"""The options of a decision as labelled choices with explanations."""

from collections.abc import Sequence

from msgspec.structs import replace

from serai.games.nights.board import Board, HeroView
from serai.games.nights.decision_subject import concerned_seat
from serai.games.nights.locales.map_listing import ListedSpace, fold_case_and_accents
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME
from serai.locales.rendered_text import Choice
from serai.locales.texts import Names
from serai.table import Decision

SPACE_KINDS = frozenset({"space", "place", "city", "quest-place"})
NUMBER_KINDS = frozenset({"goal", "number", "entry"})
"""Decision kinds whose answers are numbers: a typed digit starts a number instead of selecting a row."""

LISTED = NUMBER_KINDS | {"skill"}
BY_KEY = 9
"""Up to this many options get a digit key; more are shown as a list."""

NEAR = 30
"""Up to this many spaces are sorted by distance; more are grouped by continent."""


def is_shown_as_list(decision: Decision) -> bool:
    """Whether to show the options as a list: there are many, or they are spaces."""
    return (
        len(decision.options) > BY_KEY
        or decision.kind in LISTED
        or any(space_of_option(decision, option) for option in decision.options)
    )


def space_of_option(decision: Decision, option: str) -> str:
    """The space that an option leads to, or ""."""
    if decision.kind in SPACE_KINDS and option not in PAID_AT_ANY_TIME:
        return option
    return option.removeprefix("move:") if option.startswith("move:") else ""


def hero_of_decision(decision: Decision, board: Board) -> HeroView:
    """The hero that a decision is about."""
    return board.heroes[concerned_seat(decision)]


def labelled_choices(
    decision: Decision, board: Board, names: Names, nights_texts: NightsTexts
) -> list[Choice]:
    """The options in display order: spaces by distance, others in the game's order."""
    hero = hero_of_decision(decision, board)
    spaces = {space: option for option in decision.options if (space := space_of_option(decision, option))}
    map_listing = nights_texts.map_listing(board, names)
    listed_spaces = map_listing.make_listed_spaces(spaces, hero.space, group_by_distance=len(spaces) <= NEAR)
    choices = [_make_plain_choice(decision, option, hero, names, nights_texts) for option in decision.options]
    others = [choice for choice in choices if choice.option not in spaces.values()]
    if spaces and others:
        there = " · ".join(
            map_listing.occupant_and_marker_phrases(hero.space, except_seat=concerned_seat(decision))
        )
        group, space = nights_texts.say("map-here"), nights_texts.phrases.space_name(hero.space)
        others = [
            Choice(one.option, one.label, group, "·", space, there, there)
            if one.option == "stay"
            else replace(one, group=group, sign="·")
            for one in others
        ]
    return [
        *others,
        *(
            make_space_choice(listed_space, spaces[listed_space.space], nights_texts)
            for listed_space in listed_spaces
        ),
    ]


def _make_plain_choice(
    decision: Decision, option: str, hero: HeroView, names: Names, nights_texts: NightsTexts
) -> Choice:
    label = nights_texts.sentences.option_label(decision, option, names, hero.sex)
    return Choice(option, label, about=nights_texts.hero_items.explain_option(decision, option, hero))


def make_space_choice(listed_space: ListedSpace, option: str, nights_texts: NightsTexts) -> Choice:
    """A space as a row of a list."""
    passed = ", ".join(map(nights_texts.phrases.space_name, listed_space.way.passed))
    passed = nights_texts.say("map-passed", spaces=passed) if passed else ""
    there = " · ".join(listed_space.there)
    about = " · ".join(filter(None, (passed, there)))
    note = describe_space(listed_space, nights_texts)
    return Choice(
        option,
        listed_space.name,
        listed_space.group,
        listed_space.sign,
        note,
        there,
        about,
        listed_space.space,
        listed_space.way,
    )


def describe_space(listed_space: ListedSpace, nights_texts: NightsTexts) -> str:
    """The terrain, the number, and the route."""
    number = nights_texts.say("map-number", number=listed_space.number) if listed_space.number else ""
    return ", ".join(filter(None, (listed_space.terrain, number, listed_space.way_phrase)))


def filter_choices(choices: Sequence[Choice], typed: str, *, labels_are_numbers: bool) -> list[Choice]:
    """The choices that match the typed text; numbers must start with it."""
    if labels_are_numbers and typed.isdecimal():
        return [choice for choice in choices if choice.label.startswith(typed)]
    return [choice for choice in choices if _matches_typed_text(choice, typed)] if typed else list(choices)


def _matches_typed_text(choice: Choice, typed: str) -> bool:
    wanted = fold_case_and_accents(typed)
    return any(
        wanted in fold_case_and_accents(text)
        for text in (choice.label, choice.group, choice.note, choice.there)
    )
