"""Declines beings and adjectives in each language and renders texts with placeholders for them.

`compile_text` parses a text once; `phrase_for_being` declines an adjective and a being once;
`render` joins strings.
"""

from serai.book.grammar.docs_page import render_placeholders_docs_page
from serai.book.grammar.grammar import find_grammar, languages_with_grammar, require_grammar
from serai.book.grammar.phrase import (
    Phrase,
    UnknownWordError,
    phrase_for_being,
    phrase_without_being,
    phrases_by_grammatical_class,
)
from serai.book.grammar.seams import find_seam_problems
from serai.book.grammar.template import Template, compile_text
from serai.book.languages.grammar_data import Form

__all__ = [
    "Form",
    "Phrase",
    "Template",
    "UnknownWordError",
    "compile_text",
    "find_grammar",
    "find_seam_problems",
    "languages_with_grammar",
    "phrase_for_being",
    "phrase_without_being",
    "phrases_by_grammatical_class",
    "render_placeholders_docs_page",
    "require_grammar",
]
