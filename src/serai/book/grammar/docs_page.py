"""The documentation page about placeholders, generated from the grammars."""

from functools import cache
from typing import Literal

from serai.book.grammar.grammar import Slot, languages_with_grammar, require_grammar
from serai.book.grammar.phrase import phrase_for_being
from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.languages.grammar_data import Form
from serai.book.lexicon import BeingKind, Lexicon, read_adjectives, read_beings

# The beings of the examples in every language; their names are in each grammar.
_BEINGS: dict[str, tuple[Literal["m", "f", ""], BeingKind]] = {
    "merchant": ("m", "person"),
    "efreet": ("m", "spirit"),
    "hyena": ("f", "beast"),
    "eagle": ("f", "beast"),
    "abu-hassan": ("m", "person"),
    "storm": ("", "thing"),
}

_OPENING = """\
# Placeholders

This page lists, for writers of tales, how to refer to the being that the hero meets. Write the phrase in
braces, as you would print it; the Book inserts the right words for each being, in each language. Without the
braces, the text must still read well.

- Capitalise the first letter at the beginning of a sentence: `{The other}`, `{L'autre}`, `{El otro}`, `{He}`.
  Proper names keep their capital everywhere.
- The article belongs inside the braces: `{the other}`, never `the {other}`. No other word that agrees may
  precede a form without an article: not `mon {autre}`, not `el viejo {otro}`.
- No letter may touch the braces of a phrase, except in the Spanish `ver{lo}`.
- `'` and `’` are the same inside braces; the output uses the apostrophes of the text.

## Agreement

| mark | agrees with |
|---|---|
| `{o:m\\|f}` | the other: in French and Spanish with its noun, in English with its sex |
| `{h:m\\|f}` | the hero |
| `{s:m\\|f}` | the other's sex, where the noun does not matter: `mon {s:frère\\|sœur}` |

The first alternative is masculine, the second feminine. A single one is a feminine ending: `perdu{h:e}`. You
can write only the part that differs: `furieu{o:x|se}`, `perdid{h:o|a}`. In English a third alternative is for
“it”: `{o:man|woman|thing}`. Never leave the letter out. The text inside a mark is used as you wrote it.

## Pronouns

English uses *he* or *she* by sex, and *it* for things, storms, cities and bands, unless the lexicon overrides
it. French and Spanish follow the gender of the noun: *la sentinelle … elle*, though the sentinel is a man.

## Seams

Words directly before a placeholder change where grammar requires it:

| you write | result |
|---|---|
| `de {l'autre}`, `à {l'autre}` | du marchand, de l'éfrit, de la hyène, d'Abou Hassan; au, à l', à la, à |
| `que {l'autre}`, `lorsque`, `puisque`, `quoique`, `jusque` | que le marchand, qu'Abou Hassan |
| `qu'{il}`, `que {lui}`, `de {lui}` | qu'il, qu'elle; que lui, qu'elle; de lui, d'elle |
| `s'{il}` | s'il, si elle |
| `dit-{il}`, `parle-t-{il}` | dit-il, dit-elle; parle-t-elle |
| `de {el otro}`, `a {el otro}`, `de {el de}` | del mercader, de la hiena, de Ibrahim; al, a la, a |
| `y {el otro}`, `o {el otro}`, `u {otro}` | y el mercader, e Ibrahim; u Omar, o mercader |

Spaces and punctuation stay as you wrote them. A quotation mark or an asterisk between the two words prevents
the change, and the checker tells you if it was needed.
"""


def render_placeholders_docs_page() -> str:
    """The page in Markdown."""
    parts = [_OPENING]
    for language in languages_with_grammar():
        grammar = require_grammar(language)
        parts.append(f"\n## {LANGUAGE_TABLE[language].english}\n\n")
        parts.append("| placeholder | use | examples |\n|---|---|---|\n")
        parts.extend(_placeholder_row(language, form) for form in grammar.forms.values())
        if grammar.invariable:
            parts.append("\nNever in braces:\n\n")
            parts.extend(f"- *{word}*: {reason}.\n" for word, reason in grammar.invariable.items())
    return "".join(parts)


def _placeholder_row(language: Language, form: Form) -> str:
    examples = render_examples(language, form)
    return f"| `{{{form.text}}}` | {form.meaning} | {' · '.join(dict.fromkeys(examples))} |\n"


def render_examples(language: Language, form: Form) -> list[str]:
    """A form rendered for each example of the grammar."""
    lexicon, found = example_lexicon(language), list[str]()
    for shown in require_grammar(language).data.examples.shown:
        *adjective, being = shown.split()
        found.append(
            phrase_for_being(lexicon, language, being, adjective[0] if adjective else None).rendered[
                Slot(form.text)
            ]
        )
    return found


@cache
def example_lexicon(language: Language) -> Lexicon:
    """The lexicon of a grammar's examples; raises ValueError if one is faulty."""
    examples = require_grammar(language).data.examples
    table = {
        being: {"sex": sex, "kind": kind, language: examples.beings[being]}
        if sex
        else {"kind": kind, language: examples.beings[being]}
        for being, (sex, kind) in _BEINGS.items()
        if being in examples.beings
    }
    words = {name: {language: one} for name, one in examples.adjectives.items()}
    beings, problems = read_beings(table, needed=(language,))
    adjectives, more = read_adjectives(words, needed=(language,))
    for problem in problems + more:
        raise ValueError(problem.message)
    return Lexicon(beings, adjectives, source=language)
