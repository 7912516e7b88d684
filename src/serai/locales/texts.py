"""Texts of one language, from the Fluent files beside this module and in the packages of games.

A message receives whole phrases ("the grumpy dwarf", "3 points"), never an article and a noun to be joined.
"""

import logging
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from serai.book.languages import FALLBACK, LANGUAGES, Language, first_supported_language
from serai.locales.lazy_bundle import LazyBundle

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Names = Mapping[str, str]
"""Seat → display name. A missing seat is shown by its id."""

Phrase = str | int | float

_log = logging.getLogger(__name__)


_CACHE_SIZE = 5_000
_MAX_CACHED_LENGTH = 200
"""Only texts up to this length are cached."""


_LARGEST_FORMATTED = 1e15


fall_back_from_faults = True
"""Whether English replaces a faulty translation. Tests of the built-in languages turn it off."""


class MissingText(LookupError):
    """No file has this text, or an argument is missing: an error in the program."""


class Texts:
    """The texts of some files in one language. Get one with `find_texts`."""

    def __init__(self, language: Language, *names: str) -> None:
        self.language: Language = language
        self._names = names
        self._bundle = _read_bundle(language, names)
        self._cache: dict[str | tuple[object, ...], str] = {}

    def say(self, key: str, /, **phrases: Phrase) -> str:
        """The text of a key, or of an attribute (`kind-elf.the`), with its arguments filled in.

        Texts missing in this language are shown in English. Short texts are cached, because Fluent is slow.
        """
        asked = (key, *phrases, *phrases.values(), *map(type, phrases.values())) if phrases else key
        said = self._cache.get(asked)
        if said is None:
            said = self._format_or_fall_back(key, phrases)
            if len(self._cache) >= _CACHE_SIZE:
                self._cache.clear()
            if len(said) <= _MAX_CACHED_LENGTH:
                self._cache[asked] = said
        return said

    def _format_or_fall_back(self, key: str, phrases: dict[str, Phrase]) -> str:
        pattern = self._bundle.find_pattern(key)
        if pattern is None and self.language != FALLBACK:
            return self._fallback_texts.say(key, **phrases)
        if pattern is None:
            raise MissingText(f"“{key}” has no text in {self.language}")
        printable = {name: _printable_phrase(phrase) for name, phrase in phrases.items()}
        text, errors = self._bundle.format_pattern(pattern, printable)
        if not errors:
            return text
        why = f"“{key}” in {self.language}: {'; '.join(map(str, errors))}"
        if self.language == FALLBACK or not fall_back_from_faults:
            raise MissingText(why)
        _log.warning("The text %s.", why)
        return self._fallback_texts.say(key, **phrases)

    def has_text(self, key: str) -> bool:
        if self._bundle.find_pattern(key) is not None:
            return True
        return self.language != FALLBACK and self._fallback_texts.has_text(key)

    def has_own_text(self, key: str) -> bool:
        """Whether this language itself has the text."""
        return self._bundle.find_pattern(key) is not None

    @property
    def _fallback_texts(self) -> "Texts":
        return find_texts(FALLBACK, *self._names)


def _printable_phrase(phrase: Phrase) -> Phrase:
    """The phrase, or as text a number that Fluent cannot format because it is too large or not finite."""
    return phrase if isinstance(phrase, str) or abs(phrase) < _LARGEST_FORMATTED else str(phrase)


@cache
def find_texts(language: Language, *names: str) -> Texts:
    """The texts of these files in a language, cached.

    `table` is a common file; a file of a game is named with its package, as in `my_game.words:events`, and
    is in a folder for each language. If two files have the same key, the first wins.
    """
    return Texts(language, *names)


@cache
def _read_bundle(language: Language, names: tuple[str, ...]) -> LazyBundle:
    bundle = LazyBundle(language)
    for name in names:
        try:
            text = _fluent_file(language, name).read_text("utf-8")
        except (FileNotFoundError, ModuleNotFoundError) as error:
            if language != FALLBACK:
                continue  # falls back to English
            if ":" not in name:
                raise
            # A game with broken texts is shown by its keys, so that the table can continue.
            _log.warning("The texts “%s” cannot be read: %s.", name, error)
        else:
            bundle.add_file(text)
    return bundle


def _fluent_file(language: Language, name: str) -> "Traversable":
    """The file with this name; if there is no English one, that of the game's first language."""
    package, colon, file = name.rpartition(":")
    folder = files(package if colon else "serai.locales")
    tried = (language, *LANGUAGES) if language == FALLBACK else (language,)
    found = [folder / each / f"{file}.ftl" for each in tried]
    return next((one for one in found if one.is_file()), found[0])


def language_of_system(environment: Mapping[str, str] = os.environ) -> Language:
    """The language of the system, or English if it is not supported."""
    set_to = (environment.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return first_supported_language([next(filter(None, set_to), "")])
