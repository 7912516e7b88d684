"""Texts of one language, from the Fluent files beside this module and in the folders of games.

A message receives whole phrases ("the grumpy dwarf", "3 points"), never an article and a noun to be joined.
"""

import logging
import os
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from serai.book.vocabulary import LANGUAGES, Language
from serai.table import Refused

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Names = Mapping[str, str]
"""Seat → the name shown for it. A seat that is missing is shown by its own name."""

Phrase = str | int | float

_log = logging.getLogger(__name__)

_LONGEST = 200
"""Characters of what somebody sent that a refusal repeats; Fluent itself refuses more than 2,500."""


class MissingText(LookupError):
    """A text that no file has, or that lacks an argument: a mistake in the program, not of a player."""


class Texts:
    """Says what the named files hold, in one language. Get one with `texts`."""

    def __init__(self, language: Language, *names: str) -> None:
        self.language: Language = language
        self._bundle = _read(language, names)

    def say(self, key: str, /, **phrases: Phrase) -> str:
        """The text of a key, or of an attribute (`kind-elf.the`), with its arguments filled in."""
        message_id, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            raise MissingText(f"“{key}” has no text in {self.language}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"“{key}” has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, phrases)
        if errors:
            raise MissingText(f"“{key}” in {self.language}: {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, key: str) -> bool:
        message_id, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            return False
        message = self._bundle.get_message(message_id)
        return attribute in message.attributes if attribute else message.value is not None

    def refusal(self, refused: Refused, names: Names | None = None) -> str:
        """Why something was refused; what has no key is said in English."""
        if not refused.key:
            return str(refused)
        names = names or {}
        phrases: dict[str, Phrase] = {}
        for name, argument in refused.arguments.items():
            if name == "seat":
                argument = names.get(str(argument), str(argument))
            if isinstance(argument, str):
                phrases[name] = argument if len(argument) <= _LONGEST else f"{argument[:_LONGEST]}…"
            elif isinstance(argument, int):
                phrases[name] = argument
        return self.say(refused.key, **phrases)


@cache
def texts(language: Language, *names: str) -> Texts:
    """The one reader of these files in a language; reading them takes a moment, so it is kept.

    `table` is a file of every table; one of a game is named with its package, as in `my_game.words:events`,
    and lies there in a folder for each language. Where two have the same key, the first says it.
    """
    return Texts(language, *names)


@cache
def _read(language: Language, names: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for name in names:
        try:
            text = _file(language, name).read_text("utf-8")
        except (FileNotFoundError, ModuleNotFoundError) as error:
            if ":" not in name:
                raise
            # What a game says is told by its key then; no table stands still for it.
            _log.warning("The texts “%s” cannot be read: %s.", name, error)
        else:
            bundle.add_resource(FluentResource(text))
    return bundle


def _file(language: Language, name: str) -> "Traversable":
    """The file of that name; in the first language that a game has, where it does not speak this one."""
    package, colon, file = name.rpartition(":")
    folder = files(package if colon else "serai.locales")
    found = [folder / each / f"{file}.ftl" for each in (language, *LANGUAGES)]
    return next((one for one in found if one.is_file()), found[0])


@contextmanager
def refusals_in(language: Language | None) -> Generator[None]:
    """Says what is refused in the block in a language; without one, in that of the system."""
    try:
        yield
    except Refused as refusal:
        words = texts(language or language_of_system(), "refusals", "terminal", "house")
        refusal.args = (words.refusal(refusal),)
        refusal.key = ""
        raise


def language_of_system(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the system is set to, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            for language in LANGUAGES:
                if value.lower().startswith(language):
                    return language
            return "en"
    return "en"
