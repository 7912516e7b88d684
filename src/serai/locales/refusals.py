"""Turns refusals into sentences in the language of the user."""

from serai.locales.texts import Language, MissingText, Names, Phrase, Texts, find_texts
from serai.plugin import find_plugin
from serai.table import Refused, known_games
from serai.table.errors import Detail

SEATS = frozenset({"seat", "seats", "waiting"})
"""The arguments that are seats, to be shown by the names of their players."""

_LONGEST = 200
"""The maximum length of quoted input; Fluent refuses more than 2,500 characters."""


def say_refusal(refused: Refused, language: Language, names: Names | None = None) -> str:
    """A sentence that explains a refusal, or its key and arguments if there is no text for it."""
    words = _texts_that_have_key(refused.key, language)
    phrases = {
        name: _phrase_of_argument(name, argument, language, names or {})
        for name, argument in refused.arguments.items()
    }
    try:
        return str(refused) if words is None else words.say(refused.key, **phrases)
    except MissingText:  # the text needs an argument that is missing from the refusal
        return str(refused)


def refusal_arguments_for_client(refused: Refused, language: Language) -> dict[str, Detail]:
    """The arguments of a refusal for clients, with nested refusals as sentences."""
    return {
        name: _refusal_argument_for_client(argument, language, {})
        for name, argument in refused.arguments.items()
    }


def _texts_that_have_key(key: str, language: Language) -> Texts | None:
    own = find_texts(language, "refusals")
    if own.has_text(key):
        return own
    files = (find_texts(language, file) for game in known_games() for file in find_plugin(game).texts)
    return next((file for file in files if file.has_text(key)), None)


def _phrase_of_argument(name: str, argument: Detail | Refused, language: Language, names: Names) -> Phrase:
    said = _refusal_argument_for_client(argument, language, names)
    shown: Names = names if name in SEATS else {}
    if isinstance(said, list):
        return ", ".join(shown.get(one, one) for one in said)
    return shown.get(said, said) if isinstance(said, str) else said


def _refusal_argument_for_client(argument: Detail | Refused, language: Language, names: Names) -> Detail:
    if isinstance(argument, Refused):
        return say_refusal(argument, language, names)
    if isinstance(argument, str) and len(argument) > _LONGEST:
        return f"{argument[:_LONGEST]}…"
    return argument
