"""The six heroes (N1.1): each has a story on its card."""

import re

import pytest

from nights.table_builder import TINY
from serai.games.nights.game import Nights
from serai.games.nights.state import HEROES
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES

WORD = re.compile(r"\w[\w’-]*")


@pytest.mark.rule("N1.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hero_has_a_short_life(language: str) -> None:
    words = find_localizer(language, "nights", in_words=True, pack=Nights.open_pack(TINY))  # type: ignore[arg-type]
    lives = [words.say(f"hero-{hero}.about") for hero in HEROES]
    assert len(lives) == 6
    for life in lives:
        assert 60 <= len(WORD.findall(life)) <= 90, life
    openings = [tuple(WORD.findall(life)[:2]) for life in lives]
    assert len(set(openings)) == len(openings)
