"""The options of the Nights as numbers: the same for every table with the same Book.

Words of the rules come first and do not depend on the Book; its map, cards and headings follow. An id that
several questions use has one number.
"""

from collections.abc import Iterator

from serai.book.statuses import STATUS_TABLE
from serai.book.vocabulary import MATRICES, SKILLS, TIMES
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.game import Nights
from serai.games.nights.statuses.paying import IN_CITY, SWAPPED_FOR, SWAPS
from serai.games.nights.world import World
from serai.study.numbering import SeatNames
from serai.table import Decision

MOST_SEATS = max(Nights.card.seats)
MOST_POINTS = 60
"""The highest goal that a table can agree on."""
OTHERS = tuple(f"seat+{offset}" for offset in range(1, MOST_SEATS))
STATUSES = tuple(status.id for status in STATUS_TABLE)

_WORDS = (
    *("stay", "rest", "done", "give-up", "badly-lost", "draw", "roll", "accept", "reject", "reroll"),
    *("turn-page", "refuse", "first", "second", "lose:destiny", "lose:story", "go-on", "keep", "discard"),
    *("yes", "no", "agree", "decline", "declare"),
)


def all_option_names(world: World) -> tuple[str, ...]:
    """The vocabulary: every option, with seats by their offset and goals by their points of destiny."""
    return tuple(dict.fromkeys((*_options_of_rules(), *_options_of_book(world))))


def _options_of_rules() -> Iterator[str]:
    yield from (*_WORDS, *DESTINY_FACES, *TIMES, *map(str, range(1, 13)))
    yield from (f"goal:{destiny}-*" for destiny in range(MOST_POINTS + 1))
    yield from OTHERS
    yield from SKILLS
    for skill in SKILLS:
        yield from (f"master:{skill}", *(f"master:{skill}:{number}" for number in (1, 2, 3)))
        yield from (f"give:{to}:{skill}" for to in (IN_CITY, *OTHERS))
    yield from STATUSES
    for status in STATUSES:
        yield from (f"pay:{status}", *(f"pay:{status}:{to}" for to in OTHERS))
        yield from (f"{patient}:{status}" for patient in OTHERS)
    for new in SWAPPED_FOR:
        yield from (f"swap:{new}", *(f"swap:{new}:{status}" for status in SWAPS))
    for reactions in MATRICES.values():
        yield from reactions


def _options_of_book(world: World) -> Iterator[str]:
    for space in (*world.travel_map.spaces, *world.travel_map.arrows):
        yield from (space, f"move:{space}")
    for card in world.encounters:
        yield from (card, f"play:{card}")
    for treasure in world.treasures:
        yield from (treasure, f"use:{treasure}", f"sell:{treasure}")
    yield from world.quests
    for choices in world.places.values():
        yield from choices
    yield from sorted(
        {section.id for paragraph in world.paragraphs.values() for section in paragraph.sections}
    )


def option_in_vocabulary(decision: Decision, option: str, seats: SeatNames) -> str:
    """The name of an option in the vocabulary."""
    match decision.kind, option.split(":"):
        case "player", [player]:
            return seats.get(player, player)
        case "patient", [patient, status]:
            return f"{seats[patient]}:{status}"
        case _, ["give", to, skill]:
            return f"give:{to if len(seats) == 1 else seats[to]}:{skill}"
        case _, ["pay", status, to]:
            return f"pay:{status}:{seats[to]}"
        case "goal", [goal, targets]:
            return f"{goal}:{targets.partition('-')[0]}-*"
        case _:
            return option
