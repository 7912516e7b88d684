"""Phrases: an adjective and a being of the lexicon, in one language."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product

from serai.book.grammar.declension import Declension
from serai.book.grammar.words import Grammar, Phrase, Sayings, Slot, known_grammar
from serai.book.languages import Language
from serai.book.lexicon import AdjectiveForms, BeingKind, Lexicon, Noun
from serai.book.vocabulary import nearest

SEXES = {"m": 0, "f": 1}


class UnknownWordError(LookupError):
    """A being or an adjective that the lexicon does not have."""


def phrase(lexicon: Lexicon, language: Language, being_id: str, adjective_id: str | None = None) -> Phrase:
    """What the other is called; in the lexicon's source language, where it has no words in this one.

    The same words give the same phrase again.
    """
    being = lexicon.beings.get(being_id)
    if being is None:
        raise UnknownWordError(_sentence("being", being_id, lexicon.beings))
    if adjective_id is None:
        spoken: Language = language if language in being.words else lexicon.source
        noun = being.words[spoken]
        return _made(spoken, being_id, being.sex, being.kind, being.unique, noun, None, None)
    adjective = lexicon.adjectives.get(adjective_id)
    if adjective is None:
        raise UnknownWordError(_sentence("adjective", adjective_id, lexicon.adjectives))
    known = language in being.words and language in adjective.words
    spoken = language if known else lexicon.source
    words = adjective.words[spoken]
    noun = being.words[spoken]
    return _made(spoken, being_id, being.sex, being.kind, being.unique, noun, adjective_id, words)


def grammatical_classes(
    lexicon: Lexicon, language: Language, pairs: Iterable[tuple[str, str | None]] | None = None
) -> dict[str, Phrase]:
    """One phrase for each way of behaving: whoever renders with all of these has rendered with every being.

    `pairs` of being and adjective (those of the charts) narrow the search; without them all are possible.
    """
    if pairs is None:
        pairs = product(lexicon.beings, (None, *lexicon.adjectives))
    classes: dict[str, Phrase] = {}
    for being_id, adjective_id in pairs:
        made = phrase(lexicon, language, being_id, adjective_id)
        classes.setdefault(made.grammatical_class, made)
    return classes


@cache
def printed_phrase(language: Language) -> Phrase:
    """ "The other" itself, for texts in which nobody is met: a placeholder prints itself."""
    grammar = known_grammar(language)
    return _phrase(grammar, Sayings(grammar, None), "", None, 0, 0, "")


@lru_cache(maxsize=1 << 16)
def _made(
    language: Language,
    being: str,
    sex: str,
    kind: BeingKind,
    unique: bool,
    noun: Noun,
    adjective: str | None,
    words: AdjectiveForms | None,
) -> Phrase:
    grammar = known_grammar(language)
    declension = Declension(grammar.tables, noun, words, being_kind=kind, unique=unique)
    # A thing has no sex of its own; whoever asks for it hears what the noun says.
    agrees = SEXES.get(sex, declension.agreement)
    described = f"{declension.grammatical_class}, being {'mfn'[agrees]}"
    return _phrase(
        grammar, Sayings(grammar, declension), being, adjective, declension.agreement, agrees, described
    )


def _phrase(
    grammar: Grammar,
    said: Sayings,
    being: str,
    adjective: str | None,
    agreement: int,
    sex: int,
    grammatical_class: str,
) -> Phrase:
    phrases = grammar.data.phrases

    def written(template: str) -> str:
        return _BRACED.sub(lambda found: said[Slot(found[1])], template)

    return Phrase(
        language=grammar.language,
        being=being,
        adjective=adjective,
        bare=written(phrases.bare),
        definite=written(phrases.definite),
        indefinite=written(phrases.indefinite),
        of=written(phrases.of),
        to=written(phrases.to),
        possessive=written(phrases.possessive),
        agreement=agreement,
        sex=sex,
        grammatical_class=grammatical_class,
        said=said,
    )


_BRACED = re.compile(r"\{([^{}]+)\}")


def _sentence(what: str, identifier: str, known: Iterable[str]) -> str:
    near = nearest(identifier, known)
    return f"The lexicon has no {what} “{identifier}”." + (f" Did you mean “{near}”?" if near else "")
