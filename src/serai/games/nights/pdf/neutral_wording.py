"""Texts for paper, where the hero's sex and the being are unknown.

A placeholder prints itself (“the other”). Words that agree with the hero are printed in both forms:
*perdu(e)*, *listo/a*, *she/he*; brackets enclose longer differences. The masculine form comes first.
"""

from msgspec import Struct

from serai.book.grammar import compile_text, require_grammar
from serai.book.languages import Language

LONGEST_ENDING = 3
SHORTEST_STEM = 2
# After these, a straight quotation mark is an opening one.
OPENING = "([—–“‘\"'*"


class Run(Struct, frozen=True, array_like=True):
    """A piece of text in one style: plain, `em` (emphasis), or `other` (the being)."""

    text: str
    style: str = ""


def wording_for_either_sex(his: str, hers: str) -> str:
    """One wording for heroes of either sex."""
    if his == hers:
        return his
    if not his or not hers:
        return f"({his or hers})"
    men, women = his.split(" "), hers.split(" ")
    start, end = _common_prefix_length(men, women), 0
    while end < min(len(men), len(women)) - start and men[-1 - end] == women[-1 - end]:
        end += 1
    middle = men[start : len(men) - end], women[start : len(women) - end]
    return " ".join([*men[:start], *_merge_differing_words(*middle), *men[len(men) - end :]])


def _common_prefix_length(one: "list[str] | str", other: "list[str] | str") -> int:
    """The length of the common prefix."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count


def _merge_differing_words(men: list[str], women: list[str]) -> list[str]:
    if len(men) == len(women):
        pairs = list(zip(men, women, strict=True))
        if len(pairs) == 1 or all(_has_usual_feminine_ending(*pair) for pair in pairs):
            return [_merge_word(*pair) for pair in pairs]
    return [f"[{' '.join(men)} / {' '.join(women)}]"]


def _has_usual_feminine_ending(his: str, hers: str) -> bool:
    """Whether the feminine form is the masculine one with a usual ending: *seul(e)*, *listo/a*."""
    return his == hers or "(" in _merge_word(his, hers) or (his[-1] == "o" and his[:-1] == hers[:-1])


def _merge_word(his: str, hers: str) -> str:
    """Merges the two forms of a word: *Aimé(e)*, *furieux/se*, *she/he*."""
    if his == hers:
        return his
    stem = _common_prefix_length(his, hers)
    ending, other = hers[stem:], his[stem:]
    if stem >= SHORTEST_STEM and not other and len(ending) <= LONGEST_ENDING:
        return f"{his}({ending})"
    if stem > SHORTEST_STEM and 0 < len(ending) <= LONGEST_ENDING and 0 < len(other) <= LONGEST_ENDING:
        return f"{his}/{ending}"
    return f"{his}/{hers}"


def runs_for_print(language: Language, text: str) -> list[Run]:
    """A text of a tale for printing."""
    template = compile_text(language, text)
    if isinstance(template, list):
        raise ValueError(template[0].message)
    forms = require_grammar(language).forms
    met = {index for index, slot in template.slots if not forms[slot.form].pronoun}
    said = zip(template.rendered_pieces(None, "m"), template.rendered_pieces(None, "f"), strict=True)
    return _add_quotes_and_emphasis(
        [Run(wording_for_either_sex(*both), "other" * (at in met)) for at, both in enumerate(said)]
    )


def plain_runs(text: str) -> list[Run]:
    """A text without placeholders, with its emphasis."""
    return _add_quotes_and_emphasis([Run(text)])


def _add_quotes_and_emphasis(runs: list[Run]) -> list[Run]:
    """Makes quotation marks typographic and turns asterisks into emphasis, across runs."""
    found: list[Run] = []
    stressed, before = False, " "
    for run in runs:
        for number, part in enumerate(run.text.split("*")):
            stressed ^= number > 0
            if part:
                style = "em" if stressed and not run.style else run.style
                written = _with_typographic_quotes(part, before)
                before = part[-1]
                if found and found[-1].style == style:
                    found[-1] = Run(found[-1].text + written, style)
                else:
                    found.append(Run(written, style))
    return found


def _with_typographic_quotes(text: str, before: str) -> str:
    written = ""
    for letter in text:
        opens = before.isspace() or before in OPENING
        written += {'"': "“" if opens else "”", "'": "‘" if opens else "’"}.get(letter, letter)
        before = letter
    return written
