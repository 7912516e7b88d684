"""Typesets a page of the Book for a terminal: justified lines, an illuminated initial, an ornament."""

from rich.cells import cell_len
from textual.content import Content

MEASURE = 62
"""The line length of the tale, if the terminal is wide enough."""

LOOSEST = 2
"""The most spaces between two words; looser lines stay ragged."""

RULE = "─────── ✦ ───────"
FLOWERS = "❦❧✿❀✦❖"
INITIAL = 3
"""The width of an initial, which is two lines high."""


def split_words(text: str) -> list[str]:
    """Splits a text where lines may break; no-break spaces stay."""
    return [word for word in text.replace("\n", " ").split(" ") if word]


def break_lines(text: str, widths: list[int]) -> list[list[str]]:
    """Breaks a text into lines of words. The last of `widths` applies to all further lines."""
    lines: list[list[str]] = [[]]
    length = 0
    for word in split_words(text):
        width = widths[min(len(lines), len(widths)) - 1]
        if lines[-1] and length + 1 + cell_len(word) > width:
            lines.append([])
            length = 0
        length += cell_len(word) + bool(lines[-1])
        lines[-1].append(word)
    return lines


def justify_line(words: list[str], width: int) -> str:
    """Justifies the words of a line; wider spaces are spread evenly."""
    gaps = len(words) - 1
    spare = width - sum(map(cell_len, words)) - gaps
    if not 0 < spare <= gaps * (LOOSEST - 1):
        return " ".join(words)
    parts = [words[0]]
    for number, word in enumerate(words[1:]):
        wider = (number + 1) * spare // gaps - number * spare // gaps
        parts.append(" " * (1 + wider) + word)
    return "".join(parts)


def justify_paragraph(text: str, width: int) -> list[str]:
    """A paragraph as justified lines; the last line is not stretched."""
    lines = break_lines(text, [width])
    return [
        justify_line(words, width) if number < len(lines) - 1 else " ".join(words)
        for number, words in enumerate(lines)
    ]


def paragraph_with_initial(text: str, width: int, ornament: int) -> list[Content]:
    """A paragraph that starts with an initial two lines high; `ornament` picks the decoration below it."""
    letter, rest = split_off_first_letter(text)
    if not letter:
        return [Content(line) for line in justify_paragraph(text, width)]
    narrow = width - INITIAL
    lines = break_lines(rest, [narrow, narrow, width])
    if len(lines) < 2:
        lines.append([])
    box = f"{letter:^{INITIAL}}", f"{FLOWERS[ornament % len(FLOWERS)]:^{INITIAL}}"
    set_lines: list[Content] = []
    for number, words in enumerate(lines):
        room = narrow if number < 2 else width
        said = justify_line(words, room) if number < len(lines) - 1 else " ".join(words)
        if number < 2:
            set_lines.append(Content.assemble((box[number], "bold $initial-text on $initial"), said))
        else:
            set_lines.append(Content(said))
    return set_lines


def split_off_first_letter(text: str) -> tuple[str, str]:
    """Splits off the first letter, together with a quotation mark before it."""
    text = text.strip()
    for at, character in enumerate(text[:INITIAL]):
        if character.isalpha():
            return text[: at + 1].upper().replace("\N{NARROW NO-BREAK SPACE}", ""), text[at + 1 :]
    return "", text
