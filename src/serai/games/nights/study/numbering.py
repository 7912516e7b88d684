"""The numbering of the Nights: their options, and their views as numbers.

The encoding holds what the rules count and what a question is about. It leaves out what only words tell:
the paragraph that was read, what the numbers of a chart lead to, the notes of treasures and quests, and who
pursues.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from serai.book.awards import Award, LoseStatus, Points, Skill, Status, StatusForOneTurn, Wealth
from serai.book.vocabulary import MATRICES, SKILLS, TIMES
from serai.games.nights.base_game import NightsGame
from serai.games.nights.board import Board, HeroView
from serai.games.nights.decision_kinds import DESTINY_FACES, QUESTIONS
from serai.games.nights.decision_subject import Awards, subject_of
from serai.games.nights.state import HEROES, LEVELS
from serai.games.nights.study.option_numbers import (
    MOST_SEATS,
    STATUSES,
    all_option_names,
    option_in_vocabulary,
)
from serai.games.nights.world import World
from serai.study import Field, Numbering
from serai.study.numbering import RowWriter, offsets_of_seats
from serai.table import Decision, View

MANY = 1000
"""More than anything that is counted in a game."""
_SEXES = ("m", "f")
_BRANCHES = ("award", "other-award")


class NightsEncoding:
    """How the views of tables with one Book become numbers."""

    def __init__(self, world: World) -> None:
        self._beings = tuple(sorted(world.book.lexicon.beings))
        self._adjectives = tuple(sorted(world.book.lexicon.adjectives))
        self._spaces = (*world.travel_map.spaces, *world.travel_map.arrows)
        self._places = tuple(world.places)
        self._cards = (*world.encounters, *world.treasures, *world.quests)
        self._encounters = tuple(world.encounters)
        self._treasures = tuple(world.treasures)
        self._quests = tuple(world.quests)
        self._tokens = tuple(sorted(world.book.lexicon.tokens))
        choices = (*MATRICES.values(), *world.places.values())
        self._reactions = tuple(dict.fromkeys(one for some in choices for one in some))

    def fields(self) -> Iterator[Field]:
        yield Field("question", len(QUESTIONS), 1, "the question to the viewer, as in the list of option ids")
        yield Field("being", len(self._beings), 1, "the being that is encountered, in alphabetical order")
        yield Field("adjective", len(self._adjectives), 1, "its adjective, in alphabetical order")
        yield Field("matrix", len(MATRICES), 1, "its matrix, A to O")
        yield Field("place", len(self._places), 1, "the Place of Power that is encountered")
        yield Field("reaction", len(self._reactions), 1, "the reaction or choice that was made")
        yield Field("subject-status", len(STATUSES), 1, "the status that the question is about")
        yield Field("subject-skill", len(SKILLS), 1, "the skill that the question is about")
        yield Field("subject-card", len(self._cards), 1, "the card, treasure or quest that it is about")
        yield Field("subject-space", len(self._spaces), 1, "the space that it is about")
        yield Field("subject-hero", MOST_SEATS, 1, "whose hero it is about, if another player's")
        yield Field("subject-face", len(DESTINY_FACES), 1, "the face of the destiny die: −, blank, +")
        yield Field("subject-result", 1, MANY, "the number that was rolled")
        for branch, which in zip(_BRANCHES, ("read or offered", "that comes instead"), strict=True):
            yield Field(
                f"{branch}-points", 3, MANY, f"destiny, story and wealth of the award {which}", low=-MANY
            )
            yield Field(f"{branch}-skill", len(SKILLS), 1, f"the skills of the award {which}")
            yield Field(f"{branch}-status", len(STATUSES), 1, f"the statuses of the award {which}")
            yield Field(f"{branch}-cured", len(STATUSES), 1, f"the statuses that the award {which} ends")
            yield Field(f"{branch}-others", 1, MANY, f"how many other parts the award {which} has")
        yield Field("turn", MOST_SEATS, 1, "whose turn it is, counted from the viewer")
        yield Field("reader", MOST_SEATS, 1, "who reads, counted from the viewer")
        yield Field("time", len(TIMES), 1, "the time of day: morning, noon, night")
        yield Field("decks", 3, MANY, "the cards left: encounters, treasures, quests")
        yield Field("declared", MOST_SEATS, 1, "who has declared, counted from the viewer")
        yield Field(
            "last-turns", MOST_SEATS, 1, "who still has a turn in the last round, counted from the viewer"
        )
        yield Field("target", 2, MANY, "the viewer's own target: destiny, story")
        for seat_offset in range(MOST_SEATS):
            yield from self._hero_fields(seat_offset)

    def _hero_fields(self, seat_offset: int) -> Iterator[Field]:
        whose = "the viewer's hero" if seat_offset == 0 else f"the hero {seat_offset} seats on"
        for name, size, high, about in (
            ("hero", len(HEROES), 1, "who it is"),
            ("sex", len(_SEXES), 1, "man, woman"),
            ("space", len(self._spaces), 1, "where it is"),
            ("points", 2, MANY, "destiny, story"),
            ("wealth", 1, len(LEVELS) - 1, "the level of wealth, from beggar on"),
            ("skills", len(SKILLS), 2, "1 for talent, 2 for master"),
            ("once", len(SKILLS), 1, "skills for one use"),
            ("statuses", len(STATUSES), 1, "the statuses"),
            ("gained", len(STATUSES), MANY, "what was gained toward the end of each status"),
            ("marked", len(self._spaces), 1, "the cities that its statuses have marked"),
            ("treasures", len(self._treasures), 1, "the treasures"),
            ("cards", len(self._encounters), 1, "the city cards kept"),
            ("tokens", len(self._tokens), 1, "the tokens, in alphabetical order"),
            ("quest", len(self._quests), 1, "the quest"),
            ("quest-places", len(self._spaces), 1, "the places that the quest names"),
            ("quest-claimed", len(self._spaces), 1, "those of them that are claimed"),
            ("quests-done", 1, MANY, "the quests done"),
            ("destination", len(self._spaces), 1, "the destination marker"),
            ("been-far", 1, 1, "whether a pilgrim has been in the far city"),
            ("fabulous-turns", 1, MANY, "the turns in a row that ended Fabulous"),
        ):
            yield Field(f"{name}+{seat_offset}", size, high, f"{whose}: {about}")

    def encode_view(self, view: View[Board], writer: RowWriter) -> None:
        board, offset_by_seat = view.board, offsets_of_seats(view)
        if view.decision is not None:
            self._encode_question(view.decision, offset_by_seat, writer)
        if board.seat:
            writer.mark("turn", [offset_by_seat[board.seat]])
            writer.mark("reader", [offset_by_seat[board.reader]])
        writer.mark("time", [TIMES.index(board.time)])
        writer.put("decks", board.encounters_left, board.treasures_left, board.quests_left)
        if board.declared is not None:
            writer.mark("declared", [offset_by_seat[board.declared]])
        writer.mark("last-turns", [offset_by_seat[seat] for seat in board.last_turns])
        if board.target is not None:
            writer.put("target", board.target.destiny, board.target.story)
        for seat, hero in board.heroes.items():
            self._encode_hero(hero, offset_by_seat[seat], writer)

    def _encode_question(self, decision: Decision, offset_by_seat: dict[str, int], writer: RowWriter) -> None:
        subject = subject_of(decision)
        met = subject.encounter
        cards = (subject.card, subject.treasure, subject.quest)
        writer.mark("question", _numbers_of_names(tuple(QUESTIONS), [decision.kind]))
        writer.mark("being", _numbers_of_names(self._beings, [met.being]))
        writer.mark("adjective", _numbers_of_names(self._adjectives, [met.adjective]))
        writer.mark("matrix", _numbers_of_names(tuple(MATRICES), [met.matrix]))
        writer.mark("place", _numbers_of_names(self._places, [met.place]))
        writer.mark("reaction", _numbers_of_names(self._reactions, [met.reaction]))
        writer.mark("subject-status", _numbers_of_names(STATUSES, [subject.status]))
        writer.mark("subject-skill", _numbers_of_names(tuple(SKILLS), [subject.skill]))
        writer.mark("subject-card", _numbers_of_names(self._cards, cards))
        writer.mark("subject-space", _numbers_of_names(self._spaces, [subject.space]))
        if subject.hero:
            writer.mark("subject-hero", [offset_by_seat[subject.hero]])
        writer.mark("subject-face", _numbers_of_names(DESTINY_FACES, [subject.face]))
        if subject.result is not None:
            writer.put("subject-result", subject.result)
        awards = [subject.award] if subject.award else []
        for branch, award in zip(_BRANCHES, (*awards, *subject.branches.values()), strict=False):
            _encode_awards(branch, award, writer)

    def _encode_hero(self, hero: HeroView, seat_offset: int, writer: RowWriter) -> None:
        def mark_for_hero(name: str, known: tuple[str, ...], present: Iterable[str]) -> None:
            writer.mark(f"{name}+{seat_offset}", _numbers_of_names(known, present))

        mark_for_hero("hero", tuple(HEROES), [hero.hero])
        mark_for_hero("sex", _SEXES, [hero.sex])
        mark_for_hero("space", self._spaces, [hero.space])
        writer.put(f"points+{seat_offset}", hero.destiny, hero.story)
        writer.put(f"wealth+{seat_offset}", LEVELS.index(hero.wealth))
        writer.put(f"skills+{seat_offset}", *(hero.skills.get(skill, 0) for skill in SKILLS))
        mark_for_hero("once", tuple(SKILLS), hero.once)
        mark_for_hero("statuses", STATUSES, hero.statuses)
        writer.put(f"gained+{seat_offset}", *(hero.gained.get(status, 0) for status in STATUSES))
        mark_for_hero("marked", self._spaces, hero.marked.values())
        mark_for_hero("treasures", self._treasures, hero.treasures)
        mark_for_hero("cards", self._encounters, hero.cards)
        mark_for_hero("tokens", self._tokens, hero.tokens)
        mark_for_hero("quest", self._quests, [hero.quest or ""])
        mark_for_hero("quest-places", self._spaces, hero.quest_places)
        mark_for_hero("quest-claimed", self._spaces, hero.quest_claimed)
        writer.put(f"quests-done+{seat_offset}", hero.quests_done)
        mark_for_hero("destination", self._spaces, [hero.destination or ""])
        writer.put(f"been-far+{seat_offset}", hero.been_far)
        writer.put(f"fabulous-turns+{seat_offset}", hero.fabulous_turns)


def _encode_awards(branch: str, awards: Awards, writer: RowWriter) -> None:
    """What the parts of an award give; those that lead on to something else are only counted."""
    points = {"destiny": 0, "story": 0, "wealth": 0}
    others: list[Award] = []
    for award in awards:
        match award:
            case Points(of=of, amount=amount):
                points[of] += amount
            case Wealth(amount=amount):
                points["wealth"] += amount
            case Skill(skill=skill):
                writer.mark(f"{branch}-skill", _numbers_of_names(tuple(SKILLS), [skill]))
            case Status(status=status) | StatusForOneTurn(status=status):
                writer.mark(f"{branch}-status", _numbers_of_names(STATUSES, [status]))
            case LoseStatus(status=status):
                writer.mark(f"{branch}-cured", _numbers_of_names(STATUSES, [status]))
            case _:
                others.append(award)
    writer.put(f"{branch}-points", *points.values())
    writer.put(f"{branch}-others", len(others))


@cache
def _number_by_name(known: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(known)}


def _numbers_of_names(known: tuple[str, ...], present: Iterable[str]) -> list[int]:
    """The numbers of the names that are known. Others have none: "" for nobody, or a quest's step that is no
    space.
    """
    number_of = _number_by_name(known)
    return [number_of[name] for name in present if name in number_of]


@cache
def _numbering_of_book(world: World) -> Numbering:
    encoding = NightsEncoding(world)
    return Numbering(
        all_option_names(world), tuple(encoding.fields()), encoding.encode_view, option_in_vocabulary
    )


def nights_numbering(rules: type[NightsGame]) -> Numbering:
    return _numbering_of_book(rules.world)
