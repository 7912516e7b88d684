"""Typesets plain text as XHTML: quotation marks of the language, and emphasis."""

import re
from typing import NamedTuple
from xml.sax.saxutils import escape

from serai.book.languages import LANGUAGE_TABLE, Language, Quotes

_OPENS = re.compile(r'(^|[\s([\u202f«“*])"|([—–])"(?=\w)')
"""After a dash a quotation mark opens only before a word; otherwise it closes an interrupted speech."""
_OPENS_SINGLE = re.compile(r"(^|[\s([—–“*])'(?=[^\W\d_])")
_CUT_SHORT = re.compile(r"(?:tis|twas|twere|twill|em|til|cause|round)\b", re.I)
_STRESSED = re.compile(r"\*([^*]+)\*")
_STRESSED_FIRST = re.compile(r"^([^\w*]*)\*([^*]+)\*")
_FIRST = re.compile(r"^([^\w]*)(\w)(\S*)(.*)$", re.DOTALL)
_NARROW = "\u202f"


class ParagraphWithInitial(NamedTuple):
    """The text before the first letter, that letter, the rest of its word, and the rest of the paragraph."""

    before: str
    letter: str
    rest_of_word: str
    rest: str


def curl_quotes(text: str, language: Language) -> str:
    """Replaces straight quotation marks by typographic ones, as the browser does (`typeset.ts`)."""
    entry = LANGUAGE_TABLE[language]
    quotes = entry.quotes
    text = _OPENS.sub(rf"\1\2{quotes.opening}", text).replace('"', quotes.closing)
    text = _OPENS_SINGLE.sub(lambda mark: mark[1] + _curl_single_quote(mark, text, quotes), text).replace(
        "'", "’"
    )
    if entry.spaced_marks:
        text = re.sub(r"«[ \u00a0]", f"«{_NARROW}", text)
        text = re.sub(r"[ \u00a0]([»;:!?])", rf"{_NARROW}\1", text)
    return text


def _curl_single_quote(mark: re.Match[str], text: str, quotes: Quotes) -> str:
    return "’" if _CUT_SHORT.match(text, mark.end()) else quotes.inner_opening


def text_to_xhtml(text: str, language: Language) -> str:
    """The text as XHTML; words between asterisks are emphasised."""
    return _STRESSED.sub(r"<em>\1</em>", escape(curl_quotes(text, language)))


def split_at_first_letter(text: str, language: Language) -> ParagraphWithInitial:
    """Splits a paragraph at its first letter, and makes XHTML of the parts."""
    found = _FIRST.match(_STRESSED_FIRST.sub(r"\1\2", curl_quotes(text, language)))
    if found is None:
        return ParagraphWithInitial("", "", "", text_to_xhtml(text, language))
    before, letter, word, rest = found.groups()
    rest = _STRESSED.sub(r"<em>\1</em>", escape(rest))
    return ParagraphWithInitial(escape(before), escape(letter), escape(word), rest)
