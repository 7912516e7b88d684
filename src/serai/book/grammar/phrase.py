"""Phrases: an adjective and a being of the lexicon, in one language."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

from serai.book.grammar.declension import Declension, SpokenForm
from serai.book.grammar.grammar import Grammar, Slot, require_grammar
from serai.book.languages import Language
from serai.book.lexicon import AdjectiveForms, BeingKind, Lexicon, Noun
from serai.book.vocabulary import most_similar_word

SEXES = {"m": 0, "f": 1}


class RenderedForms(dict[Slot, str]):
    """The text of a phrase in each slot, computed on demand. Without a being, every form prints itself."""

    __slots__ = ("_declension", "_grammar")

    def __init__(self, grammar: Grammar, declension: Declension | None) -> None:
        super().__init__()
        self._grammar = grammar
        self._declension = declension

    def __missing__(self, slot: Slot) -> str:
        grammar, form, declension = self._grammar, self._grammar.forms[slot.form], self._declension
        if form.pronoun:
            word = form.pronoun[declension.agreement if declension else 0]
            spoken = SpokenForm(word, grammar.tables.first_sound_of(word))
        elif declension:
            spoken = declension.decline(form)
        else:
            spoken = SpokenForm(form.text, grammar.tables.first_sound_of(form.text))
        text = grammar.join_with_contraction(slot.before, slot.gap, spoken) if slot.before else spoken.text
        if slot.capital:
            text = text[:1].upper() + text[1:]
        if slot.curly:
            text = text.replace("'", "’")
        self[slot] = text
        return text


class Phrase(Struct, frozen=True, eq=False):
    """A being with its adjective in one language, in all its forms.

    Clients get `bare`, `definite`, `indefinite`, `of` and `to` ("old efreet", "the old efreet", …);
    `possessive` is English only ("the old efreet's").
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
    # The gender that {o:…} marks agree with, and the sex that {s:…} marks agree with.
    agreement: int
    sex: int
    grammatical_class: str
    rendered: RenderedForms


class UnknownWordError(LookupError):
    """A being or an adjective that the lexicon does not have."""


def phrase_for_being(
    lexicon: Lexicon, language: Language, being_id: str, adjective_id: str | None = None
) -> Phrase:
    """The phrase for a being, in the lexicon's source language if it has no words in this one. Cached."""
    being = lexicon.beings.get(being_id)
    if being is None:
        raise UnknownWordError(_unknown_word_message("being", being_id, lexicon.beings))
    if adjective_id is None:
        spoken: Language = language if language in being.words else lexicon.source
        noun = being.words[spoken]
        return _cached_phrase(spoken, being_id, being.sex, being.kind, being.unique, noun, None, None)
    adjective = lexicon.adjectives.get(adjective_id)
    if adjective is None:
        raise UnknownWordError(_unknown_word_message("adjective", adjective_id, lexicon.adjectives))
    known = language in being.words and language in adjective.words
    spoken = language if known else lexicon.source
    words = adjective.words[spoken]
    noun = being.words[spoken]
    return _cached_phrase(spoken, being_id, being.sex, being.kind, being.unique, noun, adjective_id, words)


def phrases_by_grammatical_class(
    lexicon: Lexicon, language: Language, pairs: Iterable[tuple[str, str | None]] | None = None
) -> dict[str, Phrase]:
    """One phrase per grammatical class: a text that renders well with all of these does so with every being.

    `pairs` of being and adjective (those of the charts) narrow the search; the default is all pairs.
    """
    if pairs is None:
        pairs = product(lexicon.beings, (None, *lexicon.adjectives))
    classes: dict[str, Phrase] = {}
    for being_id, adjective_id in pairs:
        example = phrase_for_being(lexicon, language, being_id, adjective_id)
        classes.setdefault(example.grammatical_class, example)
    return classes


@cache
def phrase_without_being(language: Language) -> Phrase:
    """The phrase for texts without a being: every placeholder prints itself."""
    grammar = require_grammar(language)
    return _make_phrase(grammar, RenderedForms(grammar, None), "", None, 0, 0, "")


@lru_cache(maxsize=1 << 16)
def _cached_phrase(
    language: Language,
    being: str,
    sex: str,
    kind: BeingKind,
    unique: bool,
    noun: Noun,
    adjective: str | None,
    words: AdjectiveForms | None,
) -> Phrase:
    grammar = require_grammar(language)
    declension = Declension(grammar.tables, noun, words, being_kind=kind, unique=unique)
    # A thing has no sex, so {s:…} marks follow its noun.
    agreed_sex = SEXES.get(sex, declension.agreement)
    grammatical_class = f"{declension.grammatical_class}, being {'mfn'[agreed_sex]}"
    return _make_phrase(
        grammar,
        RenderedForms(grammar, declension),
        being,
        adjective,
        declension.agreement,
        agreed_sex,
        grammatical_class,
    )


def _make_phrase(
    grammar: Grammar,
    rendered: RenderedForms,
    being: str,
    adjective: str | None,
    agreement: int,
    sex: int,
    grammatical_class: str,
) -> Phrase:
    phrases = grammar.data.phrases

    def fill_placeholders(template: str) -> str:
        return _BRACED.sub(lambda found: rendered[Slot(found[1])], template)

    return Phrase(
        language=grammar.language,
        being=being,
        adjective=adjective,
        bare=fill_placeholders(phrases.bare),
        definite=fill_placeholders(phrases.definite),
        indefinite=fill_placeholders(phrases.indefinite),
        of=fill_placeholders(phrases.of),
        to=fill_placeholders(phrases.to),
        possessive=fill_placeholders(phrases.possessive),
        agreement=agreement,
        sex=sex,
        grammatical_class=grammatical_class,
        rendered=rendered,
    )


_BRACED = re.compile(r"\{([^{}]+)\}")


def _unknown_word_message(kind_of_word: str, identifier: str, known: Iterable[str]) -> str:
    near = most_similar_word(identifier, known)
    return f"The lexicon has no {kind_of_word} “{identifier}”." + (f" Did you mean “{near}”?" if near else "")
