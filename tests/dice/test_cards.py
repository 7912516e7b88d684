"""The set of cards."""

import re
from collections import Counter
from pathlib import Path

import pytest

from serai.games.dice.cards import FAIRIES, INHABITANTS, PENALTIES, PILES, PLACES, POINTS

RULES = Path(__file__).parents[2] / "docs" / "rules" / "dice.md"


@pytest.mark.rule("D1.2")
def test_five_piles_of_places_have_two_points_on_top_and_four_at_the_bottom() -> None:
    assert PLACES == ("city", "mine", "workshop", "orc-village", "forest")
    assert list(PILES) == list(PLACES)
    assert PILES["orc-village"] == ("orc-village-2", "orc-village-3", "orc-village-4")
    assert all([POINTS[card] for card in pile] == [2, 3, 4] for pile in PILES.values())


@pytest.mark.rule("D1.3")
def test_ten_penalties() -> None:
    assert Counter(POINTS[card] for card in PENALTIES) == {-1: 4, -2: 3, -3: 2, -4: 1}
    assert set(PENALTIES) == {"penalty-1", "penalty-2", "penalty-3", "penalty-4"}


@pytest.mark.rule("D1.4")
@pytest.mark.parametrize(
    ("kind", "place", "points"),
    [
        ("moneybags", "city", [5, 5]),
        ("elf", "city", [1, 3, 7]),
        ("dwarf", "mine", [10, 10, 6, 6, 6, 4, 4, 4]),
        ("gnome", "workshop", [8, 3, 3, 2, 2, 1]),
        ("orc", "orc-village", [8, 7, 7, 3, 3, 2, 1]),
        ("goblin", "forest", [7, 2, 1]),
        ("apprentice", "forest", [3, 2]),
        ("fairy", "forest", [0, 0, 0, 0, 0]),
        ("hypnotist", None, [1]),
        ("dragon", None, [-6, -4, -2]),
    ],
)
def test_the_colour_and_points_of_each_kind(kind: str, place: str | None, points: list[int]) -> None:
    cards = [card for card in INHABITANTS.values() if card.kind == kind]
    assert [card.points for card in cards] == points
    assert {card.place for card in cards} == {place}


@pytest.mark.rule("D1.6")
def test_the_ids_are_those_of_the_rules_in_their_order() -> None:
    rules = RULES.read_text(encoding="utf-8")
    of_ids = rules[rules.index("- D1.6") : rules.index("## D2")]
    assert list(INHABITANTS) == re.findall(r"`([^`]+)`", of_ids)


@pytest.mark.rule("D1.4", "D1.6")
def test_there_are_forty_inhabitants_and_no_two_ask_the_same_within_a_kind() -> None:
    assert len(INHABITANTS) == 40
    assert all(card_id == card.id and card_id.startswith(card.kind) for card_id, card in INHABITANTS.items())
    assert len({(card.kind, card.condition) for card in INHABITANTS.values()}) == 40


def test_every_card_has_printed_points() -> None:
    assert set(POINTS) == {*INHABITANTS, *PENALTIES, *(card for pile in PILES.values() for card in pile)}
    assert len(FAIRIES) == 5
