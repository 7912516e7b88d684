"""What a lexicon holds, once it is read."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

Sex = Literal["m", "f"]
Kind = Literal["person", "spirit", "beast", "band", "thing"]
Position = Literal["before", "after"]
LanguageCode = Literal["en", "fr", "es"]

LANGUAGES: tuple[LanguageCode, ...] = ("en", "fr", "es")
SEXES: tuple[Sex, ...] = ("m", "f")
KINDS: tuple[Kind, ...] = ("person", "spirit", "beast", "band", "thing")


class Problem(Struct, frozen=True):
    """What is wrong, and where: `path` inside a data file, or `offset` inside a text."""

    code: str
    message: str
    path: str = ""
    offset: int = 0
    suggestion: str = ""


class EnglishNoun(Struct, frozen=True):
    noun: str
    article: Literal["a", "an"]
    pronoun: Literal["he", "she", "it"]
    possessive: str
    plural: str = ""
    proper: bool = False


class FrenchNoun(Struct, frozen=True):
    noun: str
    gender: Sex
    elides: bool
    tail: str = ""
    plural: str = ""
    proper: bool = False


class SpanishNoun(Struct, frozen=True):
    noun: str
    gender: Sex
    sound: Literal["", "i", "o"] = ""
    stressed_a: bool = False
    tail: str = ""
    plural: str = ""
    proper: bool = False


class EnglishAdjective(Struct, frozen=True):
    word: str
    article: Literal["a", "an"]


class FrenchAdjective(Struct, frozen=True):
    m: str
    f: str
    position: Position
    elides: bool
    before_vowel: str = ""


class SpanishAdjective(Struct, frozen=True):
    m: str
    f: str
    position: Position
    sound: Literal["", "i", "o"] = ""
    before_m: str = ""
    before_f: str = ""


class Being(Struct, frozen=True):
    """Whoever or whatever a hero meets. Only a thing may have no sex; what is unique never takes "a"."""

    id: str
    sex: Literal["m", "f", ""]
    kind: Kind
    en: EnglishNoun
    fr: FrenchNoun
    es: SpanishNoun
    matrix: str = ""
    unique: bool = False


class Adjective(Struct, frozen=True):
    id: str
    en: EnglishAdjective
    fr: FrenchAdjective
    es: SpanishAdjective


class Lexicon(Struct, frozen=True):
    beings: Mapping[str, Being] = field(default_factory=dict[str, Being])
    adjectives: Mapping[str, Adjective] = field(default_factory=dict[str, Adjective])
