"""Fights in the first Book: every attack strip has one that is truly lost and one that is truly won."""

from collections.abc import Iterable

from msgspec import Struct

from book.first_book import draft
from serai.book.award_statistics import NO_HEADING, awards_with_heading_kind, takes_something_from_hero
from serai.book.award_values import awards_value
from serai.book.tales import Paragraph, Tale

# In these strips only a skill, or what somebody is, wins a fight.
WON_BY_SKILL_ONLY = {"bird/cage", "road/grievance", "tower/stone"}
ANYBODY = {NO_HEADING, "no-skill"}


class Fights(Struct, frozen=True):
    """How many sections of a strip end badly and well, for all heroes and for those without a skill."""

    lost: int
    won: int
    lost_without_skill: int
    won_without_skill: int


def fights(paragraphs: Iterable[Paragraph]) -> Fights:
    """A fight is lost if it takes something from the hero, and won if it only gives something."""
    lost, won = list[str](), list[str]()
    for paragraph in paragraphs:
        for heading, awards in awards_with_heading_kind(paragraph):
            if takes_something_from_hero(awards):
                lost.append(heading)
            elif awards_value(awards) > 0:
                won.append(heading)
    return Fights(len(lost), len(won), *(sum(one in ANYBODY for one in ends) for ends in (lost, won)))


def attack_strips() -> dict[str, Tale]:
    """The written strips in which the other is attacked."""
    return {
        strip.id: tale
        for strip in draft().plan.values()
        if strip.reaction == "attack" and strip.id in draft().strips
        if (tale := draft().source_tale(draft().strips[strip.id]))
    }


def test_every_attack_strip_has_a_fight_that_is_lost_and_one_that_is_won() -> None:
    table = {strip: fights(tale.paragraphs) for strip, tale in attack_strips().items()}
    assert len(table) >= 28
    assert {strip: one for strip, one in table.items() if not one.lost or not one.won} == {}


def test_a_hero_without_a_skill_can_lose_a_fight_in_every_attack_strip_and_win_one_in_most() -> None:
    table = {strip: fights(tale.paragraphs) for strip, tale in attack_strips().items()}
    assert {strip for strip, one in table.items() if not one.lost_without_skill} == set()
    assert {strip for strip, one in table.items() if not one.won_without_skill} <= WON_BY_SKILL_ONLY
