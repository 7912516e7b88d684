"""Checks a rendered text: no brace is left, and text and placeholders join correctly."""

from itertools import accumulate

from serai.book.grammar.grammar import (
    MAX_SEAM_DISTANCE,
    SEAM_SEPARATORS,
    Grammar,
    Slot,
    require_grammar,
)
from serai.book.grammar.phrase import Phrase, phrase_without_being
from serai.book.grammar.template import Template
from serai.book.lexicon import Problem, Sex


def find_seam_problems(template: Template, other: Phrase | None, hero_sex: Sex) -> list[Problem]:
    """The problems at the seams of a text rendered for this being and this hero."""
    pieces = template.rendered_pieces(other, hero_sex)
    text = "".join(pieces)
    problems: list[Problem] = []
    if "{" in text or "}" in text:
        problems.append(Problem("seam-brace", "A brace is left in the text as it is read."))
    if not template.risks:
        return problems
    grammar = require_grammar(template.language)
    phrase = other or phrase_without_being(template.language)
    slots = dict(template.slots)
    starts = [0, *accumulate(map(len, pieces))]
    for index in template.risks:
        before = text[max(0, starts[index] - MAX_SEAM_DISTANCE) : starts[index]].rstrip(SEAM_SEPARATORS) + " "
        slot = slots.get(index)
        wrong = (
            _lacks_contraction(grammar, before, pieces[index])
            if slot is None
            else _lacks_contraction_before_slot(grammar, before, slot, phrase)
        )
        if wrong:
            shown = " ".join(f"{before}{pieces[index]}".split()[-4:])
            message = f"“{shown}” is not well joined: write the sentence otherwise."
            problems.append(Problem("seam-joint", message, offset=template.offsets[index]))
    return problems


def _lacks_contraction(grammar: Grammar, before: str, mark: str) -> bool:
    """Whether an alternative starts with an article that should have been contracted: de {h:le héros|…}."""
    return any(found.end() > len(before) for found in grammar.clash.finditer(before + mark))


def _lacks_contraction_before_slot(grammar: Grammar, before: str, slot: Slot, phrase: Phrase) -> bool:
    """Whether the word before would change if nothing separated it from the placeholder."""
    found = grammar.seam.search(before)
    if not found:
        return False
    word = found["word"].replace("’", "'").lower()
    alone = Slot(slot.form)
    merged = grammar.contractions.get((word, slot.form))
    joined = phrase.rendered[Slot(merged) if merged else alone._replace(before=word, gap=" ")]
    apart = word if word.endswith("'") else f"{word} "
    return joined != apart + phrase.rendered[alone]
