"""What the three languages share: forms, phrases and the places where they stand in a text.

The grammar of a language is data and a few functions (`Grammar`), so that templates know no language.
"""

import re
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from serai.book.lexicon import Adjective, Being, EnglishNoun, FrenchNoun, Problem, SpanishNoun
from serai.book.vocabulary import Language

# How a phrase begins, as far as the word before it cares: French elides before a vowel and contracts
# with the Le of a city, Spanish y and o give way to i and o. English has no such seams.
Sound: TypeAlias = Literal["", "vowel", "le", "i", "o"]

MASCULINE, FEMININE = 0, 1

# A placeholder prints itself where nobody is met: with this being a text reads as it does without its braces.
PRINTED = Being(
    id="",
    sex="m",
    kind="person",
    en=EnglishNoun("other", "an", "he", "other's"),
    fr=FrenchNoun("autre", "m", elides=True),
    es=SpanishNoun("otro", "m", sound="o"),
)

# Emphasis and opening quotation marks may stand between a word and the placeholder it belongs to; across them
# nothing can be contracted.
BETWEEN = ' \t\n\u00a0\u202f*_«“‘"('

# No word of a seam is farther from its placeholder than this, so that an endless text is read in a moment.
REACH = 32

NEVER = re.compile(r"(?!)(?P<word>)(?P<gap>)")


class Said(NamedTuple):
    """Words ready to stand in a text, and the sound they begin with."""

    text: str
    sound: Sound = ""


class Form(Struct, frozen=True):
    """One placeholder; `text` is the printed phrase itself, so that a tale without its braces reads well.

    A pronoun brings its words (masculine, feminine, neuter); a noun form takes them from the phrase.
    """

    text: str
    meaning: str
    pronoun: tuple[str, ...] = ()
    # Whether the form brings an article or the like, so that none may stand before it; bare forms bring none.
    determiner: bool = False
    bare: bool = False
    # Whether it may be joined to the word before it.
    enclitic: bool = False


class Slot(NamedTuple):
    """A form in its place, with the word before it that may change with it and the space between."""

    form: str
    before: str = ""
    gap: str = ""
    capital: bool = False
    curly: bool = False


class Declension(Struct, frozen=True):
    """An adjective and a being, put into every noun form of a language."""

    said: Mapping[str, Said]
    agreement: int
    bare: str
    definite: str
    indefinite: str
    of: str
    to: str
    # Beings whose phrases behave alike in every seam and every form share this description.
    grammatical_class: str
    possessive: str = ""


def no_objection(before: str, after: str, braced: str) -> Problem | None:  # noqa: ARG001
    return None


def side_by_side(before: str, gap: str, said: Said) -> str:
    return before + gap + said.text


class Grammar(Struct, frozen=True, kw_only=True):
    """All that sets one language apart from the others."""

    language: Language
    forms: Mapping[str, Form]
    decline: Callable[[Being, Adjective | None], Declension]
    # (word before in small letters, gap, the words that follow) → the whole, elided or not.
    join: Callable[[str, str, Said], str] = side_by_side
    # The word before a placeholder that may change, at the end of the text: groups "word" and "gap".
    seam: re.Pattern[str]
    # Words that merge with a form into another form: ("de", "l'autre") → "de l'autre".
    contractions: Mapping[tuple[str, str], str]
    # Articles and their like, each with the form that brings it along. An article before a form with its own
    # would be said twice; before a bare form neither article nor demonstrative could agree.
    articles: Mapping[str, str]
    demonstratives: Mapping[str, str]
    # Other words that agree, and so cannot stand before a bare form, each with what to write instead.
    agreeing: Mapping[str, str] = {}
    # An article and an adjective before a bare form: group "article".
    described: re.Pattern[str] = NEVER
    # Words that writers expect to change and that never do, each with the reason.
    invariable: Mapping[str, str]
    # What must have been contracted, where text before and words after meet.
    clash: re.Pattern[str]
    # (text before, text after, what stands in the braces) → what a writer should not do there.
    objection: Callable[[str, str, str], Problem | None] = no_objection
    # The letters before which a pronoun makes the word before it elide.
    vowels: str = ""
    # A neuter is heard in English only.
    genders: int = 2


class Sayings(dict[Slot, str]):
    """What a phrase says in each slot, worked out once."""

    __slots__ = ("_declension", "_grammar")

    def __init__(self, grammar: Grammar, declension: Declension) -> None:
        super().__init__()
        self._grammar = grammar
        self._declension = declension

    def __missing__(self, slot: Slot) -> str:
        grammar, form = self._grammar, self._grammar.forms[slot.form]
        if form.pronoun:
            word = form.pronoun[self._declension.agreement]
            said = Said(word, "vowel" if word[0] in grammar.vowels else "")
        else:
            said = self._declension.said[slot.form]
        text = grammar.join(slot.before, slot.gap, said) if slot.before else said.text
        if slot.capital:
            text = text[:1].upper() + text[1:]
        if slot.curly:
            text = text.replace("'", "’")
        self[slot] = text
        return text


class Phrase(Struct, frozen=True, eq=False):
    """An adjective and a being in one language: what the other is called, everywhere.

    `bare`, `definite`, `indefinite`, `of` and `to` go to clients as they are ("old efreet", "the old efreet",
    …); `possessive` is English only ("the old efreet's").
    """

    language: Language
    being: str
    adjective: str | None
    bare: str
    definite: str
    indefinite: str
    of: str
    to: str
    possessive: str
    # What marks for "the other" agree with, and what marks for the other's sex agree with.
    agreement: int
    sex: int
    grammatical_class: str
    said: Sayings


def determiner_kind(
    being: Being, proper: bool, adjective: Adjective | None
) -> Literal["common", "unique", "name"]:
    """A name has no article; with an adjective it takes "the" and never "a": the crafty Ali Baba."""
    if proper and adjective is None:
        return "name"
    return "unique" if proper or being.unique else "common"


def city_article(being: Being, noun: FrenchNoun | SpanishNoun, articles: tuple[str, ...]) -> str:
    """A city has its own article, El Cairo, which gives way: el viejo Cairo. A person's never does."""
    found = next((article for article in articles if noun.noun.startswith(article)), "")
    return found if noun.proper and being.kind == "thing" else ""


def by_word(forms: Mapping[str, str]) -> dict[str, str]:
    """Each word with the form that brings it along, from the words of each form: {"un autre": "un une"}."""
    return {word: form for form, words in forms.items() for word in words.split()}


def with_marks(*pairs: tuple[str, str]) -> dict[str, str]:
    """Words that agree, masculine and feminine, each with the mark to write instead."""
    return {word: f"write {{o:{pair[0]}|{pair[1]}}}" for pair in pairs for word in pair}


def unchanging(*words: str) -> dict[str, str]:
    """Words that never change, each with the sentence that says so."""
    return {word: f"{word} never changes: write it without braces" for word in words}


def class_name(*traits: str) -> str:
    return ", ".join(trait for trait in traits if trait)
