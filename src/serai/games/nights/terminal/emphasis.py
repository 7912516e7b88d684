"""Emphasis in tales, for terminals without italics."""

import re

_STRESSED = re.compile(r"\*([^*]+)\*")


def strip_emphasis(text: str) -> str:
    """Removes the asterisks around emphasised words: “*enough*” becomes “enough”."""
    return _STRESSED.sub(r"\1", text)
