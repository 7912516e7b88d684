"""Pairs of statuses that affect the same thing, by topic (`status_pairs.toml` lists every pair)."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from nights.table_builder import (
    MAIDEN,
    OLD_MERCHANT,
    PEOPLE,
    award,
    current_decision,
    event_args,
    hero,
    make_table,
    play,
    points,
    run,
    state_of,
    statuses,
    wealth,
)
from serai.book.vocabulary import STATUSES
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.skills import skills_usable_in_encounter
from serai.games.nights.statuses.gaining import gain_status
from serai.table import Decision, Table, Turn

BO, CLEO = {"space": "baghdad"}, {"space": "lhasa"}
THREE = ("Ana", "Bo", "Cleo")
HEALERS = {
    "beast-form": "magic",
    "diseased": "scholarship",
    "imprisoned": "beguiling",
    "wounded": "scholarship",
}
PRICES = {
    "diseased": (3, "pay:diseased:Bo"),
    "grief-stricken": (2, "pay:grief-stricken:Bo"),
    "envious": (3, "swap:on-pilgrimage"),
    "scorned": (1, "swap:on-pilgrimage"),
    "under-geas": (4, "pay:under-geas"),
}


def moves(table: Table) -> set[str]:
    """The spaces to which the hero may move."""
    question = current_decision(table)
    assert question.kind == "move"
    return {option.removeprefix("move:") for option in question.options}


def first_options(part: Turn) -> None:
    """Run a part of a turn with the first option of each decision."""
    try:
        question = part.send(None)  # type: ignore[arg-type]
        while True:
            assert isinstance(question, Decision)
            question = part.send(question.options[0])
    except StopIteration:
        pass


# What happens to one status when another is gained

ENDED = {
    ("accursed", "blessed"),
    ("blessed", "accursed"),
    ("crippled", "blessed"),
    ("crippled", "respected"),
    ("crippled", "robe-of-honor"),  # it brings respect
    ("lost", "imprisoned"),
    ("outlaw", "imprisoned"),
    ("grief-stricken", "married"),  # if ripe, it ends with the story point of the wedding
    ("grief-stricken", "beloved"),
    ("grief-stricken", "vizier"),
    ("imprisoned", "married"),
    ("imprisoned", "beloved"),
    ("imprisoned", "vizier"),
}
"""Gaining the second status ends the first."""


@pytest.mark.rule("N10.1", "N10.5", "N10.13")
@pytest.mark.parametrize("held", [status for status in STATUSES if status != "beloved"])
def test_a_status_that_comes_ends_those_that_it_ends_and_no_other(held: str) -> None:
    for new in STATUSES:
        if new == held:
            continue
        table = make_table(
            {"statuses": [held], "destiny": 8, "story": 10, "space": "empty-quarter"}, d6=[6] * 3
        )
        one = hero(table)
        first_options(gain_status(table._runner.game, one, new))
        assert (held in one.statuses) == ((held, new) not in ENDED), new


# Dice decided by another player or by a blessing


def dice_of(status: str) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """The dice of a status: their purpose, the choices before, and the number to name."""
    yield {
        "imprisoned": ("jailer", (), 6),
        "love-struck": ("lover", ("stay",), 4),
        "pursued": ("pursuit", ("stay",), 6),
        "married": ("homecoming", ("move:baghdad", "roll"), 12),
    }[status]


@pytest.mark.rule("N10.1", "N10.4")
@pytest.mark.parametrize("status", ["imprisoned", "love-struck", "pursued", "married"])
@pytest.mark.parametrize("power", ["accursed", "blessed"])
def test_the_dice_of_a_status_obey_a_curse_and_a_blessing(power: str, status: str) -> None:
    ((why, before, number),) = dice_of(status)
    ana = {"statuses": {power: {}, status: {"city": "baghdad"} if status == "married" else {}}}
    space = "basra" if status == "married" else "baghdad"
    dice = [6, 6] if status == "married" else [number]
    table = play(make_table({**ana, "space": space}, d6=dice), *before)
    question = current_decision(table)
    assert (question.kind, subject_of(question).why) == ("number", why)
    assert question.seat == ("Bo" if power == "accursed" else "Ana")
    play(table, str(number))
    assert event_args(table, "number-named")[0]["number"] == number
    assert power in statuses(table)


@pytest.mark.rule("N10.1", "N10.4", "N10.9")
@pytest.mark.parametrize(("power", "named"), [("accursed", "1"), ("blessed", "6")])
def test_the_die_that_breaks_a_spell_obeys_them_too(power: str, named: str) -> None:
    ana = {"statuses": ["ensorcelled", power]}
    table = play(make_table(ana, d6=[1, int(named), 3], destiny=["blank"]), "stay", "1", "barter")
    assert subject_of(current_decision(table)).why == "spell"
    play(table, named)
    assert ("ensorcelled" in statuses(table)) == (power == "accursed")


@pytest.mark.rule("N10.3", "N10.1", "N10.4")
@pytest.mark.parametrize(("power", "seat"), [("accursed", "Bo"), ("blessed", "Ana")])
def test_the_die_of_a_refusal_obeys_them_too(power: str, seat: str) -> None:
    table = make_table({"statuses": [power]}, d6=[5])
    (offer, question) = award(table, "[Beloved]", "refuse", "5")
    assert offer.kind == "offer"
    assert (question.seat, subject_of(question).leads["5"]) == (seat, parse_award_line("[Determined]"))
    assert statuses(table) == {power, "determined"}


@pytest.mark.rule("N8.8")
def test_each_status_that_needs_another_player_asks_for_its_own() -> None:
    ana = {"statuses": ["accursed", "enslaved", "ensorcelled", "fated", "insane"]}
    table = make_table(ana, BO, CLEO, seats=THREE, d6=[3, 1, 6], destiny=["blank"])
    play(table, "Bo", "Cleo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Cleo", "move")
    play(table, "stay", "Bo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Bo", "entry")
    play(table, "1", "Cleo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Cleo", "reaction")
    play(table, "honor", "Bo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Bo", "number")
    assert [one["why"] for one in event_args(table, "named")][:2] == ["enslaved", "ensorcelled"]


# Movement


@pytest.mark.rule("N10.13")
@pytest.mark.parametrize("status", ["crippled", "diseased", "ensorcelled", "married", "vizier", "sultan"])
def test_nobody_leaves_a_prison_by_moving(status: str) -> None:
    held = {"imprisoned": {}, status: {"city": "basra", "away": True}}
    treasure = {"treasures": ["magic-lamp"]} if status == "sultan" else {}
    table = make_table({"statuses": held, **treasure}, d6=[1])
    assert current_decision(table).kind == "reaction"
    assert hero(table).space == "baghdad"


@pytest.mark.rule("N10.15", "N4.4")
@pytest.mark.parametrize("status", ["crippled", "diseased", "ensorcelled", "sultan"])
def test_a_lost_hero_moves_one_space_whatever_else_it_is(status: str) -> None:
    assert moves(make_table({"statuses": ["lost", status]})) >= {
        "stay",
        "basra",
        "mecca",
        "damascus",
        "zagros",
    }
    assert not moves(make_table({"statuses": ["lost", status]})) & {"gulf", "zaila", "hamadan-woods", "lhasa"}


@pytest.mark.rule("N10.15", "N10.17", "N10.27")
@pytest.mark.parametrize("status", ["married", "vizier"])
def test_a_lost_hero_that_must_go_home_may_go_to_no_other_city(status: str) -> None:
    held = {"lost": {}, status: {"city": "mecca", "away": True}}
    assert moves(make_table({"statuses": held})) == {"mecca", "zagros"}


@pytest.mark.rule("N4.4", "N10.5", "N10.7")
def test_a_crippled_and_diseased_hero_is_slowed_twice_but_moves_one_space_at_least() -> None:
    assert moves(make_table({"statuses": ["crippled", "diseased"]})) == {
        "stay",
        "basra",
        "mecca",
        "damascus",
        "zagros",
    }


@pytest.mark.rule("N4.4", "N10.9", "N10.25")
@pytest.mark.parametrize("slow", ["crippled", "diseased"])
def test_who_is_slow_is_slow_for_another_player_and_as_a_sultan(slow: str) -> None:
    table = make_table({"statuses": [slow, "ensorcelled"]})
    assert current_decision(table).seat == "Bo"
    assert "lhasa" not in moves(table)  # three spaces by land
    assert "herat" in moves(table)
    sultan = {"statuses": [slow, "sultan"], "space": "lhasa"}
    assert moves(make_table(sultan)) == {"stay", "herat"}  # one by land; a sultan's two would reach Baghdad
    assert "baghdad" in moves(make_table({**sultan, "statuses": ["sultan"]}))


@pytest.mark.rule("N4.4", "N10.17", "N10.27")
@pytest.mark.parametrize("slow", ["crippled", "diseased"])
@pytest.mark.parametrize("status", ["married", "vizier"])
def test_who_must_go_home_goes_there_slowly(slow: str, status: str) -> None:
    held = {slow: {}, status: {"city": "herat", "away": True}}
    assert moves(make_table({"statuses": held})) == {
        "gulf",
        "hamadan-woods",
        "zagros",
        "herat",
        "empty-quarter",
    }
    assert "herat" not in moves(make_table({"statuses": held, "space": "basra"}))


@pytest.mark.rule("N10.17", "N10.27", "N10.9")
@pytest.mark.parametrize("status", ["married", "vizier"])
def test_who_is_moved_by_another_breaks_no_promise_to_come_home(status: str) -> None:
    held = {"ensorcelled": {}, status: {"city": "mecca", "away": True}}
    assert moves(make_table({"statuses": held})) >= {"stay", "basra", "damascus"}


@pytest.mark.rule("N10.25", "N10.17", "N10.27")
@pytest.mark.parametrize("status", ["married", "vizier"])
def test_a_sultan_that_must_go_home_hops_to_no_other_city(status: str) -> None:
    held = {"sultan": {}, status: {"city": "mecca", "away": True}}
    table = make_table({"statuses": held, "space": "lhasa"})
    assert hero(table).space == "zagros"  # all that is left: neither Lhasa nor Herat nor Baghdad
    held["sultan"], held[status] = {}, {"city": "baghdad", "away": True}
    assert "baghdad" in moves(make_table({"statuses": held, "space": "lhasa"}))


@pytest.mark.rule("N10.25", "N10.9")
def test_a_sultan_is_moved_by_another_as_far_as_a_sultan_goes() -> None:
    table = make_table({"statuses": ["sultan", "ensorcelled"], "space": "lhasa"})
    assert current_decision(table).seat == "Bo"
    assert "baghdad" in moves(table)


# Reactions


@pytest.mark.rule("N10.2", "N10.10")
def test_an_envious_beast_robs() -> None:
    table = play(make_table({"statuses": ["beast-form", "envious"]}, d6=[MAIDEN], destiny=["+"]), "stay")
    assert event_args(table, "reacted")[0]["reaction"] == "rob"


@pytest.mark.rule("N10.2", "N10.14")
def test_nobody_lets_an_insane_beast_court() -> None:
    table = play(make_table({"statuses": ["beast-form", "insane"]}, d6=[MAIDEN]), "stay")
    assert current_decision(table).seat == "Bo"
    assert "court" not in current_decision(table).options


@pytest.mark.rule("N10.2", "N10.6")
def test_a_determined_beast_does_not_court_instead_either() -> None:
    table = play(make_table({"statuses": ["beast-form", "determined"]}, d6=[MAIDEN], destiny=["-"]), "stay")
    play(table, "barter", "reject")
    assert not {"court", "barter"} & {*current_decision(table).options}


@pytest.mark.rule("N10.24", "N10.14", "N10.6")
@pytest.mark.parametrize("status", ["insane", "determined"])
def test_whom_one_may_court_is_decided_by_the_present_sex(status: str) -> None:
    ana = {"statuses": ["sex-changed", status]}
    soldier = play(make_table(ana, d6=[5], destiny=["+"]), "stay")
    maiden = play(make_table(ana, d6=[MAIDEN], destiny=["+"]), "stay")
    assert "court" in current_decision(soldier).options
    assert "court" not in current_decision(maiden).options
    if status == "determined":
        play(soldier, "barter", "reject")
        play(maiden, "barter", "reject")
        assert "court" in current_decision(soldier).options
        assert "court" not in current_decision(maiden).options


# Skills


@pytest.mark.rule("N10.2", "N10.12", "N10.28")
@pytest.mark.parametrize("pair", combinations(["beast-form", "crippled", "wounded", "grief-stricken"], 2))
def test_what_either_forbids_cannot_be_used(pair: tuple[str, str]) -> None:
    forbidden = {
        "beast-form": {"appearance"},
        "crippled": {"appearance"},
        "wounded": {"appearance", "magic"},
        "grief-stricken": {"luck"},
    }
    skills = {"appearance": "master", "magic": "master", "luck": "talent", "piety": "master"}
    ana = {"skills": skills, "statuses": list(pair)}
    table = make_table(ana)
    usable = skills_usable_in_encounter(table._runner.game, hero(table))
    assert set(usable) == set(skills) - set().union(*(forbidden[status] for status in pair))
    assert usable["piety"] == (1 if "grief-stricken" in pair else 2)


@pytest.mark.rule("N10.23", "N10.27")
def test_a_scorned_vizier_gains_story_alone() -> None:
    award(table := make_table({"statuses": ["scorned"], "destiny": 1}), "[Vizier]")
    assert points(table) == (1, 2)
    assert not hero(table).skills


@pytest.mark.rule("N10.23", "N10.14")
def test_a_scorned_hero_learns_nothing_and_stays_insane() -> None:
    award(table := make_table({"statuses": ["scorned", "insane"], "destiny": 1}), "[Luck]")
    assert statuses(table) == {"scorned", "insane"}


@pytest.mark.rule("N10.14", "N10.22", "N10.27")
@pytest.mark.parametrize("status", ["Vizier", "Robe of Honor"])
def test_what_a_dignity_teaches_ends_insanity(status: str) -> None:
    award(table := make_table({"statuses": ["insane"]}), f"[{status}]")
    assert "insane" not in statuses(table)


@pytest.mark.rule("N10.18", "N10.14", "N10.23")
@pytest.mark.parametrize(("status", "gained"), [("insane", (2, 2)), ("scorned", (1, 4))])
def test_a_pilgrim_comes_to_mecca_insane_or_scorned(status: str, gained: tuple[int, int]) -> None:
    held = {"on-pilgrimage": {"far": True}, status: {}}
    ana = {"space": "mecca", "statuses": held, "destiny": int(status == "scorned")}
    table = make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, *(["done"] if status == "scorned" else []), "stay", "barter")
    assert points(table) == gained
    assert statuses(table) == {status}  # piety is gained after the encounter, and not by the scorned
    assert ("piety" in hero(table).skills) == (status == "insane")


# Points


@pytest.mark.rule("N8.9", "N10.8")
@pytest.mark.parametrize(
    ("line", "answers", "passed", "kept"),
    [("[Beloved]", ("accept",), 2, 1), ("[Robe of Honor]", (), 1, 0), ("[Vizier]", (), 1, 1)],
)
def test_what_a_status_gives_an_enslaved_hero_goes_to_its_master(
    line: str, answers: tuple[str, ...], passed: int, kept: int
) -> None:
    table = make_table({"statuses": ["enslaved"]})
    award(table, line, *answers)
    assert points(table) == (0, kept)
    assert points(table, "Bo") == (passed, 0)


@pytest.mark.rule("N8.9", "N10.8", "N10.23")
def test_what_is_passed_on_to_a_scorned_master_arrives_as_story() -> None:
    table = make_table({"statuses": ["enslaved"]}, {"statuses": ["scorned"], "destiny": 1})
    award(table, "[D2]")
    assert points(table) == (0, 0)
    assert points(table, "Bo") == (1, 2)


@pytest.mark.rule("N8.9", "N10.11", "N10.26")
@pytest.mark.parametrize(
    ("line", "answers", "fated", "geas"),
    [("[Beloved]", ("accept",), 3, 2), ("[Robe of Honor]", (), 1, 1), ("[Vizier]", (), 2, 1)],
)
def test_what_a_status_gives_counts_for_fate_and_a_geas(
    line: str, answers: tuple[str, ...], fated: int, geas: int
) -> None:
    table = make_table({"statuses": ["fated", "under-geas"]})
    award(table, line, *answers)
    held = hero(table).statuses
    assert (held["fated"].gained, held["under-geas"].gained) == (fated, geas)


@pytest.mark.rule("N10.18", "N8.9")
def test_a_pilgrims_reward_is_passed_on_and_counted_like_any_other() -> None:
    held = {"on-pilgrimage": {"far": True}, "enslaved": {}, "fated": {}, "under-geas": {}}
    ana = {"space": "mecca", "statuses": held}
    table = play(make_table(ana, {"space": "tana"}, destiny=["blank"]), "stay", "1", "barter")
    assert points(table) == (0, 2)
    assert points(table, "Bo") == (2, 0)
    assert (hero(table).statuses["fated"].gained, hero(table).statuses["under-geas"].gained) == (2, 0)


@pytest.mark.rule("N10.17", "N10.8", "N10.23")
@pytest.mark.parametrize(("status", "ana", "bo"), [("enslaved", (0, 1), (2, 0)), ("scorned", (1, 3), (0, 0))])
def test_what_waits_at_home_is_passed_on_or_turned_into_story(
    status: str, ana: tuple[int, int], bo: tuple[int, int]
) -> None:
    held = {"married": {"city": "baghdad"}, status: {}}
    start = {"space": "basra", "statuses": held, "destiny": int(status == "scorned")}
    table = make_table(start, {"space": "tana"}, d6=[5, 6])
    play(table, *(["done"] if status == "scorned" else []), "move:baghdad", "roll")
    assert points(table) == ana
    assert points(table, "Bo") == bo


@pytest.mark.rule("N10.17", "N10.11", "N10.26")
def test_a_homecoming_counts_for_fate_and_a_geas() -> None:
    held = {"married": {"city": "baghdad"}, "fated": {}, "under-geas": {}}
    table = play(make_table({"space": "basra", "statuses": held}, d6=[4, 4]), "move:baghdad", "roll")
    assert (hero(table).statuses["fated"].gained, hero(table).statuses["under-geas"].gained) == (2, 1)


@pytest.mark.rule("N8.9", "N10.3", "N10.23")
def test_a_scorned_hero_that_is_beloved_gains_story_and_a_home() -> None:
    award(table := make_table({"statuses": ["scorned"], "destiny": 1}), "[Beloved]", "accept")
    assert points(table) == (1, 3)
    assert statuses(table) == {"scorned", "married"}


@pytest.mark.rule("N10.3")
@pytest.mark.parametrize(("status", "die"), [("scorned", 1), ("pursued", 3), ("determined", 5)])
def test_who_refuses_and_has_what_the_die_gives_has_it_once(status: str, die: int) -> None:
    award(table := make_table({"statuses": [status], "destiny": 1}, d6=[die]), "[Beloved]", "refuse")
    assert statuses(table) == {status}


@pytest.mark.rule("N10.5", "N8.9")
@pytest.mark.parametrize(("line", "story"), [("[Married]", 1), ("[Vizier]", 1), ("[Beloved]", 1)])
def test_only_printed_story_is_doubled_not_what_a_status_gives(line: str, story: int) -> None:
    award(table := make_table({"statuses": ["crippled"]}), line, *(["accept"] if line == "[Beloved]" else []))
    assert points(table)[1] == story


@pytest.mark.rule("N10.5", "N10.17", "N10.18")
def test_neither_a_homecoming_nor_a_pilgrimage_is_doubled() -> None:
    held = {"married": {"city": "baghdad"}, "crippled": {}}
    table = play(make_table({"space": "basra", "statuses": held}), "move:baghdad", "go-on")
    assert points(table) == (0, 1)
    held = {"on-pilgrimage": {"far": True}, "crippled": {}}
    table = make_table({"space": "mecca", "statuses": held}, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay", "barter")
    assert points(table) == (2, 3)  # the merchant's story is doubled, the pilgrim's is not


@pytest.mark.rule("N8.9", "N10.5", "N10.11")
def test_doubled_story_counts_double_for_fate_and_is_not_passed_on() -> None:
    table = make_table({"statuses": ["crippled", "fated", "enslaved"]})
    award(table, "[S1]")
    assert hero(table).statuses["fated"].gained == 2
    assert (points(table), points(table, "Bo")) == ((0, 2), (0, 0))


@pytest.mark.rule("N10.11", "N10.12", "N10.13")
@pytest.mark.parametrize("status", ["grief-stricken", "imprisoned"])
def test_a_story_point_counts_for_fate_and_for_what_stories_end(status: str) -> None:
    enough = {"grief-stricken": 8, "imprisoned": 10}[status]
    table = make_table({"statuses": {status: {}, "fated": {"gained": 3}}, "story": enough - 1}, d6=[1])
    award(table, "[S1]")
    assert statuses(table) == set()


@pytest.mark.rule("N10.12", "N10.13", "N10.23")
@pytest.mark.parametrize("status", ["grief-stricken", "imprisoned"])
def test_what_scorn_makes_of_destiny_ends_grief_and_prison(status: str) -> None:
    enough = {"grief-stricken": 8, "imprisoned": 10}[status]
    table = make_table({"statuses": [status, "scorned"], "story": enough - 2, "destiny": 1}, d6=[1])
    award(table, "[D2]")
    assert statuses(table) == {"scorned"}


@pytest.mark.rule("N10.12", "N10.13", "N10.18")
def test_the_story_of_a_pilgrimage_ends_grief() -> None:
    held = {"on-pilgrimage": {"far": True}, "grief-stricken": {}}
    ana = {"space": "mecca", "statuses": held, "story": 6}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert statuses(table) == set()
    held = {"on-pilgrimage": {"far": True}, "imprisoned": {}}
    table = make_table({"space": "mecca", "statuses": held, "story": 8}, d6=[1], destiny=["-"])
    play(table, "wait")
    assert statuses(table) == set()


@pytest.mark.rule("N10.11", "N10.26")
def test_a_point_of_destiny_counts_for_fate_and_for_a_geas() -> None:
    award(table := make_table({"statuses": ["fated", "under-geas"]}), "[D3]")
    assert statuses(table) == {"fated"}
    award(table, "[D1]")
    assert statuses(table) == set()


# Wealth and treasures


@pytest.mark.rule("N10.23", "N10.8", "N10.10")
def test_a_scorned_hero_gains_no_wealth_so_neither_bondage_nor_envy_ends_by_it() -> None:
    table = make_table({"statuses": ["scorned", "enslaved", "envious"], "destiny": 5})
    award(table, "[W+2 (Max: Rich)]")
    assert statuses(table) == {"scorned", "enslaved", "envious"}
    assert not hero(table).statuses["enslaved"].gained


@pytest.mark.rule("N10.8", "N10.10")
def test_wealth_is_not_passed_on_so_it_ends_envy_and_buys_freedom() -> None:
    table = make_table({"statuses": ["enslaved", "envious"]})
    award(table, "[W+2 (Max: Rich)]")
    assert statuses(table) == {"enslaved"}
    assert hero(table).statuses["enslaved"].gained == 2


@pytest.mark.rule("N10.23", "N10.10")
def test_a_treasure_ends_the_envy_of_the_scorned() -> None:
    award(table := make_table({"statuses": ["scorned", "envious"], "destiny": 1}), "[Treasure]")
    assert statuses(table) == {"scorned"}


@pytest.mark.rule("N10.25", "N10.10", "N10.8")
@pytest.mark.parametrize("status", ["envious", "enslaved"])
def test_a_throne_ends_envy_and_makes_a_slave_rich_enough_to_be_free(status: str) -> None:
    award(table := make_table({"statuses": [status], "destiny": 6, "story": 6}), "[Sultan]")
    assert wealth(table) == "fabulous"
    if status == "envious":
        assert statuses(table) == {"sultan"}
    else:
        assert hero(table).statuses["enslaved"].gained == 4


# Gifts and payments


@pytest.mark.rule("N10.29")
@pytest.mark.parametrize("pair", combinations(HEALERS, 2))
def test_each_is_healed_by_its_own_healer(pair: tuple[str, str]) -> None:
    one, other = pair
    bo = {"skills": dict.fromkeys((HEALERS[one], HEALERS[other]), "talent")}
    table = make_table({"statuses": list(pair)}, bo)
    gifts = {f"give:Bo:{HEALERS[status]}" for status in pair}
    assert {option for option in current_decision(table).options if option.startswith("give")} == gifts
    play(table, f"give:Bo:{HEALERS[one]}", "agree")
    assert statuses(table) == (set() if HEALERS[one] == HEALERS[other] else {other})
    assert wealth(table) == "penniless"


@pytest.mark.rule("N10.29", "N10.8", "N10.25")
@pytest.mark.parametrize("sick", HEALERS)
def test_slaves_and_sultans_pay_for_their_healing_like_others(sick: str) -> None:
    bo = {"skills": {HEALERS[sick]: "talent"}}
    table = make_table({"statuses": {sick: {}, "enslaved": {"gained": 1}}, "wealth": "penniless"}, bo)
    assert {f"give:Bo:{HEALERS[sick]}", "pay:enslaved"} <= {*current_decision(table).options}
    play(table, "pay:enslaved")
    assert f"give:Bo:{HEALERS[sick]}" not in current_decision(table).options  # a beggar cannot give
    table = play(make_table({"statuses": [sick, "sultan"]}, bo), f"give:Bo:{HEALERS[sick]}", "agree")
    assert statuses(table) == {"sultan"}
    assert wealth(table) == "princely"


@pytest.mark.rule("N11.5", "N10.29")
@pytest.mark.parametrize("sick", HEALERS)
def test_a_beggar_has_nothing_to_give_and_buys_no_freedom(sick: str) -> None:
    bo = {"skills": {HEALERS[sick]: "talent"}}
    held = {sick: {}, "enslaved": {"gained": 1}, "under-geas": {}}
    poor = make_table({"statuses": held, "wealth": "poor", "destiny": 4}, bo)
    assert {f"give:Bo:{HEALERS[sick]}", "pay:enslaved"} <= {*current_decision(poor).options}
    beggar = make_table({"statuses": held, "wealth": "beggar", "destiny": 4}, bo)
    assert not {f"give:Bo:{HEALERS[sick]}", "pay:enslaved"} & {*current_decision(beggar).options}
    assert "pay:under-geas" in current_decision(beggar).options


@pytest.mark.rule("N10.29", "N10.23")
@pytest.mark.parametrize("sick", HEALERS)
def test_a_scorned_hero_gives_as_others_do(sick: str) -> None:
    bo = {"skills": {HEALERS[sick]: "talent"}}
    ana = {"statuses": [sick, "scorned"], "destiny": 1}
    table = play(make_table(ana, bo), f"give:Bo:{HEALERS[sick]}", "agree")
    assert statuses(table) == {"scorned"}


@pytest.mark.rule("N10.29")
@pytest.mark.parametrize("pair", [pair for pair in combinations(PRICES, 2) if pair != ("envious", "scorned")])
def test_what_is_paid_for_one_is_lacking_for_the_other(pair: tuple[str, str]) -> None:
    (price, option), (other_price, other) = PRICES[pair[0]], PRICES[pair[1]]
    ana = {"statuses": list(pair), "skills": {"storytelling": "master"}, "space": "basra"}
    bo = {"space": "basra"}
    table = make_table({**ana, "destiny": price + other_price}, bo)
    assert {option, other} <= {*current_decision(table).options}
    play(table, option)
    assert other in current_decision(table).options
    assert hero(table).destiny == other_price
    table = play(make_table({**ana, "destiny": price + other_price - 1}, bo), option)
    if hero(table).destiny or "scorned" not in pair:
        assert current_decision(table).kind != "start" or other not in current_decision(table).options
    else:
        assert "on-pilgrimage" in statuses(table)


@pytest.mark.rule("N10.28", "N10.23", "N10.29")
@pytest.mark.parametrize("status", ["diseased", "grief-stricken", "envious", "under-geas", "scorned"])
def test_a_wounded_hero_pays_first_and_may_still_rest(status: str) -> None:
    price, option = PRICES[status]
    ana = {"statuses": ["wounded", status], "skills": {"storytelling": "talent"}, "destiny": price}
    table = make_table({**ana, "story": 1})
    assert {option, "rest"} <= {*current_decision(table).options}
    play(table, option, "rest")
    assert "wounded" not in statuses(table)
    assert points(table) == (0, 0)


@pytest.mark.rule("N10.28", "N8.4")
def test_a_wounded_hero_that_has_paid_with_its_last_point_cannot_rest() -> None:
    table = make_table({"statuses": ["wounded", "under-geas"], "destiny": 4})
    assert current_decision(table).options == ("pay:under-geas", "rest", "done")
    assert current_decision(play(table, "pay:under-geas")).kind == "move"


@pytest.mark.rule("N10.28", "N10.8", "N10.9")
def test_a_wounded_hero_that_rests_names_neither_master_nor_mover() -> None:
    ana = {"statuses": ["wounded", "enslaved", "ensorcelled"], "story": 1}
    table = make_table(ana, BO, CLEO, seats=THREE, d6=[6, 1])
    play(table, "rest")
    assert statuses(table) == {"enslaved", "ensorcelled"}
    assert not event_args(table, "named")
    assert state_of(table).seat == "Bo"


@pytest.mark.rule("N10.10", "N10.18", "N10.23")
@pytest.mark.parametrize("status", ["envious", "scorned"])
def test_a_pilgrim_may_swap_for_the_pilgrimage_it_is_on(status: str) -> None:
    ana = {"statuses": [status, "on-pilgrimage"], "destiny": 3, "destination": "lhasa"}
    table = play(make_table(ana), "swap:on-pilgrimage")
    assert statuses(table) == {"on-pilgrimage"}
    assert hero(table).destination == "lhasa"


# Marked cities


@pytest.mark.rule("N10.19", "N10.17", "N10.27")
@pytest.mark.parametrize("status", ["married", "vizier"])
def test_an_outlaw_is_arrested_at_home_too(status: str) -> None:
    held = {"outlaw": {"city": "baghdad"}, status: {"city": "baghdad"}}
    table = play(make_table({"statuses": held}, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert statuses(table) == {status, "imprisoned"}
    assert not hero(table).statuses[status].away


@pytest.mark.rule("N10.18", "N10.19")
def test_an_encounter_in_the_far_city_counts_though_it_ends_in_prison() -> None:
    held = {"on-pilgrimage": {}, "outlaw": {"city": "damascus"}}
    ana = {"space": "damascus", "statuses": held, "destination": "damascus"}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert statuses(table) == {"on-pilgrimage", "imprisoned"}
    assert hero(table).statuses["on-pilgrimage"].far


@pytest.mark.rule("N10.18", "N10.17", "N10.27")
@pytest.mark.parametrize("status", ["married", "vizier"])
def test_a_pilgrim_that_must_go_home_may_not_go_to_mecca_first(status: str) -> None:
    held = {"on-pilgrimage": {"far": True}, status: {"city": "damascus", "away": True}}
    assert "mecca" not in moves(make_table({"statuses": held}))
    assert "damascus" in moves(make_table({"statuses": held}))


# Victory


@pytest.mark.rule("N15.1", "N10.18", "N10.26")
@pytest.mark.parametrize("pair", combinations(["envious", "on-pilgrimage", "sex-changed", "under-geas"], 2))
def test_victory_is_forbidden_until_both_are_gone(pair: tuple[str, str]) -> None:
    for left in (pair, pair[:1], pair[1:], ()):
        ana = {"destiny": 10, "story": 10, "statuses": list(left), "destination": "lhasa"}
        table = make_table(ana, d6=[OLD_MERCHANT], destiny=["+"])
        while table.decisions and current_decision(table).kind != "declare" and state_of(table).seat == "Ana":
            options = current_decision(table).options
            wanted = [one for one in ("done", "stay", "barter", "rob", "no-skill") if one in options]
            play(table, wanted[0] if wanted else options[-1])
        assert (state_of(table).seat == "Ana") == (left == ())


# Treasures, love and marriage


@pytest.mark.rule("N10.16", "N10.17")
def test_who_marries_while_love_struck_courts_once_more() -> None:
    table = make_table({"statuses": ["love-struck"]}, d6=[1], destiny=["-"])
    run(gain_status(table._runner.game, hero(table), "married"))
    assert statuses(table) == {"love-struck", "married"}
    play(table, "stay")
    assert event_args(table, "reacted")[0]["reaction"] == "court"


@pytest.mark.rule("N8.8", "N10.14", "N16.4")
@pytest.mark.parametrize("seats", [("Ana",), ("Ana", "Bo", "Cleo")])
def test_nobody_decides_for_an_insane_hero_whom_envy_leaves_one_reaction(seats: tuple[str, ...]) -> None:
    ana = {"statuses": ["insane", "envious"], "destiny": 1, "story": 1}
    world = {"encounters": [PEOPLE]}
    table = make_table(ana, seats=seats, world=world, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay")
    assert event_args(table, "reacted") == [{"seat": "Ana", "reaction": "rob"}]
    assert not event_args(table, "named")
    assert not event_args(table, "fate")
