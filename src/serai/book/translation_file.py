"""One language of a pack in its own file: `languages/de.toml`.

It has the structure of the data files, with the words of one language where those have a table of languages:
`[beings.merchant]` with `noun` and `gender`, `[spaces.basra]` with `name`, a `title`. So a translator only
adds files.
"""

from collections.abc import Iterator

from serai.book.languages import LANGUAGES, Language
from serai.book.toml import Key, Toml, Value


class TranslationFile:
    """The words of one language; the reader merges them into each data file."""

    def __init__(self, language: Language, toml: Toml) -> None:
        self.language: Language = language
        self.toml = toml
        self._used: set[Key] = set()

    def add_translations_to(self, data_file: dict[str, Value]) -> None:
        """Adds this language's words wherever a data file has a table of languages."""
        self._add_translations_to_table(data_file, self.toml.value, ())

    def unused_keys(self) -> Iterator[Key]:
        """Keys that match nothing in the pack; call it after all data files are read."""
        for key in _keys_of_texts(self.toml.value, ()):
            if not any(key[:length] in self._used for length in range(1, len(key) + 1)):
                yield key

    def _add_translations_to_table(
        self, target_table: dict[str, Value], translations: dict[str, Value], parent_key: Key
    ) -> None:
        for name, text in translations.items():
            into, key = target_table.get(name), (*parent_key, name)
            if not isinstance(into, dict):
                continue
            if any(language in into for language in LANGUAGES):
                into.setdefault(self.language, text)
                self._used.add(key)
            elif isinstance(text, dict):
                self._add_translations_to_table(into, text, key)


def _keys_of_texts(table: Value, parent_key: Key) -> Iterator[Key]:
    for name, one in table.items() if isinstance(table, dict) else ():
        if isinstance(one, dict):
            yield from _keys_of_texts(one, (*parent_key, name))
        else:
            yield (*parent_key, name)
