"""Advice for whoever must choose: worked out from what the seat sees, and said in the viewer's language."""

from typing import Any

from msgspec import Struct

from serai.bots.hints import find_hinter
from serai.locales.speaker import speaker
from serai.locales.texts import Language
from serai.table import View
from serai.table.chance import Stream


class HintWanted(Struct, frozen=True):
    """A question as its seat sees it, chance to think with, and the Book that is played with."""

    view: View[Any]
    chance: Stream
    pack: str | None


def hint_in_words(wanted: HintWanted, language: Language) -> tuple[str, str, str]:
    """The option that is advised, what it is called, and the reason. Slow at first: call it in a thread."""
    view = wanted.view
    hint = find_hinter(view.game)(view, wanted.chance)
    words = speaker(language, view.game, in_words=True, pack=wanted.pack)
    names = {seat: sitter.name for seat, sitter in view.sitters.items()}
    label = words.option(view.decision, hint.option, names) if view.decision else hint.option
    return hint.option, label, words.hint(hint.reason, hint.args, names)
