"""The three languages, by code."""

from collections.abc import Mapping

from serai.book.grammar.english import ENGLISH
from serai.book.grammar.french import FRENCH
from serai.book.grammar.spanish import SPANISH
from serai.book.grammar.words import Language
from serai.book.lexicon import LanguageCode

LANGUAGE: Mapping[LanguageCode, Language] = {"en": ENGLISH, "fr": FRENCH, "es": SPANISH}
