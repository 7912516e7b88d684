"""Group 3: every paragraph can be reached, every section opened, and no tale sends heroes in circles."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from serai.book import awards as word
from serai.book.checks.visits import SOMEBODY, Visit, Visits, row_of
from serai.book.draft import Draft
from serai.book.headings import Ask, Heading, print_heading
from serai.book.statuses import STATUS, TABLE
from serai.book.tales import Paragraph, Section, Tale
from serai.book.vocabulary import SEXES
from serai.book.walk import AwardPlace, every_award, source_tales

LINKS_SHOWN = 6
# Why no hero on any way to a paragraph has what a heading asks for.
NEVER_THERE = {
    **{
        status.id: status.absent or f"no hero who is {status.name} comes here ({status.rules[0]})"
        for status in TABLE
    },
    "man": "only a woman courts whoever is met here (N7.4)",
    "woman": "only a man courts whoever is met here (N7.4)",
}


def check_reach(draft: Draft) -> None:
    """Reports what no game could ever come to, and what no game could come out of."""
    awards = list(every_award(draft))
    sent = [place for place in awards if isinstance(place.award, word.GoTo)]
    bases = _bases(draft)
    _check_circles(draft, sent)
    tokens = {place.award.token for place in awards if isinstance(place.award, word.Token)}
    visits: Visits | None = None
    if draft.has_unread():
        # What leads nowhere cannot be told from what a broken file would have led to.
        tokens |= _asked_tokens(draft)
    else:
        visits = Visits(draft, awards)
        _check_reached(draft, bases, sent)
        _check_places(draft, awards)
        _check_rows(draft, visits)
        _check_others(draft, awards, visits)
    for tale in source_tales(draft):
        for paragraph in tale.every_paragraph:
            visit = visits.known.get(f"{tale.id}#{paragraph.id}") if visits else None
            _check_sections(draft, tale, paragraph, tokens, visit)


def _asked_tokens(draft: Draft) -> set[str]:
    return {
        ask.id
        for tale in source_tales(draft)
        for paragraph in tale.every_paragraph
        for section in paragraph.sections
        for ask in (section.heading.asks if section.heading else ())
        if ask.kind == "token"
    }


def _bases(draft: Draft) -> dict[str, set[str]]:
    """For each strip, the paragraphs that cells name; a base at an end is reported."""
    ids = draft.paragraph_ids()
    known = {strip: set(order) for strip, order in ids.items()}
    bases: dict[str, set[str]] = defaultdict(set)
    for matrix in draft.matrices.values():
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
                bases[target.strip].add(target.paragraph)
    return bases


def _check_reached(draft: Draft, bases: Mapping[str, set[str]], sent: Sequence[AwardPlace]) -> None:
    goals = [place.award for place in sent if isinstance(place.award, word.GoTo)]
    reached = {(goal.strip, goal.paragraph) for goal in goals}
    for strip, order in draft.paragraph_ids().items():
        named = bases.get(strip, set())
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
        # What a card gives is no encounter, so it begins no circle.
        if place.reference is not None:
            ways[place.reference].append(place)
    # A walk comes to each paragraph once and by one way, so its last link tells a circle from all others.
    told: set[tuple[str, str]] = set()
    finished: set[str] = set()
    for start in sorted(ways):
        for circle, length, place in _circles(start, ways, finished):
            link = (place.reference or "", circle[0])
            if link not in told:
                told.add(link)
                more = length - len(circle)
                end = f"… and {more} more" if more else circle[0]
                shown = " → ".join([*circle, end])
                draft.report.add("B303", place.path, place.at, circle=shown)


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
            case word.OpportunityToEnter(name) | word.MoveTo(word.NamedSpace(name)):
                opened.add(name)
            case _:
                pass
    for name, strip in draft.places.items():
        if name not in opened:
            tale = next(iter(strip.tales.values()))
            draft.report.add("B310", tale.path, tale.at, place=name)


def _check_rows(draft: Draft, visits: Visits) -> None:
    charts: set[str | None] = set()
    for card in draft.cards["encounters"].values():
        charts |= {card.card.chart, *card.card.charts.values()}
    for letter, matrix in draft.matrices.items():
        for row in matrix.rows.values():
            if row.id not in visits.rows.get(letter, set()):
                draft.report.add("B308", matrix.path, row.at, row=row.id, matrix=letter)
    for chart in draft.charts.values():
        if chart.id not in charts:
            draft.report.add("B309", chart.path, chart=chart.id)


def _check_others(draft: Draft, awards: Sequence[AwardPlace], visits: Visits) -> None:
    """“Encounter: the other on X” needs a row of X for whomever the hero can have met there."""
    for place in awards:
        match place.award:
            case word.Encounter(being, letter) if being == word.THE_OTHER and letter in draft.matrices:
                visit = visits.known.get(place.reference or "")
                rows = {row_of(met) for met in visit.met if met != SOMEBODY} if visit else set[str]()
                for row in sorted(rows - draft.matrices[letter].rows.keys()):
                    draft.report.add("B206", place.path, place.at, matrix=letter, row=row)
            case _:
                pass


def _check_sections(
    draft: Draft, tale: Tale, paragraph: Paragraph, tokens: set[str], visit: Visit | None
) -> None:
    if not paragraph.sections:
        return
    sections = [section for section in paragraph.sections if section.heading]
    whole = len(sections) == len(paragraph.sections)
    if whole and all(section.heading and section.heading.id != "no-skill" for section in sections):
        draft.report.add("B304", tale.path, paragraph.at, paragraph=paragraph.id)
    for section in sections:
        _check_closed(draft, tale, section, tokens, visit)
        if len(sections) > 1 and _always_taken(section):
            draft.report.add("B305", tale.path, section.at, heading=section.written)


def _always_taken(section: Section) -> bool:
    """A mandatory section that every hero can open leaves no other to choose (N7.8)."""
    heading = section.heading
    if heading is None or not heading.mandatory:
        return False
    asked = {ask.id for ask in heading.asks}
    return "no-skill" in asked or asked >= SEXES.keys()


def _check_closed(draft: Draft, tale: Tale, section: Section, tokens: set[str], visit: Visit | None) -> None:
    for ask in section.heading.asks if section.heading else ():
        if ask.kind == "token" and ask.id not in tokens:
            draft.report.add("B306", tale.path, section.at, token=ask.id)
        why = _why_closed(ask, visit)
        if why:
            asked = print_heading(Heading((ask,)))
            draft.report.add("B307", tale.path, section.at, heading=asked, why=why)


def _why_closed(ask: Ask, visit: Visit | None) -> str | None:
    """Why no hero can come here with what a heading asks for; None if one can."""
    if ask.kind == "status" and (status := STATUS[ask.id]).never_held:
        return f"{status.name} is answered when it is received and never held ({status.rules[0]})"
    if ask.kind in ("status", "sex") and visit and ask.id in visit.never:
        return NEVER_THERE[ask.id]
    return None
