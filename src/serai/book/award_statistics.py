"""Measures what awards do to a hero: how often they harm, lead to another encounter, or tempt."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from serai.book import awards as word
from serai.book.award_values import STATUS_VALUE
from serai.book.awards import Award
from serai.book.draft import Draft
from serai.book.pack_awards import source_tales_or_any
from serai.book.tales import Paragraph, Section, Tale

FACES = ("worst", "middle", "best")
NO_HEADING = "no heading"


class Share(Struct, frozen=True):
    """A part of a whole."""

    part: int = 0
    whole: int = 0

    def __add__(self, other: "Share") -> "Share":
        return Share(self.part + other.part, self.whole + other.whole)

    @property
    def value(self) -> float:
        return self.part / self.whole if self.whole else 0.0


class AwardStatistics(Struct, frozen=True):
    """How often the award lines of a pack harm the hero, lead to another encounter, or tempt."""

    harm_by_heading: dict[str, Share]
    harm_by_face: dict[str, Share]
    chains: Share
    temptations: Share
    harm_by_strip: dict[str, Share]


def compute_award_statistics(draft: Draft) -> AwardStatistics:
    """Measures every award line of the source tales."""
    headings: dict[str, Share] = defaultdict(Share)
    strips: dict[str, Share] = defaultdict(Share)
    chains = temptations = Share()
    for tale in source_tales_or_any(draft):
        for paragraph in tale.all_paragraphs:
            for kind, awards in awards_with_heading_kind(paragraph):
                harm = Share(int(takes_something_from_hero(awards)), 1)
                headings[kind] += harm
                strips[tale.id] += harm
                every = list(awards_including_nested(awards))
                chains += Share(int(any(isinstance(one, word.Encounter) for one in every)), 1)
                temptations += Share(int(any(isinstance(one, word.Offer) for one in every)), 1)
    return AwardStatistics(
        dict(headings), harmful_share_by_destiny_face(draft), chains, temptations, dict(strips)
    )


def awards_with_heading_kind(paragraph: Paragraph) -> Iterator[tuple[str, tuple[Award, ...]]]:
    """The awards of each award line of a paragraph, with the kind of heading above it."""
    if paragraph.award:
        yield NO_HEADING, paragraph.award.awards
    for section in paragraph.sections:
        if section.award:
            yield heading_kind(section), section.award.awards


def heading_kind(section: Section) -> str:
    """The kind of a heading: `no-skill`, `skill`, `status` …; the rarest if the heading has several."""
    return section.heading.requirements[-1].kind if section.heading else NO_HEADING


def harmful_share_by_destiny_face(draft: Draft) -> dict[str, Share]:
    """The share of harmful awards in the paragraphs before, at and after each base, and in the outcomes of
    places.
    """
    faces = {face: Share() for face in FACES}
    bases = {
        f"{target.strip}#{target.paragraph}"
        for matrix in draft.matrices.values()
        for row in matrix.rows.values()
        for target in filter(None, row.targets)
    }
    for tale in source_tales_or_any(draft):
        for paragraphs in _paragraphs_by_destiny_face(tale, bases):
            for face, paragraph in zip(FACES, paragraphs, strict=False):
                for _, awards in awards_with_heading_kind(paragraph):
                    faces[face] += Share(int(takes_something_from_hero(awards)), 1)
    return faces


def _paragraphs_by_destiny_face(tale: Tale, bases: Collection[str]) -> Iterator[tuple[Paragraph, ...]]:
    """The three paragraphs that the destiny die selects from, for each base and each choice in a place."""
    for choice in tale.choices:
        yield choice.paragraphs
    for before, base, after in zip(tale.paragraphs, tale.paragraphs[1:], tale.paragraphs[2:], strict=False):
        if f"{tale.id}#{base.id}" in bases:
            yield before, base, after


def takes_something_from_hero(awards: Iterable[Award]) -> bool:
    """Whether an award line takes something from the hero, whatever the player chooses."""
    return any(map(_award_takes_something_from_hero, awards))


def _award_takes_something_from_hero(award: Award) -> bool:
    match award:
        case word.Points(amount=amount) | word.Wealth(amount=amount):
            return amount < 0
        case word.Status(status=status) | word.StatusForOneTurn(status=status):
            return STATUS_VALUE.get(status, 0) < 0
        case word.LoseStatus(status=status, may=may):
            return not may and STATUS_VALUE.get(status, 0) > 0
        case word.LoseSkill() | word.LoseTreasure() | word.Death():
            return True
        case word.Choose(first=first, second=second) | word.Offer(accept=first, refuse=second):
            return takes_something_from_hero(first) and takes_something_from_hero(second)
        case word.Roll(bands=bands):
            return any(takes_something_from_hero(band.awards) for band in bands)
        case _:
            return False


def awards_including_nested(awards: Iterable[Award]) -> Iterator[Award]:
    for award in awards:
        yield award
        match award:
            case word.Choose(first=first, second=second) | word.Offer(accept=first, refuse=second):
                yield from awards_including_nested((*first, *second))
            case word.Roll(bands=bands):
                yield from awards_including_nested(one for band in bands for one in band.awards)
            case word.ForAnother(awards=given):
                yield from awards_including_nested(given)
            case _:
                pass
