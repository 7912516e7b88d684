"""An answer shows its price or gain if its label does not (N10.29, N11.7)."""

import re

import pytest
from msgspec import structs

from nights.table_builder import current_decision, make_table
from serai.games.nights.game import Nights
from serai.games.nights.locales.choices import labelled_choices
from serai.games.nights.locales.nights_texts import nights_texts
from serai.locales.texts import LANGUAGES
from serai.table import Decision, Table

PAIN = {"statuses": ["wounded", "scorned"], "destiny": 3, "wealth": "rich"}


def about(table: Table, option: str, language: str = "en", decision: Decision | None = None) -> str:
    """The note beside an answer, by default to the question that the table is waiting for."""
    decision = decision or current_decision(table)
    said = nights_texts(language, table.opening.pack)
    board = table.view(decision.seat).board
    return next(one.about for one in labelled_choices(decision, board, {}, said) if one.option == option)


def test_healing_and_exchanging_say_what_ends_and_what_it_costs() -> None:
    table = make_table(PAIN, {"skills": {"scholarship": "talent"}})
    assert about(table, "give:Bo:scholarship") == "This ends: Wounded."
    assert about(table, "swap:on-pilgrimage").startswith("This ends: Scorned. It costs 1 destiny point.")
    assert about(table, "rest") == "It costs a point."


def test_rest_says_that_a_treasure_heals_for_nothing() -> None:
    table = make_table({"statuses": ["wounded"]})
    wounded = table.view("Ana").board.heroes["Ana"]
    rest, things = (
        Decision("Ana", "start", ("rest", "done")),
        nights_texts("en", Nights.pack_digest()).hero_items,
    )
    assert "for free" not in things.explain_option(rest, "rest", wounded)
    healer = structs.replace(wounded, treasures=("medicine-chest",))
    assert "Medicine Chest can heal you for free" in things.explain_option(rest, "rest", healer)


def test_a_sale_says_what_it_brings() -> None:
    table = make_table({"treasures": ["seal-ring"]})
    sale = Decision("Ana", "end", ("sell:seal-ring", "done"))
    assert re.match(
        r"It brings (one level|\d levels) of wealth \(at most \w+\)\.",
        about(table, sale.options[0], decision=sale),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_do_so_in_every_language(language: str) -> None:
    table = make_table(PAIN, {"skills": {"scholarship": "talent"}})
    for option in ("give:Bo:scholarship", "swap:on-pilgrimage", "rest"):
        assert about(table, option, language)


def test_only_whoever_stays_is_told_who_is_there() -> None:
    table = make_table({"statuses": ["under-geas"], "destiny": 5})
    while current_decision(table).kind != "move":
        table.choose(current_decision(table).seat, "done")
    assert "Bo" in about(table, "stay")
    assert about(table, "pay:under-geas") == ""
