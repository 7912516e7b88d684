"""The lexicon: every noun and adjective of a pack, with its grammar in each of the pack's languages.

The readers take parsed tables (`[beings.efreet.fr]`) and report every problem with its key. Where spelling
does not determine the sound of a word, they ask the author instead of guessing, so the grammar never has to
look at letters.
"""

from serai.book.lexicon.reader import read_adjectives, read_beings, read_tokens, word_reader
from serai.book.lexicon.structs import (
    BEING_KINDS,
    SEX_LETTERS,
    Adjective,
    AdjectiveForms,
    AdjectivePosition,
    Being,
    BeingKind,
    Lexicon,
    Noun,
    Problem,
    Sex,
)
from serai.book.lexicon.traits import (
    KIND_TRAITS,
    TRAITS,
    Trait,
    heading_names_of_being,
    traits_and_kind_of_being,
    traits_of,
)

__all__ = [
    "BEING_KINDS",
    "KIND_TRAITS",
    "SEX_LETTERS",
    "TRAITS",
    "Adjective",
    "AdjectiveForms",
    "AdjectivePosition",
    "Being",
    "BeingKind",
    "Lexicon",
    "Noun",
    "Problem",
    "Sex",
    "Trait",
    "heading_names_of_being",
    "read_adjectives",
    "read_beings",
    "read_tokens",
    "traits_and_kind_of_being",
    "traits_of",
    "word_reader",
]
