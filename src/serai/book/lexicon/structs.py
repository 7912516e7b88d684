"""The structs of a lexicon, the same for every language."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from serai.book.languages import FALLBACK, Language
from serai.book.toml import Key

Sex = Literal["m", "f"]
BeingKind = Literal["person", "spirit", "beast", "band", "thing"]
AdjectivePosition = Literal["before", "after"]

SEX_LETTERS: tuple[Sex, ...] = ("m", "f")
BEING_KINDS: tuple[BeingKind, ...] = ("person", "spirit", "beast", "band", "thing")


class Problem(Struct, frozen=True):
    """A mistake at a `key` of a data file or at an `offset` of a text."""

    code: str
    message: str
    key: Key = ()
    offset: int = 0
    suggestion: str = ""


class Noun(Struct, frozen=True):
    """A noun: one form per case of its language, and its grammar.

    `gender` is that of the noun, not the sex of the being; `sound` is the first sound, if it affects the word
    before it.
    """

    forms: tuple[str, ...]
    gender: str
    sound: str = ""
    tail: str = ""
    proper: bool = False

    @property
    def base_form(self) -> str:
        return self.forms[0]


class AdjectiveForms(Struct, frozen=True):
    """An adjective: one form per gender; `short` are the forms directly before a noun, if different."""

    words: tuple[str, ...]
    position: AdjectivePosition = "before"
    sound: str = ""
    short: tuple[str, ...] = ()


class Being(Struct, frozen=True):
    """A being that a hero can meet. Only a thing may have no sex; a unique being never takes "a"."""

    id: str
    sex: Literal["m", "f", ""]
    kind: BeingKind
    words: Mapping[Language, Noun]
    unique: bool = False
    # The traits it has or lacks in addition to those of its kind.
    traits: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


class Adjective(Struct, frozen=True):
    """An adjective: its words, and the traits that it gives and takes."""

    id: str
    words: Mapping[Language, AdjectiveForms]
    gives: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


class Lexicon(Struct, frozen=True):
    """The words of a pack. Missing languages fall back to the source language."""

    beings: Mapping[str, Being] = field(default_factory=dict[str, Being])
    adjectives: Mapping[str, Adjective] = field(default_factory=dict[str, Adjective])
    tokens: Mapping[str, Mapping[Language, str]] = field(default_factory=dict[str, Mapping[Language, str]])
    source: Language = FALLBACK
