"""Grammar: what the other is called in each language, and how a text is read for it.

`compile_text` parses a text once; `phrase` declines an adjective and a being once; `render` joins strings.
"""

from serai.book.grammar.page import placeholders_page
from serai.book.grammar.phrase import UnknownWordError, grammatical_classes, phrase, printed_phrase
from serai.book.grammar.seams import check_seams
from serai.book.grammar.template import Template, compile_text
from serai.book.grammar.words import Phrase, grammar_of, known_grammar, spoken_languages
from serai.book.languages.grammar_data import Form

__all__ = [
    "Form",
    "Phrase",
    "Template",
    "UnknownWordError",
    "check_seams",
    "compile_text",
    "grammar_of",
    "grammatical_classes",
    "known_grammar",
    "phrase",
    "placeholders_page",
    "printed_phrase",
    "spoken_languages",
]
