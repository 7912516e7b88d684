"""Checks that a pack requires an engine that can read everything the pack uses."""

from collections.abc import Iterator

from serai.book.draft import Draft
from serai.book.pack_reader import parse_engine_version

# The first engine with traits, needs, rows for particular beings, headings about the other, and cells with
# several bases.
NEWER_SYNTAX_SINCE = "0.2"


def check_engine_version(draft: Draft) -> None:
    """Reports the first feature of a pack that the required engine does not have."""
    wanted = parse_engine_version(draft.manifest.engine) if draft.manifest else None
    since = parse_engine_version(f">={NEWER_SYNTAX_SINCE}")
    if wanted is None or since is None or wanted >= since:
        return
    for what in _parts_needing_newer_engine(draft):
        draft.report.add("B144", "pack.toml", draft.engine_at, what=what, engine=NEWER_SYNTAX_SINCE)
        return


def _parts_needing_newer_engine(draft: Draft) -> Iterator[str]:
    for being in draft.beings.values():
        if being.traits or being.lacks:
            yield f"traits (of “{being.id}” in the lexicon)"
    for adjective in draft.adjectives.values():
        if adjective.gives or adjective.takes:
            yield f"traits (of “{adjective.id}” in the lexicon)"
    for letter, matrix in draft.matrices.items():
        for row in matrix.keys_limited_to_particular_beings:
            yield f"rows for some (“{row}” in matrix {letter})"
        for row in matrix.rows.values():
            if any(len(cell) > 1 for cell in row.cells):
                yield f"cells with several bases (row “{row.id}” of matrix {letter})"
    for strip in (*draft.strips.values(), *draft.places.values()):
        for tale in strip.tales.values():
            if tale.needs or any(paragraph.needs for paragraph in tale.all_paragraphs):
                yield f"needs (of “{strip.id}”)"
            for paragraph in tale.all_paragraphs:
                for section in paragraph.sections:
                    if section.heading and any(one.kind == "other" for one in section.heading.requirements):
                        yield f"headings about the other (“{section.written}” in “{strip.id}”)"
