"""What the tales of the First Book require of the other, and whether its lexicon agrees."""

import re

import pytest

from book.first_book import draft
from serai.book.awards import Status
from serai.book.lexicon import traits_of
from serai.book.tales import Tale
from serai.games.nights.game import Nights

# Fits any being, because it mentions only what sleeps beside it.
FITS_ANYBODY = {"found/tiptoe"}
# Each row of this matrix names one marvel, for which its tales are written; no other being is met there.
MARVELS = "N"
THE_OTHER = re.compile(r"\{\w+ other")


def mentions_the_other(tale: Tale) -> bool:
    prose = [one.opening.text for one in tale.paragraphs]
    prose += [section.text.text for one in tale.paragraphs for section in one.sections]
    return any(THE_OTHER.search(text) for text in prose)


def test_every_strip_about_the_other_says_what_it_needs() -> None:
    written = [tale for strip in draft().strips.values() if (tale := draft().source_tale(strip))]
    without_needs = {
        tale.id
        for tale in written
        if draft().plan[tale.id].matrix != MARVELS
        and mentions_the_other(tale)
        and not tale.needs
        and not any(one.needs for one in tale.paragraphs)
    }
    assert len(written) > 300
    assert without_needs <= FITS_ANYBODY


@pytest.mark.parametrize(
    ("adjective", "being", "has", "lacks"),
    [
        ("shipwrecked", "captain", {"people"}, {"many"}),
        ("wandering", "old-man", {"speaks"}, {"people", "many"}),
        ("banished", "queen", {"speaks"}, {"people", "ruler"}),
        ("hungry", "brigands", {"people", "many"}, set[str]()),
        ("white", "gazelle", {"walks"}, {"preys", "huge"}),
        ("hungry", "she-wolf", {"preys"}, {"speaks"}),
        ("black", "river", {"water"}, {"passes"}),
        ("swollen", "river", {"water", "passes"}, {"solid"}),
        ("black", "fog", {"passes"}, {"water"}),
        ("runaway", "slave", {"walks"}, {"free"}),
        ("vain", "jinniyah", {"huge", "flies"}, {"fire"}),
    ],
)
def test_the_lexicon_says_what_a_tale_may_take_for_granted(
    adjective: str, being: str, has: set[str], lacks: set[str]
) -> None:
    traits = traits_of(draft().beings[being], draft().adjectives[adjective])
    assert has <= traits
    assert not lacks & traits


@pytest.mark.rule("N10.20")
def test_a_pursuer_is_named_where_the_hero_meets_nobody() -> None:
    """In Places of Power, and when a hero is badly lost, there is no being just met who could pursue the
    hero.
    """
    book = Nights.with_pack(None).world.book
    lost = [reference for row in book.matrices["G"].values() for cell in row for reference in cell]
    paragraphs = [around for one in lost for around in book.paragraphs_by_destiny_face(one)]
    places = [place for one in book.places.values() for choice in one.choices for place in choice.outcomes]
    paragraphs += [book.paragraphs[one] for one in places]
    assert len(paragraphs) > 100
    awards = [paragraph.awards for paragraph in paragraphs]
    awards += [section.awards for paragraph in paragraphs for section in paragraph.sections]
    pursuits = [one for line in awards for one in line if isinstance(one, Status) and one.status == "pursued"]
    assert len(pursuits) > 3
    assert all(one.pursuer for one in pursuits)
