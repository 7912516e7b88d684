"""Grammar for English, French and Spanish: what the other is called, and how a text is read for it.

`compile_text` parses a text once; `phrase` declines an adjective and a being once; `render` joins strings.
"""

from ..lexicon import LanguageCode
from . import english, french, spanish
from .page import placeholders_page
from .phrase import UnknownWordError, grammatical_classes, phrase, printed_phrase
from .seams import check_seams
from .template import Template, compile_text
from .words import Form, Phrase

FORMS: dict[LanguageCode, tuple[Form, ...]] = {"en": english.FORMS, "fr": french.FORMS, "es": spanish.FORMS}

__all__ = [
    "FORMS",
    "Form",
    "Phrase",
    "Template",
    "UnknownWordError",
    "check_seams",
    "compile_text",
    "grammatical_classes",
    "phrase",
    "placeholders_page",
    "printed_phrase",
]
