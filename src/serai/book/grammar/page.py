"""The page of documentation about placeholders, made from the tables the grammar itself uses."""

from serai.book.grammar.languages import GRAMMARS
from serai.book.grammar.phrase import phrase
from serai.book.grammar.words import Form, Slot
from serai.book.lexicon import (
    Adjective,
    Being,
    EnglishAdjective,
    EnglishNoun,
    FrenchAdjective,
    FrenchNoun,
    Lexicon,
    SpanishAdjective,
    SpanishNoun,
)
from serai.book.vocabulary import LANGUAGE_NAMES, Language

_BEINGS = (
    Being(
        "merchant",
        "m",
        "person",
        EnglishNoun("merchant", "a", "he", "merchant's"),
        FrenchNoun("marchand", "m", elides=False),
        SpanishNoun("mercader", "m"),
    ),
    Being(
        "efreet",
        "m",
        "spirit",
        EnglishNoun("efreet", "an", "he", "efreet's"),
        FrenchNoun("éfrit", "m", elides=True),
        SpanishNoun("efrit", "m"),
    ),
    Being(
        "hyena",
        "f",
        "beast",
        EnglishNoun("hyena", "a", "she", "hyena's"),
        FrenchNoun("hyène", "f", elides=False),
        SpanishNoun("hiena", "f"),
    ),
    Being(
        "eagle",
        "f",
        "beast",
        EnglishNoun("eagle", "an", "she", "eagle's"),
        FrenchNoun("aigle", "m", elides=True),
        SpanishNoun("águila", "f", stressed_a=True),
    ),
    Being(
        "abu-hassan",
        "m",
        "person",
        EnglishNoun("Abu Hassan", "an", "he", "Abu Hassan's", proper=True),
        FrenchNoun("Abou Hassan", "m", elides=True, proper=True),
        SpanishNoun("Abu Hasán", "m", proper=True),
    ),
    Being(
        "storm",
        "",
        "thing",
        EnglishNoun("storm", "a", "it", "storm's"),
        FrenchNoun("tempête", "f", elides=False),
        SpanishNoun("tormenta", "f"),
    ),
)
_OLD = Adjective(
    "old",
    EnglishAdjective("old", "an"),
    FrenchAdjective("vieux", "vieille", "before", elides=False, before_vowel="vieil"),
    SpanishAdjective("viejo", "vieja", "before"),
)
_LEXICON = Lexicon({being.id: being for being in _BEINGS}, {"old": _OLD})
_EXAMPLES: dict[Language, tuple[tuple[str, str | None], ...]] = {
    "en": (("merchant", None), ("efreet", "old"), ("hyena", None), ("abu-hassan", None), ("storm", None)),
    "fr": (("merchant", None), ("efreet", "old"), ("eagle", None), ("hyena", None), ("abu-hassan", None)),
    "es": (("merchant", None), ("efreet", "old"), ("eagle", None), ("eagle", "old"), ("abu-hassan", None)),
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
    for language, grammar in GRAMMARS.items():
        parts.append(f"\n## {LANGUAGE_NAMES[language]}\n\n")
        parts.append("| placeholder | what it is for | for example |\n|---|---|---|\n")
        parts.extend(_row(language, form) for form in grammar.forms.values())
        parts.append("\nNever in braces:\n\n")
        parts.extend(f"- *{word}*: {reason}.\n" for word, reason in grammar.invariable.items())
    return "".join(parts)


def _row(language: Language, form: Form) -> str:
    said = (
        phrase(_LEXICON, language, being, adjective).said[Slot(form.text)]
        for being, adjective in _EXAMPLES[language]
    )
    return f"| `{{{form.text}}}` | {form.meaning} | {' · '.join(dict.fromkeys(said))} |\n"
