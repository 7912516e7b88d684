"""Who can stand in a paragraph: every way that leads there, and what no hero on any of them can have.

Each way shuts some heroes out: an imprisoned hero meets nobody but the jailer (N10.13), a love-struck one
nobody but a lover (N10.16), one in Beast Form never courts (N10.2). Awards lead further, with whatever the
hero has gained on the way. What is told of a paragraph holds for all its ways, so it is never said too early.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import NamedBeing
from serai.book.cards import Card, Clause
from serai.book.draft import Draft
from serai.book.rule_rows import RULE_READINGS
from serai.book.statuses import READINGS, TABLE
from serai.book.vocabulary import MATRICES, REACTIONS, SEXES
from serai.book.walk import AwardPlace

# Whoever draws a card is neither in prison nor awaited by a lover (N6.2).
BY_CARD = frozenset(status for status, reading in READINGS.items() if reading.always)
# A Place of Power goes before all that replaces a card, but who is in prison does not move there (N10.13).
BY_MOVING = frozenset(status.id for status in TABLE if status.stays)
# A change of sex may leave either behind it.
OTHER_SEX = frozenset(status.id for status in TABLE if status.other_sex)
# Those who may not choose a reaction (N10.2).
BARRED_FROM = {
    reaction: frozenset(status.id for status in TABLE if reaction in status.bars) for reaction in REACTIONS
}
(PURSUIT,) = [reading for reading in RULE_READINGS if reading.status == "pursued"]
NOTHING = frozenset[str]()
BOTH_SEXES = frozenset(SEXES)
# The hero's sex that is the same as the other's.
ALIKE: Mapping[str, frozenset[str]] = {"m": frozenset({"man"}), "f": frozenset({"woman"})}
# Whom a card of the game's own words brings along, only the game knows.
SOMEBODY = NamedBeing("")


class Visit(Struct, frozen=True):
    """All who can come to a paragraph: what none of them has, and whom they may have met."""

    never: frozenset[str]
    met: frozenset[NamedBeing]

    def joined(self, other: "Visit") -> "Visit":
        return Visit(self.never & other.never, self.met | other.met)


class Visits:
    """For every paragraph that can be reached who can be there; and the rows that are read at all."""

    def __init__(self, draft: Draft, awards: Iterable[AwardPlace]) -> None:
        self.draft = draft
        self.order = draft.paragraph_ids()
        self.known: dict[str, Visit] = {}
        self.rows: dict[str, set[str]] = defaultdict(set)
        self._entered: dict[tuple[str, str], Visit] = {}
        self._waiting: list[str] = []
        self._further: dict[str | None, list[AwardPlace]] = defaultdict(list)
        for place in awards:
            self._further[place.reference].append(place)
        self._begin()
        while self._waiting:
            reference = self._waiting.pop()
            self._go_on(self._further.get(reference, ()), self.known[reference])

    def _begin(self) -> None:
        for chart in self.draft.charts.values():
            for entry in chart.entries:
                met = frozenset({NamedBeing(entry.being, entry.adjective)})
                self._enter(entry.matrix, entry.row, Visit(BY_CARD, met))
        for deck in self.draft.cards.values():
            for place in deck.values():
                self._read_card(place.card)
        for reading in RULE_READINGS:
            for row in reading.rows:
                never = reading.never | (BOTH_SEXES - {row.sex} if row.sex else NOTHING)
                met = frozenset({row.being} if row.being else ())
                self._enter(row.matrix, row.row, Visit(never, met))
        for name in self.draft.places:
            self._arrive_at_place(name, Visit(BY_MOVING, frozenset()))
        # What a card gives, it gives to anybody, and nobody is being met.
        self._go_on(self._further.get(None, ()), Visit(NOTHING, frozenset()))

    def _read_card(self, card: Card) -> None:
        if card.marvel:
            met = frozenset({NamedBeing(card.marvel.row)})
            self._enter("N", card.marvel.row, Visit(BY_CARD, met))
        # A card may be played after an encounter, with all that the hero has gained in it (N13.2).
        named = {text for clause in (*card.effects, card.details) for text in _texts(clause)}
        for letter in MATRICES.keys() & named:
            matrix = self.draft.matrices.get(letter)
            for row in matrix.rows if matrix else ():
                self._enter(letter, row, Visit(NOTHING, frozenset({SOMEBODY})))

    def _enter(self, letter: str, row: str, visit: Visit) -> None:
        """A row of a matrix is read, with any reaction that its cells allow."""
        before = self._entered.get((letter, row))
        visit = before.joined(visit) if before else visit
        if visit == before:
            return
        self._entered[letter, row] = visit
        self.rows[letter].add(row)
        matrix = self.draft.matrices.get(letter)
        cells = matrix.rows[row].targets if matrix and row in matrix.rows else ()
        for reaction, target in zip(MATRICES.get(letter, ()), cells, strict=False):
            order = self.order.get(target.strip, []) if target else []
            if target and target.paragraph in order:
                at = order.index(target.paragraph)
                came = self._courting(visit) if reaction == "court" else visit
                came = Visit(came.never | BARRED_FROM[reaction], came.met)
                for paragraph in order[max(0, at - 1) : at + 2]:
                    self._arrive(f"{target.strip}#{paragraph}", came)

    def _courting(self, visit: Visit) -> Visit:
        """Who chose Court: nobody of the other's sex (N7.4)."""
        beings = [self.draft.beings.get(being.noun) for being in visit.met]
        sexes = {being.sex if being else "" for being in beings}
        alike = ALIKE.get(sexes.pop(), NOTHING) if len(sexes) == 1 else NOTHING
        return Visit(visit.never | alike, visit.met)

    def _arrive(self, reference: str, visit: Visit) -> None:
        before = self.known.get(reference)
        joined = before.joined(visit) if before else visit
        if joined != before:
            self.known[reference] = joined
            self._waiting.append(reference)

    def _arrive_at_place(self, name: str, visit: Visit) -> None:
        for paragraph in self.order.get(name, ()):
            self._arrive(f"{name}#{paragraph}", visit)

    def _go_on(self, places: Collection[AwardPlace], visit: Visit) -> None:
        for place in places:
            came = Visit(visit.never - _gained(place), visit.met)
            alone = Visit(came.never, frozenset())
            match place.award:
                case word.GoTo(strip, paragraph):
                    if paragraph in self.order.get(strip, ()):
                        self._arrive(f"{strip}#{paragraph}", came)
                case word.Encounter(being, matrix):
                    for met in visit.met - {SOMEBODY} if being == word.THE_OTHER else {being}:
                        self._enter(matrix, row_of(met), Visit(came.never, frozenset({met})))
                case word.MoveTo(word.NamedSpace(name)):
                    if name in self.draft.places:
                        self._arrive_at_place(name, alone)
                case word.MoveTo(word.AnySpace()) | word.PlacedByAnother(word.AnySpace()):
                    # A hero whose marker lies on a Place of Power may go there instead (N5.7).
                    for name in self.draft.places:
                        self._arrive_at_place(name, alone)
                case word.Status(status, pursuer) if status in PURSUIT.given_by:
                    self._pursue({pursuer} if pursuer else visit.met)
                case _:
                    pass

    def _pursue(self, pursuers: Collection[NamedBeing]) -> None:
        for row in PURSUIT.rows:
            self._enter(row.matrix, row.row, Visit(PURSUIT.never, frozenset(pursuers)))


def row_of(being: NamedBeing) -> str:
    """The row of a being: its adjective, or its name where it has none (N7.5)."""
    return being.adjective or being.noun


def _gained(place: AwardPlace) -> frozenset[str]:
    """What a hero may have by now that it did not have before this award line."""
    gained: set[str] = set()
    for placed in place.line.placed:
        match placed.award:
            case word.Status(status) | word.StatusForOneTurn(status):
                gained.add(status)
            case _:
                pass
    return frozenset(gained if OTHER_SEX.isdisjoint(gained) else gained | BOTH_SEXES)


def _texts(clause: Clause) -> Iterator[str]:
    """Every text in a clause of a card."""
    for detail in clause.values():
        inner = detail.values() if isinstance(detail, dict) else (detail,)
        for value in inner:
            for one in value if isinstance(value, list) else (value,):
                if isinstance(one, str):
                    yield one
