"""The lexicon: every noun and adjective of a pack, with its grammar in each of the pack's languages.

The readers take tables that are already parsed (`[beings.efreet.fr]`) and report every problem with its path
in the file, never the first one only. What spelling cannot tell is asked of the author, never guessed; once
an entry is read, nothing about its sound is in doubt, so the grammar itself never looks at letters.
"""

from serai.book.lexicon.reading import read_adjectives, read_beings, read_tokens, word_reader
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

__all__ = [
    "BEING_KINDS",
    "SEX_LETTERS",
    "Adjective",
    "AdjectiveForms",
    "AdjectivePosition",
    "Being",
    "BeingKind",
    "Lexicon",
    "Noun",
    "Problem",
    "Sex",
    "read_adjectives",
    "read_beings",
    "read_tokens",
    "word_reader",
]
