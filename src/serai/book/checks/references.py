"""Groups 1 and 2: ids are unique, references resolve, and cards lead to charts."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from serai.book import awards as word
from serai.book.being_needs import NEED_WORDS
from serai.book.cards import EffectWords, LocatedCard, charts_of_card
from serai.book.checks.effects import check_effect_values, check_effect_words
from serai.book.checks.row_keys import check_row_key
from serai.book.diagnostics import Position
from serai.book.draft import Draft
from serai.book.markdown_tables import MatrixTable, Target
from serai.book.pack_awards import LocatedAward, all_awards, source_tales_or_any
from serai.book.status_overrides import STATUS_OVERRIDES, StatusOverride, StatusOverrideRow
from serai.book.tales import Tale
from serai.book.vocabulary import MATRICES, PLACES

SHORTEST_STRIP, LONGEST_STRIP = 3, 7
DESTINY_FACES = 3
CHOICES = (3, 4)  # N5.5


def check_references(draft: Draft, effects: EffectWords | None = None) -> None:
    """Reports duplicate ids and references to things that do not exist."""
    strips = draft.paragraph_ids_by_strip()
    paragraphs = {strip: set(ids) for strip, ids in strips.items()}
    for strip in (*draft.strips.values(), *draft.places.values()):
        for tale in strip.tales.values():
            _check_duplicate_ids(draft, tale)
    for tale in source_tales_or_any(draft):
        _check_numbers_of_paragraphs_and_choices(draft, tale)
        _check_names_in_headings(draft, tale)
    _check_gists_exist_and_differ(draft)
    awards = list(all_awards(draft))
    for located_award in awards:
        _check_names_in_award(draft, located_award, paragraphs)
    for override in STATUS_OVERRIDES:
        _report_missing_parts_of_granted_override(draft, override, awards)
    for matrix in draft.matrices.values():
        _check_names_in_matrix(draft, matrix, paragraphs, strips)
    _check_names_in_charts(draft)
    faulty = draft.space_ids - draft.map.spaces.keys()
    cities = {name for name, space in draft.map.spaces.items() if space.terrain == "city"} | faulty
    for deck in draft.cards.values():
        for card in deck.values():
            _check_names_in_card(draft, card, cities, effects)
    for name, strip in draft.places.items():
        tale = next(iter(strip.tales.values()))
        _check_place_has_arrow(draft, tale.path, tale.at, name)


def report_reference_if_unresolved(
    draft: Draft, path: str, at: Position, strip: str, paragraph: str, known: dict[str, set[str]]
) -> bool:
    """Reports a reference to a paragraph that does not exist; returns whether it did."""
    if (strip in known and paragraph in known[strip]) or draft.is_file_of_strip_unreadable(strip):
        return False
    if strip in known:
        near = draft.report.most_similar_word(paragraph, known[strip])
        guess = f"{strip}#{near}" if near else None
    else:
        other = draft.report.most_similar_word(strip, known)
        near = draft.report.most_similar_word(paragraph, known[other]) if other else None
        guess = f"{other}#{near}" if near else other
    draft.report.add(
        "B125", path, at, draft.report.did_you_mean_sentence(guess), reference=f"{strip}#{paragraph}"
    )
    return True


def _check_duplicate_ids(draft: Draft, tale: Tale) -> None:
    seen: set[str] = set()
    for paragraph in tale.all_paragraphs:
        if paragraph.id in seen:
            draft.report.add("B110", tale.path, paragraph.at, what="paragraph", id=paragraph.id)
        seen.add(paragraph.id)
        headings: set[str] = set()
        for section in paragraph.sections:
            if section.heading is None:
                continue
            for requirement in section.heading.requirements:
                if requirement.option_id in headings:
                    draft.report.add("B112", tale.path, section.at, heading=section.written)
                headings.add(requirement.option_id)
    chosen: set[str] = set()
    for choice in tale.choices:
        if choice.id in chosen:
            draft.report.add("B110", tale.path, choice.at, what="choice", id=choice.id)
        chosen.add(choice.id)


def _check_numbers_of_paragraphs_and_choices(draft: Draft, tale: Tale) -> None:
    count = len(tale.paragraphs)
    if tale.kind == "strip" and not SHORTEST_STRIP <= count <= LONGEST_STRIP:
        draft.report.add("B129", tale.path, tale.at, strip=tale.id, count=count)
    if tale.kind != "place":
        return
    if not tale.opening.lines:
        draft.report.add("B132", tale.path, tale.at, what=f"The place “{tale.id}” has no opening")
    if len(tale.choices) not in CHOICES:
        why = f"it has {len(tale.choices)} choices"
        draft.report.add("B134", tale.path, tale.at, place=tale.id, why=why)
    for choice in tale.choices:
        if len(choice.paragraphs) != DESTINY_FACES:
            why = f"the choice “{choice.id}” has {len(choice.paragraphs)} outcomes"
            draft.report.add("B134", tale.path, choice.at, place=tale.id, why=why)


def _check_names_in_headings(draft: Draft, tale: Tale) -> None:
    for paragraph in tale.all_paragraphs:
        for section in paragraph.sections:
            for requirement in section.heading.requirements if section.heading else ():
                if requirement.kind == "treasure":
                    _check_treasure_exists(draft, tale.path, section.at, requirement.id)
                if requirement.kind == "other":
                    names = (*NEED_WORDS, *draft.adjectives, *draft.beings)
                    what = "adjective, being, kind or trait"
                    _check_lexicon_word_exists(draft, tale.path, section.at, what, requirement.id, names)


def _check_gists_exist_and_differ(draft: Draft) -> None:
    gists: dict[str, str] = {}
    for tale in source_tales_or_any(draft):
        if tale.language != draft.source:
            continue
        for paragraph in tale.all_paragraphs:
            reference = f"{tale.id}#{paragraph.id}"
            if not paragraph.gist:
                draft.report.add("B135", tale.path, paragraph.at, paragraph=paragraph.id)
            elif paragraph.gist.casefold() in gists:
                other = gists[paragraph.gist.casefold()]
                draft.report.add("B138", tale.path, paragraph.gist_at, other=other)
            else:
                gists[paragraph.gist.casefold()] = reference


def _check_treasure_exists(draft: Draft, path: str, at: Position, name: str) -> None:
    if name not in draft.treasures and not draft.has_unreadable_file("cards/"):
        guess = draft.report.did_you_mean_sentence(draft.report.most_similar_word(name, draft.treasures))
        draft.report.add("B126", path, at, guess, name=name)


def _check_lexicon_word_exists(
    draft: Draft, path: str, at: Position, kind_of_word: str, name: str, known: Collection[str]
) -> None:
    if name not in known and name not in draft.faulty_words and not draft.has_unreadable_file("lexicon/"):
        guess = draft.report.did_you_mean_sentence(draft.report.most_similar_word(name, known))
        draft.report.add("B127", path, at, guess, what=kind_of_word, name=name)


def _check_being_exists(draft: Draft, path: str, at: Position, noun: str, adjective: str | None) -> None:
    _check_lexicon_word_exists(draft, path, at, "being", noun, draft.beings)
    if adjective is not None:
        _check_lexicon_word_exists(draft, path, at, "adjective", adjective, draft.adjectives)


def _check_matrix_exists(draft: Draft, path: str, at: Position, letter: str) -> None:
    if letter not in draft.matrices and f"matrices/{letter}.md" not in draft.paths:
        draft.report.add("B133", path, at, matrix=letter)


def _check_row_exists(
    draft: Draft, path: str, at: Position, letter: str, being: str, adjective: str | None = None
) -> None:
    row = adjective or being
    if letter and letter not in draft.matrices:
        _check_matrix_exists(draft, path, at, letter)
    elif letter and draft.matrices[letter].whole and not draft.closest_row(letter, row, being, adjective):
        guess = draft.report.did_you_mean_sentence(
            draft.report.most_similar_word(row, draft.matrices[letter].rows)
        )
        draft.report.add("B206", path, at, guess, matrix=letter, row=row)


def _check_names_in_award(draft: Draft, located_award: LocatedAward, paragraphs: dict[str, set[str]]) -> None:
    path, at = located_award.path, located_award.at
    match located_award.award:
        case word.GoTo(strip, paragraph):
            report_reference_if_unresolved(draft, path, at, strip, paragraph, paragraphs)
        case word.Treasure(str(treasure)) | word.LoseTreasure(str(treasure)):
            _check_treasure_exists(draft, path, at, treasure)
        case word.Encounter(being, matrix) if being == word.THE_OTHER:
            # The row depends on the being that was met, so only the matrix must exist.
            _check_matrix_exists(draft, path, at, matrix)
        case word.Encounter(being, matrix):
            _check_being_exists(draft, path, at, being.noun, being.adjective)
            _check_row_exists(draft, path, at, matrix, being.noun, being.adjective)
        case word.Status(pursuer=word.NamedBeing(noun, adjective)):
            _check_being_exists(draft, path, at, noun, adjective)
        case word.OpportunityToEnter(name):
            _check_place_exists(draft, path, at, name)
        case word.MoveTo(word.NamedSpace(name)) if name in PLACES:
            _check_place_exists(draft, path, at, name)
        case word.MoveTo(word.NamedSpace(name)) | word.PlacedByAnother(word.NamedSpace(name)):
            _check_space_exists(draft, path, at, name)
        case word.MoveTo(word.Within(_, str(name))) | word.PlacedByAnother(word.Within(_, str(name))):
            if name in PLACES:
                _check_place_has_arrow(draft, path, at, name)
            else:
                _check_space_exists(draft, path, at, name)
        case _:
            pass


def _report_missing_parts_of_granted_override(
    draft: Draft, override: StatusOverride, awards: Iterable[LocatedAward]
) -> None:
    """Reports what the pack lacks for an override that some award leads to, once, at the first such award."""
    for located_award in awards:
        match located_award.award:
            case word.Status(status) | word.StatusForOneTurn(status) if status in override.given_by:
                lacks = [
                    lack
                    for row in override.rows
                    for lack in _missing_parts_of_override(draft, row, override.reaction)
                ]
                for lack in dict.fromkeys(lacks):
                    draft.report.add(
                        "B215",
                        located_award.path,
                        located_award.at,
                        meaning=override.meaning,
                        lack=lack,
                        rule=override.rule,
                    )
                return
            case _:
                pass


def _missing_parts_of_override(draft: Draft, row: StatusOverrideRow, reaction: str | None) -> Iterator[str]:
    matrix, name = draft.matrices.get(row.matrix), row.row
    if row.being:
        name = draft.closest_row(row.matrix, name, row.being.noun, row.being.adjective) or name
    if matrix is None:
        if f"matrices/{row.matrix}.md" not in draft.paths:
            yield f"matrix {row.matrix}"
    elif name not in matrix.rows:
        if matrix.whole:
            yield f"row “{name}” in matrix {row.matrix}"
    elif reaction and _is_cell_barred(draft, matrix, name, reaction):
        yield f"paragraph for {reaction} in the row “{name}” of matrix {row.matrix}"
    if row.being and not draft.has_unreadable_file("lexicon/"):
        noun, adjective = row.being.noun, row.being.adjective
        if noun not in draft.beings and noun not in draft.faulty_words:
            yield f"being “{noun}” in its lexicon"
        if adjective and adjective not in draft.adjectives and adjective not in draft.faulty_words:
            yield f"adjective “{adjective}” in its lexicon"


def _is_cell_barred(draft: Draft, matrix: MatrixTable, row: str, reaction: str) -> bool:
    """Whether a cell is barred on purpose; an unreadable one is reported already."""
    bases = matrix.rows[row].cells[MATRICES[matrix.letter].index(reaction)]
    return not bases and all(one.file != matrix.path for one in draft.report.diagnostics())


def _check_place_exists(draft: Draft, path: str, at: Position, name: str) -> None:
    if name not in draft.places and not draft.is_file_of_strip_unreadable(name):
        draft.report.add("B139", path, at, place=name)


def _check_place_has_arrow(draft: Draft, path: str, at: Position, name: str) -> None:
    """A Place of Power needs an arrow, which defines its position (N4.6)."""
    if name not in draft.arrow_ids and "map.toml" not in draft.unreadable:
        draft.report.add("B212", path, at, place=name)


def _check_space_exists(draft: Draft, path: str, at: Position, name: str) -> None:
    if name not in draft.space_ids and "map.toml" not in draft.unreadable:
        guess = draft.report.did_you_mean_sentence(draft.report.most_similar_word(name, draft.space_ids))
        draft.report.add("B128", path, at, guess, what="space", name=name)


def _check_names_in_matrix(
    draft: Draft, matrix: MatrixTable, paragraphs: dict[str, set[str]], strips: Mapping[str, Sequence[str]]
) -> None:
    for row in matrix.rows.values():
        if row.key.whom and not draft.has_unreadable_file("lexicon/"):
            check_row_key(draft, matrix.path, row)
        for target in row.targets:
            report_reference_if_unresolved(
                draft, matrix.path, target.at, target.strip, target.paragraph, paragraphs
            )
        for cell in row.cells:
            _check_bases_of_cell_share_no_paragraph(draft, matrix, cell, strips)


def _check_bases_of_cell_share_no_paragraph(
    draft: Draft, matrix: MatrixTable, cell: tuple[Target, ...], strips: Mapping[str, Sequence[str]]
) -> None:
    """The bases of one cell must not share a paragraph, so that each tells something different (N7.13)."""
    told_by: dict[str, Target] = {}
    for target in cell if len(cell) > 1 else ():
        around = target.base_and_neighbour_paragraphs(strips)
        if shared := next((told_by[one] for one in around if one in told_by), None):
            one, other = (f"{base.strip}#{base.paragraph}" for base in (target, shared))
            why = f"names {one}, which shares a paragraph with {other}"
            draft.report.add("B220", matrix.path, target.at, why=why)
        told_by |= dict.fromkeys(around, target)


def _check_names_in_charts(draft: Draft) -> None:
    for chart in draft.charts.values():
        for entry in chart.entries:
            _check_being_exists(draft, chart.path, entry.at, entry.being, entry.adjective)
            _check_row_exists(draft, chart.path, entry.at, entry.matrix, entry.being, entry.adjective)


def _check_names_in_card(
    draft: Draft, located_card: LocatedCard, cities: set[str], effects: EffectWords | None
) -> None:
    toml, card, report = located_card.toml, located_card.card, draft.report
    for key, chart in charts_of_card(located_card, report):
        if chart not in draft.charts and f"charts/{chart}.md" not in draft.paths:
            guess = report.did_you_mean_sentence(draft.report.most_similar_word(chart, draft.charts))
            report.add("B207", toml.path, toml.position_of(key), guess, card=located_card.id, chart=chart)
    if card.marvel:
        _check_row_exists(
            draft, toml.path, toml.position_of((*located_card.key, "marvel")), "N", card.marvel.row
        )
    if card.city is not None and card.city not in cities and "map.toml" not in draft.unreadable:
        guess = report.did_you_mean_sentence(draft.report.most_similar_word(card.city, cities))
        report.add(
            "B128",
            toml.path,
            toml.position_of((*located_card.key, "city")),
            guess,
            what="city",
            name=card.city,
        )
    if effects is not None:
        check_effect_words(located_card, effects, report)

        def check_space_exists(path: str, at: Position, name: str) -> None:
            _check_space_exists(draft, path, at, name)

        def check_being_exists(path: str, at: Position, name: str) -> None:
            _check_being_exists(draft, path, at, name, None)

        check_effect_values(draft, located_card, effects, check_space_exists, check_being_exists)
