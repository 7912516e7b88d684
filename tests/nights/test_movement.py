"""Movement (N1.2 to N1.4, N4)."""

import itertools

import pytest

from nights.table_builder import TINY_NIGHTS, award, current_decision, hero, make_table, play
from serai.games.nights.travel_map import MENUS_CACHED, RATES, MoveLimits, TravelMap

ROADS = TINY_NIGHTS.world.travel_map


def ends(table_or_reach: object) -> set[str]:
    """Where a move can end, without the option to stay."""
    options = (
        ROADS.move_options(table_or_reach)
        if isinstance(table_or_reach, MoveLimits)
        else current_decision(table_or_reach).options
    )
    return {option.removeprefix("move:") for option in options} - {"stay"}


@pytest.mark.rule("N1.2", "N1.3")
def test_spaces_have_terrains_and_numbers_and_are_joined_by_land_or_sea() -> None:
    assert ROADS.number["baghdad"] == 0
    assert ROADS.number["serendib"] == 5
    assert ROADS.land["basra"] == ("baghdad",)
    assert ROADS.sea["basra"] == ("gulf",)


@pytest.mark.rule("N1.4", "N1.5")
def test_the_sea_outside_arabia_belongs_to_no_continent() -> None:
    assert ROADS.continent["green-sea"] is None
    assert ROADS.continent["mecca"] == "arabia"


@pytest.mark.rule("N4.1")
def test_rates_depend_on_wealth() -> None:
    assert RATES == ((3, 2), (3, 2), (3, 2), (4, 4), (4, 4), (3, 5), (2, 6))
    poor, princely = make_table({"space": "basra"}), make_table({"space": "basra", "wealth": "princely"})
    assert "serendib" not in ends(poor)
    assert "serendib" in ends(princely)


@pytest.mark.rule("N4.2")
def test_a_hero_may_stay_or_move_to_anything_within_its_limits() -> None:
    table = make_table()
    assert current_decision(table).options[0] == "stay"
    near = {"basra", "mecca", "damascus", "zagros"}
    assert ends(table) >= near
    assert hero(play(make_table(), "move:zagros")).space == "zagros"
    assert hero(play(make_table(), "stay")).space == "baghdad"


@pytest.mark.rule("N4.3")
def test_a_poor_hero_moves_three_in_all_and_two_by_sea() -> None:
    assert ends(make_table({"space": "gulf"})) >= {"serendib", "baghdad", "green-sea", "basra"}
    assert "mecca" in ends(make_table({"space": "gulf"}))  # one by sea and two by land
    assert "serendib" not in ends(make_table({"space": "basra"}))  # that would be three by sea
    assert "green-sea" in ends(make_table())  # one by land, two by sea
    assert "serendib" not in ends(make_table())


@pytest.mark.rule("N4.3")
def test_a_princely_hero_moves_five_in_all_and_three_by_land() -> None:
    reach = MoveLimits("lhasa", 3, 5, 5)
    assert "baghdad" in ends(reach)
    assert "basra" not in ends(reach)
    assert "serendib" in ends(MoveLimits("mecca", 3, 5, 5))


@pytest.mark.rule("N4.4")
def test_crippled_and_diseased_take_one_off_each_rate_which_never_falls_below_one() -> None:
    assert "green-sea" not in ends(make_table({"space": "basra", "statuses": ["crippled"]}))
    assert ends(make_table({"space": "basra", "statuses": ["crippled", "diseased"]})) == {"baghdad", "gulf"}
    assert ends(make_table({"space": "lhasa", "statuses": ["crippled"]})) == {"herat", "zagros"}


@pytest.mark.rule("N4.4", "N10.15")
def test_a_lost_hero_moves_one_space() -> None:
    assert ends(make_table({"statuses": ["lost"], "wealth": "rich"})) == {
        "basra",
        "mecca",
        "damascus",
        "zagros",
    }


@pytest.mark.rule("N4.5")
def test_a_free_move_causes_no_second_encounter() -> None:
    table = make_table()
    award(table, "[Move to: Basra]")
    assert hero(table).space == "basra"
    assert current_decision(table).kind == "move"


@pytest.mark.rule("N4.6")
def test_a_place_of_power_lies_one_step_beyond_its_arrows_end() -> None:
    assert ROADS.distance("baghdad", "empty-quarter") == 2
    assert ROADS.distance("baghdad", "cave-of-wonders") == 3
    assert ROADS.distance("basra", "serendib") == 3


def test_only_so_many_menus_of_moves_are_cached() -> None:
    """Statuses, treasures and Places of Power make thousands of different menus."""
    roads = TravelMap(TINY_NIGHTS.world.book.map)
    limits = itertools.product(roads.spaces, range(1, 10), range(1, 10), range(1, 10), (False, True))
    for limit in itertools.islice(limits, MENUS_CACHED + 100):
        roads.move_options(MoveLimits(*limit))
    assert roads.move_options.cache_info().currsize == MENUS_CACHED
