"""The page of documentation about placeholders, made from the tables the grammar itself uses."""

from functools import cache
from typing import Literal

from serai.book.grammar.phrase import phrase
from serai.book.grammar.words import Slot, known_grammar, spoken_languages
from serai.book.languages import TABLE, Language
from serai.book.languages.grammar_data import Form
from serai.book.lexicon import BeingKind, Lexicon, read_adjectives, read_beings

# Whom every language shows its forms with; what they are called stands in its grammar.
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

A tale speaks of whoever the hero meets. Where it does, write the phrase as you would print it, in braces; the
Book puts in the right words for each being, in each language. Take the braces away, and the text must still
read well.

- Write the first letter large where a sentence begins: `{The other}`, `{L'autre}`, `{El otro}`, `{He}`. A
  proper name is never made small.
- The article belongs inside the braces: `{the other}`, never `the {other}`. Nothing else that agrees may
  stand before a form without article: not `mon {autre}`, not `el viejo {otro}`.
- No letter may touch the braces of a phrase, except in the Spanish `ver{lo}`.
- `'` and `’` are the same inside braces; what is read follows the apostrophes of the text.

## Agreement

| mark | agrees with |
|---|---|
| `{o:m\\|f}` | the other: in French and Spanish with its noun, in English with its sex |
| `{h:m\\|f}` | the hero |
| `{s:m\\|f}` | the other's sex, where the noun does not matter: `mon {s:frère\\|sœur}` |

The first alternative is masculine, the second feminine. One alone is a feminine ending: `perdu{h:e}`. Endings
may be cut where they part: `furieu{o:x|se}`, `perdid{h:o|a}`. In English a third alternative stands for “it”:
`{o:man|woman|thing}`. The letter is never left out. What stands inside a mark is read as you wrote it.

## Pronouns

English says *he* or *she* by sex, and *it* of things, storms, cities and bands, unless the lexicon overrules
it. French and Spanish follow the gender of the noun: *la sentinelle … elle*, though the sentinel is a man.

## Seams

Where your text meets a placeholder, and only there, words that must change are changed:

| you write | and it is read |
|---|---|
| `de {l'autre}`, `à {l'autre}` | du marchand, de l'éfrit, de la hyène, d'Abou Hassan; au, à l', à la, à |
| `que {l'autre}`, `lorsque`, `puisque`, `quoique`, `jusque` | que le marchand, qu'Abou Hassan |
| `qu'{il}`, `que {lui}`, `de {lui}` | qu'il, qu'elle; que lui, qu'elle; de lui, d'elle |
| `s'{il}` | s'il, si elle |
| `dit-{il}`, `parle-t-{il}` | dit-il, dit-elle; parle-t-elle |
| `de {el otro}`, `a {el otro}`, `de {el de}` | del mercader, de la hiena, de Ibrahim; al, a la, a |
| `y {el otro}`, `o {el otro}`, `u {otro}` | y el mercader, e Ibrahim; u Omar, o mercader |

Spaces and punctuation stay as you wrote them. A quotation mark or an asterisk between the two words stops the
change, and the checker tells you if it was needed.
"""


def placeholders_page() -> str:
    """The whole page, in Markdown."""
    parts = [_OPENING]
    for language in spoken_languages():
        grammar = known_grammar(language)
        parts.append(f"\n## {TABLE[language].english}\n\n")
        parts.append("| placeholder | what it is for | for example |\n|---|---|---|\n")
        parts.extend(_row(language, form) for form in grammar.forms.values())
        if grammar.invariable:
            parts.append("\nNever in braces:\n\n")
            parts.extend(f"- *{word}*: {reason}.\n" for word, reason in grammar.invariable.items())
    return "".join(parts)


def _row(language: Language, form: Form) -> str:
    said = example_forms(language, form)
    return f"| `{{{form.text}}}` | {form.meaning} | {' · '.join(dict.fromkeys(said))} |\n"


def example_forms(language: Language, form: Form) -> list[str]:
    """What a form says of each of the beings that a grammar shows its forms with."""
    lexicon, found = example_lexicon(language), list[str]()
    for shown in known_grammar(language).data.examples.shown:
        *adjective, being = shown.split()
        found.append(
            phrase(lexicon, language, being, adjective[0] if adjective else None).said[Slot(form.text)]
        )
    return found


@cache
def example_lexicon(language: Language) -> Lexicon:
    """The beings of the examples, as a grammar calls them; ValueError if it calls one wrongly."""
    examples = known_grammar(language).data.examples
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
