"""Grammar for English, French and Spanish: what the other is called, and how a text is read for it.

`compile_text` parses a text once; `phrase` declines an adjective and a being once; `render` joins strings.
"""

from serai.book.grammar import english, french, spanish
from serai.book.grammar.page import placeholders_page
from serai.book.grammar.phrase import UnknownWordError, grammatical_classes, phrase, printed_phrase
from serai.book.grammar.seams import check_seams
from serai.book.grammar.template import Template, compile_text
from serai.book.grammar.words import Form, Phrase
from serai.book.vocabulary import Language

FORMS: dict[Language, tuple[Form, ...]] = {"en": english.FORMS, "fr": french.FORMS, "es": spanish.FORMS}

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
