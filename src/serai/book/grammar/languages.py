"""The three languages, by code."""

from collections.abc import Mapping

from ..lexicon import LanguageCode
from .english import ENGLISH
from .french import FRENCH
from .spanish import SPANISH
from .words import Language

LANGUAGE: Mapping[LanguageCode, Language] = {"en": ENGLISH, "fr": FRENCH, "es": SPANISH}
