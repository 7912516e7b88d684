"""How plain text is set in a printed book: marks of the language, stressed words, and all of it as XHTML."""

import re
from xml.sax.saxutils import escape

from serai.book.languages import TABLE, Language, Quotes

_OPENS = re.compile(r'(^|[\s([\u202f«“*])"|([—–])"(?=\w)')
"""After a dash a mark opens only where a word follows: who breaks off has their closing mark there."""
_OPENS_SINGLE = re.compile(r"(^|[\s([—–“*])'(?=[^\W\d_])")
_CUT_SHORT = re.compile(r"(?:tis|twas|twere|twill|em|til|cause|round)\b", re.I)
_STRESSED = re.compile(r"\*([^*]+)\*")
_STRESSED_FIRST = re.compile(r"^([^\w*]*)\*([^*]+)\*")
_FIRST = re.compile(r"^([^\w]*)(\w)(\S*)(.*)$", re.DOTALL)
_NARROW = "\u202f"


def curled(text: str, language: Language) -> str:
    """Straight marks become those of a printed book, as in the browser (`typeset.ts`)."""
    entry = TABLE[language]
    quotes = entry.quotes
    text = _OPENS.sub(rf"\1\2{quotes.opening}", text).replace('"', quotes.closing)
    text = _OPENS_SINGLE.sub(lambda mark: mark[1] + _single(mark, text, quotes), text).replace("'", "’")
    if entry.spaced_marks:
        text = re.sub(r"«[ \u00a0]", f"«{_NARROW}", text)
        text = re.sub(r"[ \u00a0]([»;:!?])", rf"{_NARROW}\1", text)
    return text


def _single(mark: re.Match[str], text: str, quotes: Quotes) -> str:
    return "’" if _CUT_SHORT.match(text, mark.end()) else quotes.inner_opening


def set_text(text: str, language: Language) -> str:
    """A text as XHTML, what is between asterisks stressed."""
    return _STRESSED.sub(r"<em>\1</em>", escape(curled(text, language)))


def opened(text: str, language: Language) -> tuple[str, str, str, str]:
    """A paragraph in four parts: what stands before its first letter, the letter, its word, and the rest."""
    found = _FIRST.match(_STRESSED_FIRST.sub(r"\1\2", curled(text, language)))
    if found is None:
        return "", "", "", set_text(text, language)
    before, letter, word, rest = found.groups()
    return escape(before), escape(letter), escape(word), _STRESSED.sub(r"<em>\1</em>", escape(rest))
