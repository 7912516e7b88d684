"""Group 6: the spaces and full stops beside quotation marks and other marks are written in one way.

Typesetting replaces ordinary spaces by narrow ones where a language has them; it relies on that one kind.
"""

import re
from collections.abc import Iterator

from serai.book.draft import Draft
from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.tales import Prose, Tale

NO_BREAK_SPACE = re.compile("[\u00a0\u202f]")
WITHOUT_SPACE = re.compile(r"«(?=\S)|(?<=[^\s«])[;:!?»](?=\s|$)")
WITH_SPACE = re.compile(r"(?<=«)\s|\s(?=[;:!?»])")
SECOND_STOP = re.compile(r"(?<=[.!?…]»)\.")


def check_typographic_marks(draft: Draft) -> None:
    """Reports the first mark of each kind in each text that is written in another way than elsewhere."""
    tales = [
        tale for strip in (*draft.strips.values(), *draft.places.values()) for tale in strip.tales.values()
    ]
    for tale in tales:
        for prose in _texts_of_tale(tale):
            for pattern, wrong in _wrong_mark_patterns(tale.language):
                if found := pattern.search(prose.text):
                    draft.report.add("B605", tale.path, prose.position_of_offset(found.start()), wrong=wrong)


def _texts_of_tale(tale: Tale) -> Iterator[Prose]:
    if tale.opening.lines:
        yield tale.opening
    for paragraph in tale.all_paragraphs:
        yield paragraph.opening
        for section in paragraph.sections:
            yield section.text


def _wrong_mark_patterns(language: Language) -> Iterator[tuple[re.Pattern[str], str]]:
    """Patterns of wrong marks in a language, each with the advice to print."""
    name = LANGUAGE_TABLE[language].english
    yield NO_BREAK_SPACE, "A no-break space: type an ordinary one, which typesetting replaces"
    if LANGUAGE_TABLE[language].spaced_marks:
        yield WITHOUT_SPACE, f"{name} has a space here"
    else:
        yield WITH_SPACE, f"{name} has no space here"
    yield SECOND_STOP, "The sentence in the quotation marks has ended already: no full stop after them"
