"""Group 3: every paragraph can be reached, every section opened, and no tale sends heroes in circles."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from serai.book import awards as word
from serai.book.checks.walk import AwardPlace, every_award, source_tales
from serai.book.pack import Draft
from serai.book.tales import Paragraph, Section, Tale
from serai.book.vocabulary import ROWS_READ_BY_RULES, SEXES

JAIL = "K"
LINKS_SHOWN = 6


def check_reach(draft: Draft) -> None:
    """Reports what no game could ever come to, and what no game could come out of."""
    awards = list(every_award(draft))
    sent = [place for place in awards if isinstance(place.award, word.GoTo)]
    bases = _bases(draft)
    _check_circles(draft, sent)
    tokens = {place.award.token for place in awards if isinstance(place.award, word.Token)}
    if draft.has_unread():
        # What leads nowhere cannot be told from what a broken file would have led to.
        tokens |= _asked_tokens(draft)
    else:
        _check_reached(draft, bases, sent)
        _check_places(draft, awards)
        _check_rows(draft, awards)
    jail = {strip for strip, letters in bases.items() if JAIL in {letter for letter, _ in letters}}
    for tale in source_tales(draft):
        for paragraph in tale.every_paragraph:
            _check_sections(draft, tale, paragraph, tokens, tale.id in jail)


def _asked_tokens(draft: Draft) -> set[str]:
    return {
        ask.id
        for tale in source_tales(draft)
        for paragraph in tale.every_paragraph
        for section in paragraph.sections
        for ask in (section.heading.asks if section.heading else ())
        if ask.kind == "token"
    }


def _bases(draft: Draft) -> dict[str, set[tuple[str, str]]]:
    """For each strip, the matrices and paragraphs by which cells name it; a base at an end is reported."""
    ids = draft.paragraph_ids()
    known = {strip: set(order) for strip, order in ids.items()}
    bases: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for letter, matrix in draft.matrices.items():
        for row in matrix.rows.values():
            for target in row.targets:
                order = ids.get(target.strip) if target else None
                if target is None or order is None or target.paragraph not in known[target.strip]:
                    continue
                if target.strip in draft.places:
                    draft.report.add("B311", matrix.path, target.at, place=target.strip)
                elif target.paragraph in (order[0], order[-1]):
                    end = "first" if target.paragraph == order[0] else "last"
                    reference = f"{target.strip}#{target.paragraph}"
                    draft.report.add("B301", matrix.path, target.at, reference=reference, end=end)
                bases[target.strip].add((letter, target.paragraph))
    return bases


def _check_reached(
    draft: Draft, bases: Mapping[str, set[tuple[str, str]]], sent: Sequence[AwardPlace]
) -> None:
    goals = [place.award for place in sent if isinstance(place.award, word.GoTo)]
    reached = {(goal.strip, goal.paragraph) for goal in goals}
    for strip, order in draft.paragraph_ids().items():
        named = {name for _, name in bases.get(strip, ())}
        for at, paragraph in enumerate(order):
            if not named.isdisjoint(order[max(0, at - 1) : at + 2]):
                reached.add((strip, paragraph))
    for strip in draft.strips.values():
        tale = draft.tale(strip)
        for paragraph in tale.paragraphs if tale else ():
            if (strip.id, paragraph.id) not in reached and tale:
                draft.report.add("B302", tale.path, paragraph.at, paragraph=paragraph.id)


def _check_circles(draft: Draft, sent: Sequence[AwardPlace]) -> None:
    ways: dict[str, list[AwardPlace]] = defaultdict(list)
    for place in sent:
        ways[place.reference].append(place)
    # A walk comes to each paragraph once and by one way, so its last link tells a circle from all others.
    told: set[tuple[str, str]] = set()
    finished: set[str] = set()
    for start in sorted(ways):
        for circle, length, place in _circles(start, ways, finished):
            if (place.reference, circle[0]) not in told:
                told.add((place.reference, circle[0]))
                more = length - len(circle)
                end = f"… and {more} more" if more else circle[0]
                shown = " → ".join([*circle, end])
                draft.report.add("B303", place.tale.path, place.at, circle=shown)


def _circles(
    start: str, ways: Mapping[str, Sequence[AwardPlace]], finished: set[str]
) -> Iterator[tuple[list[str], int, AwardPlace]]:
    """Circles met on a walk from `start` that never enters a finished paragraph again, so it always ends.

    Of each circle its first paragraphs, how many it has, and the award that closes it.
    """
    if start in finished:
        return
    path = [start]
    standing = {start: 0}
    waiting = [iter(ways[start])]
    while path:
        place = next(waiting[-1], None)
        if place is None:
            last = path.pop()
            del standing[last]
            finished.add(last)
            waiting.pop()
            continue
        award = place.award
        target = f"{award.strip}#{award.paragraph}" if isinstance(award, word.GoTo) else ""
        if target in standing:
            begin = standing[target]
            yield path[begin : begin + LINKS_SHOWN], len(path) - begin, place
        elif target in ways and target not in finished:
            standing[target] = len(path)
            path.append(target)
            waiting.append(iter(ways[target]))


def _check_places(draft: Draft, awards: Sequence[AwardPlace]) -> None:
    opened: set[str] = set()
    for place in awards:
        match place.award:
            case word.OpportunityToEnter(name) | word.MoveTo(word.Space(name)):
                opened.add(name)
            case _:
                pass
    for name, strip in draft.places.items():
        if name not in opened:
            tale = next(iter(strip.tales.values()))
            draft.report.add("B310", tale.path, tale.at, place=name)


def _check_rows(draft: Draft, awards: Sequence[AwardPlace]) -> None:
    used: dict[str, set[str]] = {letter: set(rows) for letter, rows in ROWS_READ_BY_RULES.items()}
    for chart in draft.charts.values():
        for entry in chart.entries:
            used.setdefault(entry.matrix, set()).add(entry.row)
    for place in awards:
        if isinstance(place.award, word.Encounter):
            being = place.award.being
            used.setdefault(place.award.matrix, set()).add(being.adjective or being.noun)
    charts: set[str | None] = set()
    for card in draft.cards["encounters"].values():
        charts |= {card.card.chart, *card.card.charts.values()}
        if card.card.marvel:
            used.setdefault("N", set()).add(card.card.marvel.row)
    for letter, matrix in draft.matrices.items():
        for row in matrix.rows.values():
            if row.id not in used.get(letter, set()):
                draft.report.add("B308", matrix.path, row.at, row=row.id, matrix=letter)
    for chart in draft.charts.values():
        if chart.id not in charts:
            draft.report.add("B309", chart.path, chart=chart.id)


def _check_sections(draft: Draft, tale: Tale, paragraph: Paragraph, tokens: set[str], jail: bool) -> None:
    if not paragraph.sections:
        return
    sections = [section for section in paragraph.sections if section.heading]
    whole = len(sections) == len(paragraph.sections)
    if whole and all(section.heading and section.heading.id != "no-skill" for section in sections):
        draft.report.add("B304", tale.path, paragraph.at, paragraph=paragraph.id)
    for section in sections:
        _check_closed(draft, tale, section, tokens, jail)
        if len(sections) > 1 and _always_taken(section):
            draft.report.add("B305", tale.path, section.at, heading=section.written)


def _always_taken(section: Section) -> bool:
    """A mandatory section that every hero can open leaves no other to choose (N7.8)."""
    heading = section.heading
    if heading is None or not heading.mandatory:
        return False
    asked = {ask.id for ask in heading.asks}
    return "no-skill" in asked or asked >= SEXES.keys()


def _check_closed(draft: Draft, tale: Tale, section: Section, tokens: set[str], jail: bool) -> None:
    for ask in section.heading.asks if section.heading else ():
        at = section.at
        if ask.kind == "token" and ask.id not in tokens:
            draft.report.add("B306", tale.path, at, token=ask.id)
        if ask.id == "beloved":
            why = "Beloved is answered when it is received and never held (N10.3)"
            draft.report.add("B307", tale.path, at, heading=section.written, why=why)
        if ask.id == "imprisoned" and not jail:
            why = (
                f"an imprisoned hero meets nobody but the jailer, and matrix {JAIL} never leads here (N10.13)"
            )
            draft.report.add("B307", tale.path, at, heading=section.written, why=why)
