"""Checks refusals by their sentences."""

import re
from collections.abc import Generator
from contextlib import contextmanager

import pytest

from serai.locales.refusals import say_refusal
from serai.locales.texts import Language
from serai.table import Refused


@contextmanager
def refuses(
    sentence: str, kind: type[Refused] = Refused, language: Language = "en"
) -> Generator[pytest.ExceptionInfo[Refused]]:
    """Expects a refusal of this kind whose sentence matches the pattern."""
    with pytest.raises(kind) as caught:
        yield caught
    said = say_refusal(caught.value, language)
    assert re.search(sentence, said), said
