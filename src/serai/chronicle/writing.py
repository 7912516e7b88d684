"""A chronicle of any game that is played here, as a page or as a book file."""

from collections.abc import Callable
from typing import Literal

from serai.chronicle.dice import dice_chronicle
from serai.chronicle.epub import epub
from serai.chronicle.evening import Evening
from serai.chronicle.html import html
from serai.chronicle.model import Chronicle
from serai.chronicle.nights import nights_chronicle
from serai.locales.texts import Language
from serai.table import Refused

Form = Literal["html", "epub"]
KINDS: dict[Form, str] = {"html": "text/html", "epub": "application/epub+zip"}

_CHRONICLES: dict[str, Callable[[Evening, Language], Chronicle]] = {
    "dice": dice_chronicle,
    "nights": nights_chronicle,
}
_FORMS: dict[Form, Callable[[Chronicle], bytes]] = {"html": html, "epub": epub}


def chronicle_of(evening: Evening, language: Language) -> Chronicle:
    write = _CHRONICLES.get(evening.game)
    if write is None:
        raise Refused(f"Nobody writes chronicles of “{evening.game}”.", "refused-no-chronicle")
    return write(evening, language)


def written(evening: Evening, language: Language, form: Form) -> bytes:
    return _FORMS[form](chronicle_of(evening, language))
