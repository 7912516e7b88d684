"""Hints for a player: computed from what the seat sees, in the viewer's language."""

from typing import Any, NamedTuple

from msgspec import Struct

from serai.bots.hints import find_hint_function
from serai.locales.localizer import find_localizer
from serai.locales.texts import Language
from serai.table import View
from serai.table.chance import Stream


class HintRequest(Struct, frozen=True):
    """The view of the seat that must choose, a random stream for the hinter, and the content pack."""

    view: View[Any]
    chance: Stream
    pack: str | None


class RenderedHint(NamedTuple):
    option: str
    label: str
    reason: str


def compute_and_render_hint(hint_request: HintRequest, language: Language) -> RenderedHint:
    """The advice of a good player in words. The first call is slow: make it in a thread."""
    view = hint_request.view
    hint = find_hint_function(view.game)(view, hint_request.chance)
    words = find_localizer(language, view.game, in_words=True, pack=hint_request.pack)
    names = {seat: sitter.name for seat, sitter in view.sitters.items()}
    label = words.option_label(view.decision, hint.option, names) if view.decision else hint.option
    return RenderedHint(hint.option, label, words.hint_sentence(hint.reason, hint.args, names))
