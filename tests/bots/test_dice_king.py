"""The squire and the king: what they aim for."""

import msgspec
import pytest

from dice.table_builder import LOW, make_table, play
from serai.bots import find_bot, seat_where_bot_must_choose
from serai.games.dice.bots import king, learning, squire
from serai.games.dice.bots.planning import values_of_row_cards_and_of_none
from serai.games.dice.bots.successors import StackSummary, Successor
from serai.games.dice.odds import best_keep, chance_of_card, expected_value_by_keep
from serai.table import Table

SEATS = ("Ana", "Bo", "Cy")


def says(level: str, table: Table) -> str:
    (seat,) = table.decisions
    return find_bot("dice", level)(table.view(seat), table.bot_stream(seat))


# The squire


def test_the_squire_keeps_the_best_dice_for_one_card() -> None:
    table = make_table({1: "dwarf-three-1", 3: "orc-2-2"}, [1, 1, 2, 4, 5, 6])
    # 4 × 0.66 for three 1s; the pairs are more likely, but that orc has 1 printed point.
    assert chance_of_card("dwarf-three-1", (1, 1, 2, 4, 5, 6), 2) < chance_of_card(
        "orc-2-2", (1, 1, 2, 4, 5, 6), 2
    )
    assert says("squire", table) == "keep:1,2"


def test_the_squire_goes_by_what_is_printed() -> None:
    both = {0: "elf-run-4", 1: "dwarf-three-1"}
    assert says(
        "squire", play(make_table(both, [1, 2, 3, 4, 1, 1], piles={"mine": [], "city": [4]}), "stop")
    ) == ("dwarf-three-1")


def test_the_squire_takes_a_last_place_even_if_that_loses() -> None:
    stacks = {"Bo": ["dwarf-four-4", "dwarf-four-3"]}
    table = play(
        make_table({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], stacks=stacks, piles={"mine": [4]}), "stop"
    )
    assert says("squire", table) == "place"
    assert says("king", table) == "leave"


def test_the_squire_gives_a_dragon_to_whoever_leads() -> None:
    table = make_table(
        {0: "dragon-30"}, [6, 5, 6, 5, 6, 5], seats=SEATS, stacks={"Bo": ["orc-3"], "Cy": ["orc-5"]}
    )
    assert squire.choose(play(table, "stop").view("Ana"), table.bot_stream("Ana")) == "Cy"


# The king


def test_the_king_keeps_what_the_solver_keeps() -> None:
    stops = 0
    for seed in range(3):
        table = Table.new("dice", SEATS, seed=seed, bots=dict.fromkeys(SEATS, "king"))
        while (seat := seat_where_bot_must_choose(table)) is not None:
            option, board = says("king", table), table.view(seat).board
            if table.decisions[seat].kind == "keep":
                cards, nothing = values_of_row_cards_and_of_none(king.estimate_final_leads, board, seat)
                numbers = [die.number for die in board.dice]
                best = best_keep(numbers, board.rolls_left, cards, nothing)
                words = "stop" if best.is_stop else "keep:" + ",".join(str(die + 1) for die in best.dice)
                assert option == words
                worth = expected_value_by_keep(numbers, board.rolls_left, cards, nothing)
                assert worth[best.dice] == pytest.approx(max(worth.values()))
                stops += best.is_stop
            table.choose(seat, option)
    assert stops > 5


def test_the_king_takes_the_card_worth_most_with_its_place() -> None:
    both = {0: "elf-run-4", 1: "dwarf-three-1"}  # 1, an extra roll and a place, or 4 and a place
    assert says("king", play(make_table(both, [1, 2, 3, 4, 1, 1]), "stop")) == "dwarf-three-1"
    table = make_table(both, [1, 2, 3, 4, 1, 1], piles={"mine": [], "city": [3, 4]})
    assert says("king", play(table, "stop")) == "elf-run-4"


def test_the_king_wants_fairies_the_more_of_them_it_has() -> None:
    cards, dice = {2: "gnome-4-green", 4: "fairy-2-blue-2-green"}, [1, 6, 3, 4, 1, 6]
    sisters = ["fairy-3-red-2-blue", "fairy-3-green-2-red", "fairy-3-blue-2-green", "fairy-2-red-2-green"]
    piles = {"workshop": [], "forest": []}
    mine = make_table(cards, dice, stacks={"Ana": sisters}, piles=piles)
    assert says("king", play(mine, "stop")) == "fairy-2-blue-2-green"  # 9 points, or 2
    gone = make_table(cards, dice, piles={**piles, "discards": sisters})
    assert says("king", play(gone, "stop")) == "gnome-4-green"  # 1 point, or 2


def test_the_king_takes_a_last_place_only_if_that_wins() -> None:
    for points, choice in ((6, "place"), (10, "leave")):
        stacks = {"Bo": ["dwarf-four-3"] if points == 6 else ["dwarf-four-3", "orc-4", "orc-2-2"]}
        table = make_table({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], stacks=stacks, piles={"mine": [4]})
        assert says("king", play(table, "stop")) == choice


@pytest.mark.parametrize(("workshop", "choice"), [([4], "leave"), ([2, 3, 4], "place")])
def test_after_a_bonus_the_king_judges_the_place_of_the_bonus(workshop: list[int], choice: str) -> None:
    others = [2, 3, 4] if choice == "leave" else [4]
    stacks = {"Bo": ["dwarf-five-6", "dwarf-four-4"]}
    piles = {"workshop": workshop, "mine": others}
    table = make_table({0: "dwarf-four-3", 1: "hypnotist"}, LOW, stacks=stacks, piles=piles)
    play(table, "stop", "bonus")
    assert table.decisions["Ana"].kind == "place"
    assert says("king", table) == choice


def test_the_king_gives_a_dragon_to_whoever_leads() -> None:
    stacks = {"Ana": ["dwarf-five-1"], "Bo": ["orc-3"], "Cy": ["orc-5"], "Di": ["orc-4"]}
    cards = {0: "dragon-30", 1: "moneybags-odd"}
    table = make_table(cards, [6, 5, 6, 5, 6, 5], seats=("Ana", "Bo", "Cy", "Di"), stacks=stacks)
    assert says("king", play(table, "stop")) == "Cy"


def test_the_king_takes_a_bonus_and_an_extra_turn() -> None:
    assert says("king", play(make_table({1: "hypnotist"}, LOW), "stop")) == "bonus"
    table = play(make_table({1: "hypnotist", 2: "apprentice-3-blue-3-red"}, LOW), "stop", "bonus")
    assert says("king", table) == "again"


def test_no_king_gives_up_and_none_plays_on_where_it_could_win() -> None:
    def successor(lead: int, *, over: bool) -> Successor:
        stack_summaries = (StackSummary(40 + lead, 0, 0, False), StackSummary(40, 0, 0, False))
        return Successor(stack_summaries, ("",) * 5, (1,) * 5, 10, 5, frozenset(), False, over)

    for lead in range(-40, 41):
        ended, open_ = king.estimate_final_leads([successor(lead, over=True), successor(lead, over=False)])
        assert (ended > open_) if lead >= 0 else (ended < open_)


def test_what_the_king_knows_is_in_plain_numbers() -> None:
    kept = msgspec.json.decode((learning.HERE / "king.json").read_bytes(), type=king.KingWeights)
    assert list(kept.values) == list(king.FEATURES)
    for good in ("lead over the best", "elf on top", "fairies to come for each fairy", "another turn"):
        assert kept.values[good] > 0
    for bad in ("elf on top of the next stack", "fairies to come for each fairy of the others"):
        assert kept.values[bad] < 0
