"""Group 3 for planned tales: what will be reachable once they are written."""

from serai.book.draft import Draft
from serai.book.pack_awards import source_tales_or_any
from serai.book.plan import PATH, PlannedStrip, UnwrittenCell


def check_planned_strips(draft: Draft) -> None:
    """Lists each planned strip that is not written yet, and checks the cells that name it."""
    gists = {
        paragraph.gist.casefold(): f"{tale.id}#{paragraph.id}"
        for tale in source_tales_or_any(draft)
        for paragraph in tale.all_paragraphs
        if paragraph.gist
    }
    for strip in draft.plan.values():
        if strip.id in draft.strips or draft.is_file_of_strip_unreadable(strip.id):
            continue
        cells = draft.unwritten_cells.get(strip.id, [])
        draft.report.add("B142", PATH, strip.at, strip=strip.id, count=len(cells))
        _check_cells_and_paragraphs_fit_plan(draft, strip, cells)
        _check_gists_are_unique(draft, strip, gists)


def _check_cells_and_paragraphs_fit_plan(
    draft: Draft, strip: PlannedStrip, cells: list[UnwrittenCell]
) -> None:
    order = strip.paragraph_ids
    reached: set[str] = set()
    for cell in cells:
        base = cell.target.paragraph
        if (cell.matrix, cell.reaction) != (strip.matrix, strip.reaction):
            planned = f"{strip.reaction} in matrix {strip.matrix}"
            draft.report.add("B217", cell.path, cell.target.at, strip=strip.id, planned=planned)
        if base in (order[0], order[-1]):
            end = "first" if base == order[0] else "last"
            draft.report.add("B301", cell.path, cell.target.at, reference=f"{strip.id}#{base}", end=end)
        at = order.index(base)
        reached.update(order[max(0, at - 1) : at + 2])
    for paragraph in strip.paragraphs:
        if paragraph.id not in reached and not draft.has_unreadable_file("matrices/"):
            draft.report.add("B302", PATH, paragraph.at, paragraph=paragraph.id)


def _check_gists_are_unique(draft: Draft, strip: PlannedStrip, gists: dict[str, str]) -> None:
    for paragraph in strip.paragraphs:
        reference = f"{strip.id}#{paragraph.id}"
        other = gists.setdefault(paragraph.gist.casefold(), reference)
        if other != reference:
            draft.report.add("B138", PATH, paragraph.at, other=other)
