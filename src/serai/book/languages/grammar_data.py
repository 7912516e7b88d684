"""The grammar of a language as data: what stands in `<code>.toml` beside this module.

Whoever writes one needs no program: docs/adding-a-language.md goes through it line by line.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from serai.book.languages import Language


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One placeholder; `text` is the printed phrase itself, so that a tale without its braces reads well.

    A pronoun brings its words, one for each gender; any other form is an article of the table below, and the
    being in a case.
    """

    text: str
    meaning: str
    pronoun: tuple[str, ...] = ()
    article: str = ""
    case: str = ""
    # Whether the form brings an article or the like, so that none may stand before it; bare forms bring none.
    determiner: bool = False
    bare: bool = False
    # Whether it may be joined to the word before it.
    enclitic: bool = False


Words = dict[str, str]

# An article by gender and by the sound of what follows. The most exact key counts: “m-vowel”, then “vowel”,
# then “m”, then “any”. One that ends in an apostrophe touches what follows. In a language with cases, such a
# table for each case.
ArticleWords = dict[str, str | Words]


class Article(Struct, frozen=True, forbid_unknown_fields=True):
    """An article or the like, as it stands before a being."""

    common: ArticleWords
    # Before a name without an adjective. Names with an article of their own (Le Caire) are found under it.
    # Without this table, names take the article as all others do.
    name: ArticleWords | None = None
    # Which article names and unique beings take instead of this one: nobody meets “a Caliph”.
    unique: str = ""
    # The row of `endings` that an adjective takes after it.
    endings: str = ""


class CaseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How a case is made where the lexicon does not say: an ending by gender."""

    ending: Words = {}
    # By gender, a pattern of nouns whose case no ending tells: the author is asked.
    ask: Words = {}


class SoundRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A sound with which a noun or an adjective may begin."""

    # A pattern of letters, small and without accents, that begin with it.
    letters: str
    # Letters that may begin with it or not: the author is asked, and answers with `sound = "…"` or “none”.
    ask: str = "(?!)"


class Nouns(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the lexicon of a pack says of a noun."""

    # Articles that must not stand before a noun in the lexicon, as a pattern.
    articles: str = "(?!)"
    # Articles that the name of a city begins with, each with the sound that the word before it hears.
    own_articles: dict[str, str] = {}
    cases: dict[str, CaseRule] = {}


class Adjectives(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What the lexicon of a pack says of an adjective."""

    # Whether the lexicon says where each stands; without, they all stand before the noun.
    positioned: bool = False
    # By the name of a row of endings, for each case the ending for each gender.
    endings: dict[str, dict[str, tuple[str, ...]]] = {}
    # The sound of the noun before which a short form is needed; "" for all nouns.
    short_before: str = ""


class Outside(Struct, frozen=True, forbid_unknown_fields=True):
    """Words that writers put before the braces by mistake."""

    # For each form, the articles that belong inside its braces.
    articles: dict[str, str] = {}
    # The same, of words that are mistakes before a bare form only.
    demonstratives: dict[str, str] = {}
    # Words in each gender that cannot stand before a bare form; a mark is proposed instead.
    marked: tuple[tuple[str, ...], ...] = ()
    # Advice, and the words for which it is given.
    agreeing: dict[str, str] = {}
    # An article and an adjective before a bare form: a pattern with the group "article".
    described: str = "(?!)"


class Seams(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens where a text and a placeholder meet."""

    # Words before a placeholder that may change with it.
    words: tuple[str, ...] = ()
    # The same as a pattern with the groups "word" and "gap", where a list cannot say it.
    pattern: str = ""
    # Two words that merge into the article of another form: "de" = { "el otro" = "del otro" }.
    contractions: dict[str, dict[str, str]] = {}
    # A word that changes before a sound: y = { any = "y", i = "e" }. After an apostrophe there is no space.
    changes: dict[str, Words] = {}
    # What must have been contracted, where text before and words after meet: a pattern.
    clash: str = "(?!)"


class Phrases(Struct, frozen=True, forbid_unknown_fields=True):
    """What the being is called outside of tales, each written with a placeholder."""

    bare: str
    definite: str
    indefinite: str
    of: str
    to: str
    possessive: str = ""


class Examples(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a few beings that a language shows its forms with, as a pack's lexicon has them."""

    beings: dict[str, dict[str, str | bool]] = {}
    adjectives: dict[str, dict[str, str | bool]] = {}
    # Who is shown, in order: a being, or an adjective and a being.
    shown: tuple[str, ...] = ()


class GrammarData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A whole file."""

    # The genders, in the order in which a mark has them: {o:m|f|n}.
    genders: tuple[str, ...]
    # The cases; the first is that of the lexicon.
    cases: tuple[str, ...] = ("noun",)
    # How pronouns and articles begin, as far as the word before them cares: a sound, and a pattern.
    openings: Words = {}
    # How nouns and adjectives may begin, judged by their letters.
    sounds: dict[str, SoundRule] = {}
    nouns: Nouns = Nouns()
    adjectives: Adjectives = Adjectives()
    articles: dict[str, Article]
    forms: tuple[Form, ...]
    phrases: Phrases
    seams: Seams = Seams()
    outside: Outside = Outside()
    # Words that writers expect to change and that never do, each with the reason; "" for the usual one.
    invariable: Words = {}
    examples: Examples = Examples()
    # Where data cannot say it: modules with functions of their own for the lexicon, and for objections.
    lexicon_code: str = ""
    grammar_code: str = ""


class WrongGrammar(Exception):
    """A grammar that cannot be read; the sentence says where."""


@cache
def grammar_data(language: Language) -> GrammarData | None:
    """The grammar of a language; None where nobody has written it yet."""
    file = files("serai.book.languages") / f"{language}.toml"
    if not file.is_file():
        return None
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), GrammarData)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise WrongGrammar(f"The grammar {language}.toml cannot be read: {error}.") from error
