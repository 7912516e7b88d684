"""The last look at a rendered text: that no brace is left, and that text and placeholder meet correctly."""

from itertools import accumulate

from serai.book.grammar.phrase import printed_phrase
from serai.book.grammar.template import Template
from serai.book.grammar.words import BETWEEN, REACH, Grammar, Phrase, Slot, known_grammar
from serai.book.lexicon import Problem, Sex


def check_seams(template: Template, other: Phrase | None, hero_sex: Sex) -> list[Problem]:
    """What is wrong at the seams of a text rendered for this being and this hero; empty if all is well."""
    pieces = template.pieces(other, hero_sex)
    text = "".join(pieces)
    problems: list[Problem] = []
    if "{" in text or "}" in text:
        problems.append(Problem("seam-brace", "A brace is left in the text as it is read."))
    if not template.risks:
        return problems
    grammar = known_grammar(template.language)
    phrase = other or printed_phrase(template.language)
    slots = dict(template.slots)
    starts = [0, *accumulate(map(len, pieces))]
    for index in template.risks:
        before = text[max(0, starts[index] - REACH) : starts[index]].rstrip(BETWEEN) + " "
        slot = slots.get(index)
        wrong = (
            _clashes(grammar, before, pieces[index])
            if slot is None
            else _unjoined(grammar, before, slot, phrase)
        )
        if wrong:
            shown = " ".join(f"{before}{pieces[index]}".split()[-4:])
            message = f"“{shown}” is not well joined: write the sentence otherwise."
            problems.append(Problem("seam-joint", message, offset=template.offsets[index]))
    return problems


def _clashes(grammar: Grammar, before: str, mark: str) -> bool:
    """Whether an alternative begins with an article that should have been contracted: de {h:le héros|…}."""
    return any(found.end() > len(before) for found in grammar.clash.finditer(before + mark))


def _unjoined(grammar: Grammar, before: str, slot: Slot, phrase: Phrase) -> bool:
    """Whether the word before would be another if nothing stood between it and the placeholder."""
    found = grammar.seam.search(before)
    if not found:
        return False
    word = found["word"].replace("’", "'").lower()
    alone = Slot(slot.form)
    merged = grammar.contractions.get((word, slot.form))
    joined = phrase.said[Slot(merged) if merged else alone._replace(before=word, gap=" ")]
    apart = word if word.endswith("'") else f"{word} "
    return joined != apart + phrase.said[alone]
