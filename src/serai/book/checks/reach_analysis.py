"""Fixpoint analysis of which heroes can reach a paragraph: the statuses that none of them can have.

Each route excludes some heroes: an imprisoned hero meets only the jailer (N10.13), a love-struck one only a
lover (N10.16), one in Beast Form never courts (N10.2). Awards lead to further paragraphs, with the statuses
gained on the way. A status counts as excluded only if every route to the paragraph excludes it.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import NamedBeing
from serai.book.cards import Card, Clause
from serai.book.draft import Draft
from serai.book.pack_awards import LocatedAward
from serai.book.status_overrides import STATUS_OVERRIDES
from serai.book.statuses import ENCOUNTER_OVERRIDES, STATUS_TABLE
from serai.book.vocabulary import MATRICES, REACTIONS, SEXES

# A hero who draws a card is neither imprisoned nor love-struck (N6.2).
BY_CARD = frozenset(status for status, override in ENCOUNTER_OVERRIDES.items() if override.always)
# A Place of Power takes precedence over overrides of the card, but an imprisoned hero cannot move (N10.13).
BY_MOVING = frozenset(status.id for status in STATUS_TABLE if status.immobile)
# After a change of sex the hero can have either.
OTHER_SEX = frozenset(status.id for status in STATUS_TABLE if status.other_sex)
# For each reaction, the statuses that bar it (N10.2).
BARRED_FROM = {
    reaction: frozenset(status.id for status in STATUS_TABLE if reaction in status.barred_reactions)
    for reaction in REACTIONS
}
(PURSUIT,) = [override for override in STATUS_OVERRIDES if override.status == "pursued"]
NOTHING = frozenset[str]()
BOTH_SEXES = frozenset(SEXES)
# The hero's sex that is the same as the other's.
SAME_SEX: Mapping[str, frozenset[str]] = {"m": frozenset({"man"}), "f": frozenset({"woman"})}
# The being of a card whose effect words only the game understands.
UNKNOWN_BEING = NamedBeing("")


class ReachState(Struct, frozen=True):
    """The heroes who can reach a paragraph: the statuses that none of them has (`never`), and the beings that
    they may have met.
    """

    never: frozenset[str]
    met: frozenset[NamedBeing]

    def for_heroes_of_either(self, other: "ReachState") -> "ReachState":
        """The state for all the heroes of both: only a status that none of them has stays in `never`."""
        return ReachState(self.never & other.never, self.met | other.met)


class ReachAnalysis:
    """The reach state of every reachable paragraph, and the matrix rows that are read at all."""

    def __init__(self, draft: Draft, awards: Iterable[LocatedAward]) -> None:
        self.draft = draft
        self.order = draft.paragraph_ids_by_strip()
        self.known: dict[str, ReachState] = {}
        self.rows: dict[str, set[str]] = defaultdict(set)
        # The rows of a matrix that fit a being equally closely, and the first such being.
        self.ties: dict[tuple[str, tuple[str, ...]], NamedBeing] = {}
        self._rows_of_beings: dict[tuple[str, str, NamedBeing], list[str]] = {}
        self._entered: dict[tuple[str, str], ReachState] = {}
        # Paragraphs whose awards still have to be followed, each once, in the order found.
        self._queue: dict[str, None] = {}
        self._awards_by_paragraph: dict[str | None, list[LocatedAward]] = defaultdict(list)
        for located_award in awards:
            self._awards_by_paragraph[located_award.reference].append(located_award)
        self._visit_all_entry_points()
        while self._queue:
            reference, _ = self._queue.popitem()
            self._visit_award_targets(self._awards_by_paragraph.get(reference, ()), self.known[reference])

    def _visit_all_entry_points(self) -> None:
        for chart in self.draft.charts.values():
            for entry in chart.entries:
                self._visit_closest_rows_for_being(
                    entry.matrix, entry.matrix_row, NamedBeing(entry.being, entry.adjective), BY_CARD
                )
        for deck in self.draft.cards.values():
            for located_card in deck.values():
                self._visit_matrix_rows_reached_by_card(located_card.card)
        for override in STATUS_OVERRIDES:
            for row in override.rows:
                never = override.never | (BOTH_SEXES - {row.sex} if row.sex else NOTHING)
                if row.being:
                    self._visit_closest_rows_for_being(row.matrix, row.row, row.being, never)
                else:
                    self._visit_row(row.matrix, row.row, ReachState(never, frozenset()))
        for name in self.draft.places:
            self._visit_place(name, ReachState(BY_MOVING, frozenset()))
        # Any hero can get the awards of a card, and no being is met.
        self._visit_award_targets(self._awards_by_paragraph.get(None, ()), ReachState(NOTHING, frozenset()))

    def _visit_matrix_rows_reached_by_card(self, card: Card) -> None:
        if card.marvel:
            self._visit_closest_rows_for_being("N", card.marvel.row, NamedBeing(card.marvel.row), BY_CARD)
        # A card may be played after an encounter, with everything gained in it (N13.2).
        named = {text for clause in (*card.effects, card.details) for text in _strings_of_clause(clause)}
        for letter in MATRICES.keys() & named:
            matrix = self.draft.matrices.get(letter)
            for row in matrix.rows if matrix else ():
                self._visit_row(letter, row, ReachState(NOTHING, frozenset({UNKNOWN_BEING})))

    def _visit_closest_rows_for_being(
        self, letter: str, name: str, being: NamedBeing, never_statuses: frozenset[str]
    ) -> None:
        """Meets a being on a matrix, in the row that fits it most closely (N7.5)."""
        for row in self._closest_rows(letter, name, being):
            self._visit_row(letter, row, ReachState(never_statuses, frozenset({being})))

    def _closest_rows(self, letter: str, name: str, being: NamedBeing) -> Sequence[str]:
        """The row that fits a being most closely; several if they tie, which is recorded."""
        asked = letter, name, being
        if asked not in self._rows_of_beings:
            rows = self.draft.closest_rows(letter, name, being.noun, being.adjective)
            if len(rows) > 1:
                self.ties.setdefault((letter, tuple(rows)), being)
            self._rows_of_beings[asked] = rows or [name]
        return self._rows_of_beings[asked]

    def _visit_row(self, letter: str, row: str, visit: ReachState) -> None:
        """Reads a row of a matrix, with every reaction that its cells allow."""
        before = self._entered.get((letter, row))
        visit = before.for_heroes_of_either(visit) if before else visit
        if visit == before:
            return
        self._entered[letter, row] = visit
        self.rows[letter].add(row)
        matrix = self.draft.matrices.get(letter)
        cells = matrix.rows[row].cells if matrix and row in matrix.rows else ()
        for reaction, cell in zip(MATRICES.get(letter, ()), cells, strict=False):
            state = self._state_of_heroes_who_may_court(visit) if reaction == "court" else visit
            state = ReachState(state.never | BARRED_FROM[reaction], state.met)
            for target in cell:
                for reference in target.base_and_neighbour_paragraphs(self.order):
                    self._visit_paragraph_if_new_state(reference, state)

    def _state_of_heroes_who_may_court(self, visit: ReachState) -> ReachState:
        """The state of the heroes who may court: not of the other's sex; a being without sex is never courted
        (N7.4).
        """
        beings = {being: self.draft.beings.get(being.noun) for being in visit.met}
        sexes = {being.sex if being else "" for being in beings.values()}
        alike = SAME_SEX.get(sexes.pop(), NOTHING) if len(sexes) == 1 else NOTHING
        courted = frozenset(being for being, known in beings.items() if known is None or known.sex)
        return ReachState(visit.never | alike, courted)

    def _visit_paragraph_if_new_state(self, reference: str, visit: ReachState) -> None:
        before = self.known.get(reference)
        joined = before.for_heroes_of_either(visit) if before else visit
        if joined != before:
            self.known[reference] = joined
            self._queue[reference] = None

    def _visit_place(self, name: str, visit: ReachState) -> None:
        for paragraph in self.order.get(name, ()):
            self._visit_paragraph_if_new_state(f"{name}#{paragraph}", visit)

    def _visit_award_targets(self, awards: Collection[LocatedAward], visit: ReachState) -> None:
        for located_award in awards:
            state = ReachState(visit.never - _gained_statuses(located_award), visit.met)
            alone = ReachState(state.never, frozenset())
            match located_award.award:
                case word.GoTo(strip, paragraph):
                    if paragraph in self.order.get(strip, ()):
                        self._visit_paragraph_if_new_state(f"{strip}#{paragraph}", state)
                case word.Encounter(being, matrix):
                    for met in visit.met - {UNKNOWN_BEING} if being == word.THE_OTHER else {being}:
                        self._visit_closest_rows_for_being(matrix, row_name_of_being(met), met, state.never)
                case word.MoveTo(word.NamedSpace(name)):
                    if name in self.draft.places:
                        self._visit_place(name, alone)
                case word.MoveTo(word.AnySpace()) | word.PlacedByAnother(word.AnySpace()):
                    # A hero with the marker on a Place of Power may go there instead (N5.7).
                    for name in self.draft.places:
                        self._visit_place(name, alone)
                case word.Status(status, pursuer) if status in PURSUIT.given_by:
                    self._visit_pursuit_rows({pursuer} if pursuer else visit.met or self._default_pursuers)
                case _:
                    pass

    def _visit_pursuit_rows(self, pursuers: Collection[NamedBeing]) -> None:
        for row in PURSUIT.rows:
            by_row: dict[str, set[NamedBeing]] = defaultdict(set)
            for pursuer in pursuers:
                for found in self._closest_rows(row.matrix, row.row, pursuer):
                    by_row[found].add(pursuer)
            for found, met in by_row.items():
                self._visit_row(row.matrix, found, ReachState(PURSUIT.never, frozenset(met)))

    @cached_property
    def _default_pursuers(self) -> set[NamedBeing]:
        """The pursuer of a hero who has met nobody: the first being of the first chart."""
        entries = (entry for chart in self.draft.charts.values() for entry in chart.entries)
        return {NamedBeing(entry.being, entry.adjective) for entry in islice(entries, 1)}

    def cells_leading_to(
        self, references: Collection[str], met: NamedBeing
    ) -> Iterator[tuple[str, str, str]]:
        """The cells (matrix, row, reaction) that bring a being to one of these paragraphs."""
        for (letter, row), visit in self._entered.items():
            matrix = self.draft.matrices.get(letter)
            if met not in visit.met or matrix is None or row not in matrix.rows:
                continue
            for reaction, cell in zip(MATRICES[letter], matrix.rows[row].cells, strict=True):
                for target in cell:
                    if not set(references).isdisjoint(target.base_and_neighbour_paragraphs(self.order)):
                        yield letter, row, reaction


def row_name_of_being(being: NamedBeing) -> str:
    """The row of a being: its adjective, or else its noun (N7.5)."""
    return being.adjective or being.noun


def _gained_statuses(located_award: LocatedAward) -> frozenset[str]:
    """The statuses that a hero may gain in this award line."""
    gained: set[str] = set()
    for placed in located_award.line.placed:
        match placed.award:
            case word.Status(status) | word.StatusForOneTurn(status):
                gained.add(status)
            case _:
                pass
    return frozenset(gained if OTHER_SEX.isdisjoint(gained) else gained | BOTH_SEXES)


def _strings_of_clause(clause: Clause) -> Iterator[str]:
    """Every string in a clause of a card."""
    for detail in clause.values():
        inner = detail.values() if isinstance(detail, dict) else (detail,)
        for value in inner:
            for one in value if isinstance(value, list) else (value,):
                if isinstance(one, str):
                    yield one
