"""What a lexicon holds, once it is read: the same records for every language."""

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
    """What is wrong, and where: at a `key` of a data file, or at an `offset` of a text."""

    code: str
    message: str
    key: Key = ()
    offset: int = 0
    suggestion: str = ""


class Noun(Struct, frozen=True):
    """A noun: a form for each case of its language, and how it behaves.

    The gender is the noun's, which need not be the sex of the being; the sound is the first one, as far as
    some word before it cares.
    """

    forms: tuple[str, ...]
    gender: str
    sound: str = ""
    tail: str = ""
    proper: bool = False

    @property
    def noun(self) -> str:
        return self.forms[0]


class AdjectiveForms(Struct, frozen=True):
    """An adjective: a form for each gender, and where another stands right before a noun, that one."""

    words: tuple[str, ...]
    position: AdjectivePosition = "before"
    sound: str = ""
    short: tuple[str, ...] = ()


class Being(Struct, frozen=True):
    """Whoever or whatever a hero meets. Only a thing may have no sex; what is unique never takes "a"."""

    id: str
    sex: Literal["m", "f", ""]
    kind: BeingKind
    words: Mapping[Language, Noun]
    unique: bool = False


class Adjective(Struct, frozen=True):
    id: str
    words: Mapping[Language, AdjectiveForms]


class Lexicon(Struct, frozen=True):
    """The words of a pack. In a language that it lacks, its beings are called as in its source language."""

    beings: Mapping[str, Being] = field(default_factory=dict[str, Being])
    adjectives: Mapping[str, Adjective] = field(default_factory=dict[str, Adjective])
    tokens: Mapping[str, Mapping[Language, str]] = field(default_factory=dict[str, Mapping[Language, str]])
    source: Language = FALLBACK
