"""What a lexicon holds, once it is read."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from serai.book.toml import Key
from serai.book.vocabulary import Language

Sex = Literal["m", "f"]
# Of a noun, which need not be the sex of the being it names.
Gender = Literal["m", "f"]
BeingKind = Literal["person", "spirit", "beast", "band", "thing"]
AdjectivePosition = Literal["before", "after"]

SEX_LETTERS: tuple[Sex, ...] = ("m", "f")
GENDERS: tuple[Gender, ...] = ("m", "f")
BEING_KINDS: tuple[BeingKind, ...] = ("person", "spirit", "beast", "band", "thing")


class Problem(Struct, frozen=True):
    """What is wrong, and where: at a `key` of a data file, or at an `offset` of a text."""

    code: str
    message: str
    key: Key = ()
    offset: int = 0
    suggestion: str = ""


class EnglishNoun(Struct, frozen=True):
    noun: str
    article: Literal["a", "an"]
    pronoun: Literal["he", "she", "it"]
    possessive: str
    proper: bool = False


class FrenchNoun(Struct, frozen=True):
    noun: str
    gender: Gender
    elides: bool
    tail: str = ""
    proper: bool = False


class SpanishNoun(Struct, frozen=True):
    noun: str
    gender: Gender
    sound: Literal["", "i", "o"] = ""
    stressed_a: bool = False
    tail: str = ""
    proper: bool = False


class EnglishAdjective(Struct, frozen=True):
    word: str
    article: Literal["a", "an"]


class FrenchAdjective(Struct, frozen=True):
    m: str
    f: str
    position: AdjectivePosition
    elides: bool
    before_vowel: str = ""


class SpanishAdjective(Struct, frozen=True):
    m: str
    f: str
    position: AdjectivePosition
    sound: Literal["", "i", "o"] = ""
    before_m: str = ""
    before_f: str = ""


class Being(Struct, frozen=True):
    """Whoever or whatever a hero meets. Only a thing may have no sex; what is unique never takes "a"."""

    id: str
    sex: Literal["m", "f", ""]
    kind: BeingKind
    en: EnglishNoun
    fr: FrenchNoun
    es: SpanishNoun
    unique: bool = False


class Adjective(Struct, frozen=True):
    id: str
    en: EnglishAdjective
    fr: FrenchAdjective
    es: SpanishAdjective


class Lexicon(Struct, frozen=True):
    beings: Mapping[str, Being] = field(default_factory=dict[str, Being])
    adjectives: Mapping[str, Adjective] = field(default_factory=dict[str, Adjective])
    tokens: Mapping[str, Mapping[Language, str]] = field(default_factory=dict[str, Mapping[Language, str]])
