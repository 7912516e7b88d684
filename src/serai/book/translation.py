"""One language of a pack in a file of its own: `languages/de.toml`.

It has the shape of the data files, with the words of its language where those have a table of languages:
`[beings.merchant]` with `noun` and `gender`, `[spaces.basra]` with `name`, a `title`. A translator so adds
files, and changes none.
"""

from collections.abc import Iterator

from serai.book.languages import LANGUAGES, Language
from serai.book.toml import Key, Toml, Value


class Translation:
    """The words of one language, put into the tables of data files as these are read."""

    def __init__(self, language: Language, toml: Toml) -> None:
        self.language: Language = language
        self.toml = toml
        self._used: set[Key] = set()

    def put_into(self, data: dict[str, Value]) -> None:
        """Adds the words of this language wherever a data file says something in languages."""
        self._put(data, self.toml.value, ())

    def unused(self) -> Iterator[Key]:
        """What belongs to nothing in the pack; call it when all data files are read."""
        for key in _leaves(self.toml.value, ()):
            if not any(key[:length] in self._used for length in range(1, len(key) + 1)):
                yield key

    def _put(self, data: dict[str, Value], words: dict[str, Value], at: Key) -> None:
        for name, said in words.items():
            into, key = data.get(name), (*at, name)
            if not isinstance(into, dict):
                continue
            if any(language in into for language in LANGUAGES):
                into.setdefault(self.language, said)
                self._used.add(key)
            elif isinstance(said, dict):
                self._put(into, said, key)


def _leaves(value: Value, at: Key) -> Iterator[Key]:
    for name, one in value.items() if isinstance(value, dict) else ():
        if isinstance(one, dict):
            yield from _leaves(one, (*at, name))
        else:
            yield (*at, name)
