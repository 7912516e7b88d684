"""The grammar of each language."""

from collections.abc import Mapping

from serai.book.grammar.english import ENGLISH
from serai.book.grammar.french import FRENCH
from serai.book.grammar.spanish import SPANISH
from serai.book.grammar.words import Grammar
from serai.book.vocabulary import Language

GRAMMARS: Mapping[Language, Grammar] = {"en": ENGLISH, "fr": FRENCH, "es": SPANISH}
