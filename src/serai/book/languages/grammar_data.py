"""The grammar of a language as data: the schema of `<code>.toml` beside this module.

docs/adding-a-language.md goes through such a file line by line.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from serai.book.languages import Language


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One placeholder; `text` is the phrase as printed when no being is known.

    A pronoun has one word per gender; any other form is an article of the table below and a case.
    """

    text: str
    meaning: str
    pronoun: tuple[str, ...] = ()
    article: str = ""
    case: str = ""
    # Whether the form includes an article or the like, so that none may precede it; bare forms have none.
    determiner: bool = False
    bare: bool = False
    # Whether it may be attached to the word before it.
    enclitic: bool = False


Words = dict[str, str]

# An article by gender and by the sound of the next word. The most specific key wins: “m-vowel”, then “vowel”,
# then “m”, then “any”. No space follows an apostrophe. A language with cases has one such table per case.
ArticleWords = dict[str, str | Words]


class Article(Struct, frozen=True, forbid_unknown_fields=True):
    """An article, or a similar word, before a being."""

    common: ArticleWords
    # Before a name without an adjective; a name with its own article (Le Caire) has that article as its key.
    # Without this table, names take the article like other nouns.
    name: ArticleWords | None = None
    # The article that names and unique beings take instead of this one: there is no “a Caliph”.
    unique: str = ""
    # The row of `endings` for an adjective after it.
    endings: str = ""


class CaseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How to form a case that the lexicon does not give: an ending by gender."""

    ending: Words = {}
    # By gender, a pattern of nouns whose case the author must give.
    ask: Words = {}


class SoundRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A sound that a noun or an adjective can start with."""

    # A pattern of words that start with this sound, in lower case and without accents.
    letters: str
    # Words that may or may not start with it: the author must give `sound = "…"` or “none”.
    ask: str = "(?!)"


class Nouns(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Nouns in the lexicon of a pack."""

    # A pattern of articles that nouns in the lexicon must not include.
    articles: str = "(?!)"
    # Articles of city names, each with its sound for the word before it.
    own_articles: dict[str, str] = {}
    cases: dict[str, CaseRule] = {}


class Adjectives(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Adjectives in the lexicon of a pack."""

    # Whether the lexicon gives the position of each; otherwise all stand before the noun.
    positioned: bool = False
    # For each named row and each case, one ending per gender.
    endings: dict[str, dict[str, tuple[str, ...]]] = {}
    # The sound of nouns that require the short form; "" for all nouns.
    short_before: str = ""


class Outside(Struct, frozen=True, forbid_unknown_fields=True):
    """Words that authors put before the braces by mistake."""

    # For each form, the articles that belong inside its braces.
    articles: dict[str, str] = {}
    # The same for words that are wrong only before a bare form.
    demonstratives: dict[str, str] = {}
    # Words, by gender, that cannot stand before a bare form; the checker suggests an agreement mark.
    marked: tuple[tuple[str, ...], ...] = ()
    # Advice, and the words it applies to.
    agreeing: dict[str, str] = {}
    # An article and an adjective before a bare form: a pattern with the group "article".
    described: str = "(?!)"


class Seams(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes where the text meets a placeholder."""

    # Words before a placeholder that can change with it.
    words: tuple[str, ...] = ()
    # A pattern for such words, with the groups "word" and "gap", if a list is not enough.
    pattern: str = ""
    # A word and a form that merge into another form: "de" = { "el otro" = "del otro" }.
    contractions: dict[str, dict[str, str]] = {}
    # A word that changes before a sound: y = { any = "y", i = "e" }. No space follows an apostrophe.
    changes: dict[str, Words] = {}
    # A pattern of word pairs that should have been contracted.
    clash: str = "(?!)"


class Phrases(Struct, frozen=True, forbid_unknown_fields=True):
    """Phrases for a being outside of tales, each with a placeholder."""

    bare: str
    definite: str
    indefinite: str
    of: str
    to: str
    possessive: str = ""


class Speech(Struct, frozen=True, forbid_unknown_fields=True):
    """How a tale shows that the other speaks: “"Come in," {he} says”."""

    # The placeholders that can be the speaker, and what speakers do.
    speakers: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()


class Examples(Struct, frozen=True, forbid_unknown_fields=True):
    """Lexicon entries of a few beings for the examples in the documentation."""

    beings: dict[str, dict[str, str | bool]] = {}
    adjectives: dict[str, dict[str, str | bool]] = {}
    # The examples in order: a being, or an adjective and a being.
    shown: tuple[str, ...] = ()


class GrammarData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """The content of a grammar file."""

    # The genders, in the order of agreement marks: {o:m|f|n}.
    genders: tuple[str, ...]
    # The grammatical cases; the first is the one used in the lexicon.
    cases: tuple[str, ...] = ("noun",)
    # Sounds of pronouns and articles that affect the word before them, each with a pattern.
    openings: Words = {}
    # Sounds of nouns and adjectives, determined from their letters.
    sounds: dict[str, SoundRule] = {}
    nouns: Nouns = Nouns()
    adjectives: Adjectives = Adjectives()
    articles: dict[str, Article]
    forms: tuple[Form, ...]
    phrases: Phrases
    seams: Seams = Seams()
    outside: Outside = Outside()
    # Words that authors expect to change but that never do, each with the reason; "" for the usual one.
    invariable: Words = {}
    speech: Speech = Speech()
    examples: Examples = Examples()
    # Modules for what data cannot express: reading the lexicon, and checking usage.
    lexicon_code: str = ""
    grammar_code: str = ""


class GrammarError(Exception):
    """A faulty grammar file; the message says where."""


@cache
def load_grammar_data(language: Language) -> GrammarData | None:
    """The grammar data of a language; None if there is none yet."""
    file = files("serai.book.languages") / f"{language}.toml"
    if not file.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), GrammarData)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise GrammarError(f"The grammar {language}.toml cannot be read: {error}.") from error
