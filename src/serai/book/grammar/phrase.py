"""Phrases: an adjective and a being of the lexicon, in one language."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product

from serai.book.grammar.languages import GRAMMARS
from serai.book.grammar.words import FEMININE, MASCULINE, PRINTED, Phrase, Sayings
from serai.book.lexicon import Adjective, Being, Lexicon
from serai.book.vocabulary import Language, nearest


class UnknownWordError(LookupError):
    """A being or an adjective that the lexicon does not have."""


def phrase(lexicon: Lexicon, language: Language, being_id: str, adjective_id: str | None = None) -> Phrase:
    """What the other is called. The same words give the same phrase again."""
    being = lexicon.beings.get(being_id)
    if being is None:
        raise UnknownWordError(_sentence("being", being_id, lexicon.beings))
    adjective = None
    if adjective_id is not None:
        adjective = lexicon.adjectives.get(adjective_id)
        if adjective is None:
            raise UnknownWordError(_sentence("adjective", adjective_id, lexicon.adjectives))
    return _made(language, being, adjective)


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
    """ "The other" itself, for texts in which nobody is met."""
    return _made(language, PRINTED, None)


@lru_cache(maxsize=1 << 16)
def _made(language: Language, being: Being, adjective: Adjective | None) -> Phrase:
    grammar = GRAMMARS[language]
    declension = grammar.decline(being, adjective)
    # A thing has no sex of its own; whoever asks for it hears what the noun says.
    sex = {"m": MASCULINE, "f": FEMININE}.get(being.sex, declension.agreement)
    return Phrase(
        language=language,
        being=being.id,
        adjective=adjective.id if adjective else None,
        bare=declension.bare,
        definite=declension.definite,
        indefinite=declension.indefinite,
        of=declension.of,
        to=declension.to,
        possessive=declension.possessive,
        agreement=declension.agreement,
        sex=sex,
        grammatical_class=f"{declension.grammatical_class}, being {'mfn'[sex]}",
        said=Sayings(grammar, declension),
    )


def _sentence(what: str, identifier: str, known: Iterable[str]) -> str:
    near = nearest(identifier, known)
    return f"The lexicon has no {what} “{identifier}”." + (f" Did you mean “{near}”?" if near else "")
