"""Checks that a tale fits every being that can be met in it, by comparing its needs with their traits and
kinds.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import NamedBeing
from serai.book.being_needs import BeingNeeds
from serai.book.checks.reach_analysis import ReachAnalysis
from serai.book.diagnostics import Position
from serai.book.draft import Draft
from serai.book.lexicon import traits_and_kind_of_being
from serai.book.pack_awards import LocatedAward
from serai.book.status_overrides import STATUS_OVERRIDES
from serai.book.tales import Paragraph, Tale
from serai.book.vocabulary import MATRICES

# How to phrase an unmet need, by the field that states it.
CLASHES = {
    "needs": "needs “{fact}”, which {other} lacks",
    "not": "excludes “{fact}”, which holds for {other}",
}


class Need(Struct, frozen=True):
    """The needs of a strip or of one of its paragraphs, and the paragraphs they apply to."""

    path: str
    name: str
    needs: BeingNeeds
    paragraphs: tuple[str, ...]


class FitCheck:
    """Compares the needs of tales with the beings that an analysis brings to them."""

    def __init__(self, draft: Draft, analysis: ReachAnalysis, awards: Sequence[LocatedAward]) -> None:
        self._draft = draft
        self._analysis = analysis
        self._meetings = _first_meeting_places(draft, awards)
        self._facts: dict[NamedBeing, frozenset[str]] = {}
        self._needs_of_paragraph: dict[str, list[BeingNeeds]] = defaultdict(list)
        self._needs = list(self._needs_of_all_tales())

    def report_clashes(self) -> None:
        """Reports each being that a tale does not fit; with `clashes = "warn"` as a warning with a count."""
        manifest, report = self._draft.manifest, self._draft.report
        lenient = manifest is not None and manifest.clashes == "warn"
        for need in self._needs:
            others = self._met_beings_that_clash(need)
            for other in others[:1] if lenient else others:
                told, advice = self._describe_clash(need, other), self._advice_for_misfit(need, other)
                if lenient:
                    report.add("B313", need.path, need.needs.at, advice, clash=told, count=len(others))
                else:
                    report.add("B312", need.path, need.needs.at, advice, clash=told)

    def _needs_of_all_tales(self) -> Iterator[Need]:
        for strip in (*self._draft.strips.values(), *self._draft.places.values()):
            tale = self._draft.source_tale(strip)
            if tale is None:
                continue
            if tale.needs:
                yield self._make_need_and_note_its_paragraphs(tale, tale.needs, tale.all_paragraphs)
            for paragraph in tale.all_paragraphs:
                if paragraph.needs:
                    yield self._make_need_and_note_its_paragraphs(
                        tale, paragraph.needs, (paragraph,), f"#{paragraph.id}"
                    )

    def _make_need_and_note_its_paragraphs(
        self, tale: Tale, needs: BeingNeeds, paragraphs: Sequence[Paragraph], name: str = ""
    ) -> Need:
        """The need of these paragraphs, which `_needs_of_paragraph` then has for each of them."""
        references = tuple(f"{tale.id}#{paragraph.id}" for paragraph in paragraphs)
        for reference in references:
            self._needs_of_paragraph[reference].append(needs)
        return Need(tale.path, f"{tale.id}{name}", needs, references)

    def _met_beings_that_clash(self, need: Need) -> list[NamedBeing]:
        """The beings that can be met in any of the paragraphs and do not satisfy the needs, in a stable
        order.
        """
        known = self._analysis.known
        met = {other for one in need.paragraphs if one in known for other in known[one].met}
        found = [
            other
            for other in met
            if other.noun in self._draft.beings
            and need.needs.first_unmet_need(self._traits_and_kind_of(other))
        ]
        return sorted(found, key=lambda one: (one.noun, one.adjective or ""))

    def _traits_and_kind_of(self, being: NamedBeing) -> frozenset[str]:
        if being not in self._facts:
            adjective = self._draft.adjectives.get(being.adjective or "")
            self._facts[being] = traits_and_kind_of_being(self._draft.beings[being.noun], adjective)
        return self._facts[being]

    def _describe_clash(self, need: Need, being: NamedBeing) -> str:
        key, fact = need.needs.first_unmet_need(self._traits_and_kind_of(being)) or ("needs", "")
        name = f"{being.adjective or ''} {being.noun}".strip()
        told = CLASHES[key].format(fact=fact, other=f"“{name}”")
        return f"“{need.name}” {told} (met at {self._meetings.get(being, 'an award or a rule')})"

    def _advice_for_misfit(self, need: Need, being: NamedBeing) -> str:
        """The nearest cell of the same column whose three paragraphs fit the being."""
        for letter, row, reaction in self._analysis.cells_leading_to(need.paragraphs, being):
            names = self._draft.matrices[letter].rows
            places = {name: at for at, name in enumerate(names)}
            for name in sorted(names, key=lambda one: abs(places[one] - places[row])):
                for target in names[name].cells[MATRICES[letter].index(reaction)]:
                    around = target.base_and_neighbour_paragraphs(self._analysis.order)
                    if around and all(self._paragraph_fits_being(one, being) for one in around):
                        base = f"{target.strip}#{target.paragraph}"
                        return (
                            f"In matrix {letter}, {reaction}, “{base}” fits: it stands in the row “{name}”."
                        )
        return "No written strip of its column fits: bar the cell, or write a strip and a row for it."

    def _paragraph_fits_being(self, reference: str, being: NamedBeing) -> bool:
        facts = self._traits_and_kind_of(being)
        return not any(needs.first_unmet_need(facts) for needs in self._needs_of_paragraph.get(reference, ()))


def _first_meeting_places(draft: Draft, awards: Sequence[LocatedAward]) -> dict[NamedBeing, str]:
    """Where each being is met first, for a message: on a chart, by a card, an award or a rule."""
    found: dict[NamedBeing, str] = {}
    for chart in draft.charts.values():
        for entry in chart.entries:
            found.setdefault(
                NamedBeing(entry.being, entry.adjective), _format_file_position(chart.path, entry.at)
            )
    for card in draft.cards["encounters"].values():
        if marvel := card.card.marvel:
            found.setdefault(
                NamedBeing(marvel.row),
                _format_file_position(card.toml.path, card.toml.position_of((*card.key, "marvel"))),
            )
    for award in awards:
        match award.award:
            case word.Encounter(being, _) | word.Status(_, NamedBeing() as being):
                found.setdefault(being, _format_file_position(award.path, award.at))
            case _:
                pass
    for override in STATUS_OVERRIDES:
        for row in override.rows:
            if row.being:
                found.setdefault(row.being, f"rule {override.rule}")
    return found


def _format_file_position(path: str, at: Position) -> str:
    return f"{path}:{at.line}:{at.column}"
