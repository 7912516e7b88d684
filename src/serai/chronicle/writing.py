"""A chronicle of any game that is played here, as a page or as a book file."""

from collections.abc import Callable
from typing import Literal

from serai.chronicle.epub import epub
from serai.chronicle.evening import Evening
from serai.chronicle.html import html
from serai.chronicle.model import Chronicle
from serai.locales.texts import Language
from serai.plugin import find_plugin, load_part
from serai.table import Refused

Form = Literal["html", "epub"]
KINDS: dict[Form, str] = {"html": "text/html", "epub": "application/epub+zip"}

Chronicler = Callable[[Evening, Language], Chronicle]
_FORMS: dict[Form, Callable[[Chronicle], bytes]] = {"html": html, "epub": epub}


def chronicle_of(evening: Evening, language: Language) -> Chronicle:
    part = find_plugin(evening.game).chronicle
    if not part:
        raise Refused("refused-no-chronicle")
    write: Chronicler = load_part(part)
    return write(evening, language)


def written(evening: Evening, language: Language, form: Form) -> bytes:
    return _FORMS[form](chronicle_of(evening, language))
