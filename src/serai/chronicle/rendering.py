"""Makes the chronicle of any game, and renders it as HTML or EPUB."""

from collections.abc import Callable
from typing import Literal

from serai.chronicle.epub import render_epub
from serai.chronicle.game_history import GameHistory
from serai.chronicle.html import render_html
from serai.chronicle.model import Chronicle
from serai.locales.texts import Language
from serai.plugin import find_plugin, import_object
from serai.table import Refused

Form = Literal["html", "epub"]
KINDS: dict[Form, str] = {"html": "text/html", "epub": "application/epub+zip"}

Chronicler = Callable[[GameHistory, Language], Chronicle]
_FORMS: dict[Form, Callable[[Chronicle], bytes]] = {"html": render_html, "epub": render_epub}


def make_chronicle(history: GameHistory, language: Language) -> Chronicle:
    part = find_plugin(history.game).chronicle
    if not part:
        raise Refused("refused-no-chronicle")
    write: Chronicler = import_object(part)
    return write(history, language)


def render_chronicle(history: GameHistory, language: Language, form: Form) -> bytes:
    return render_in_form(make_chronicle(history, language), form)


def render_in_form(chronicle: Chronicle, form: Form) -> bytes:
    return _FORMS[form](chronicle)
