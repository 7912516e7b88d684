"""A page of the Book in a terminal: justified lines, an illuminated initial, an ornament."""

from rich.cells import cell_len
from textual.content import Content

MEASURE = 62
"""Characters in a line of the tale, where there is room for them."""

LOOSEST = 2
"""How many spaces may stand between two words at most: a looser line stays ragged."""

RULE = "─────── ✦ ───────"
FLOWERS = "❦❧✿❀✦❖"
INITIAL = 3
"""Cells that an initial takes, in two lines."""


def words_of(text: str) -> list[str]:
    """Words that a line may be broken between; a no-break space holds its words together."""
    return [word for word in text.replace("\n", " ").split(" ") if word]


def filled(text: str, widths: list[int]) -> list[list[str]]:
    """Words in lines; `widths` gives the width of each line, the last of them that of all that follow."""
    lines: list[list[str]] = [[]]
    length = 0
    for word in words_of(text):
        width = widths[min(len(lines), len(widths)) - 1]
        if lines[-1] and length + 1 + cell_len(word) > width:
            lines.append([])
            length = 0
        length += cell_len(word) + bool(lines[-1])
        lines[-1].append(word)
    return lines


def spread_out(words: list[str], width: int) -> str:
    """The words of a line from edge to edge, the wider spaces scattered evenly among them."""
    gaps = len(words) - 1
    spare = width - sum(map(cell_len, words)) - gaps
    if not 0 < spare <= gaps * (LOOSEST - 1):
        return " ".join(words)
    parts = [words[0]]
    for number, word in enumerate(words[1:]):
        wider = (number + 1) * spare // gaps - number * spare // gaps
        parts.append(" " * (1 + wider) + word)
    return "".join(parts)


def justified(text: str, width: int) -> list[str]:
    """A paragraph of the tale as lines of that width; the last line is not stretched."""
    lines = filled(text, [width])
    return [
        spread_out(words, width) if number < len(lines) - 1 else " ".join(words)
        for number, words in enumerate(lines)
    ]


def illuminated(text: str, width: int, ornament: int) -> list[Content]:
    """A paragraph that opens with an initial two lines high; `ornament` says what grows below it."""
    letter, rest = split_initial(text)
    if not letter:
        return [Content(line) for line in justified(text, width)]
    narrow = width - INITIAL
    lines = filled(rest, [narrow, narrow, width])
    if len(lines) < 2:
        lines.append([])
    box = f"{letter:^{INITIAL}}", f"{FLOWERS[ornament % len(FLOWERS)]:^{INITIAL}}"
    set_lines: list[Content] = []
    for number, words in enumerate(lines):
        room = narrow if number < 2 else width
        said = spread_out(words, room) if number < len(lines) - 1 else " ".join(words)
        if number < 2:
            set_lines.append(Content.assemble((box[number], "bold $initial-text on $initial"), said))
        else:
            set_lines.append(Content(said))
    return set_lines


def split_initial(text: str) -> tuple[str, str]:
    """The first letter, with a quotation mark before it, and what follows."""
    text = text.strip()
    for at, character in enumerate(text[:INITIAL]):
        if character.isalpha():
            return text[: at + 1].upper().replace("\N{NARROW NO-BREAK SPACE}", ""), text[at + 1 :]
    return "", text
