"""What is refused, with the words in which a reader is told."""

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
    """Expects a refusal of that kind, whose sentence holds what the pattern says."""
    with pytest.raises(kind) as caught:
        yield caught
    said = say_refusal(caught.value, language)
    assert re.search(sentence, said), said
