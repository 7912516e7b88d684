"""Undo: when it is free, who must agree, and that nobody learns the next die from it."""

from itertools import permutations
from typing import Any

import pytest

from refusals import refuses
from serai.games.dice.game import KingOfDice
from serai.table import Record, Refused, ReplayDiverged, Table
from serai.table.journal import Chosen, Undone
from serai.table.position import encode_position
from table.caravan import Caravan
from table.playing import (
    NAMES,
    Choice,
    caravan,
    choose_all,
    everything,
    keys,
    open_table,
    played,
    random_play,
    replayed,
    standing,
    take_back,
    views,
)

SEEDS = range(40)
OTHERS_MUST_AGREE = "ask"

MIRAGE = {"weather": ["mirage"]}


# Free


def test_a_choice_that_nothing_followed_is_taken_back_freely() -> None:
    table = caravan(3)
    before = standing(table)
    table.choose("Ana", table.decisions["Ana"].options[-1])
    assert table.decisions["Ana"].kind == "to"
    assert table.view("Ana").undo == "free"
    assert table.undo("Ana") is True
    assert standing(table) == before
    assert table.journal[-1] == Undone("Ana")


def test_a_free_undo_goes_back_over_the_end_of_a_turn() -> None:
    table = caravan()
    before = standing(table)
    table.choose("Ana", "rest")
    assert table.position.turn == before[0].turn + 1
    assert table.undo("Ana")
    assert standing(table) == before


def test_several_choices_are_freely_taken_back_one_after_the_other() -> None:
    table = caravan(1)
    moments = []
    for _ in range(4):
        moments.append(standing(table))
        table.choose("Ana", "rest")
    while moments:
        assert table.undo_kind("Ana") == "free"
        table.undo("Ana")
        assert standing(table) == moments.pop()
    assert table.undo_kind("Ana") == OTHERS_MUST_AGREE  # her wish, which the game now knows
    assert replayed(table).journal == table.journal


def test_nobody_takes_back_what_was_never_chosen() -> None:
    table = open_table(KingOfDice, 2, 1, options={"first": "Ana"})
    before = everything(table)
    for seat in ("Ana", "Bo", "Zoe"):
        assert table.undo_kind(seat) is None
        with refuses(f"{seat} has no choice to undo"):
            table.undo(seat)
    assert everything(table) == before


# Barriers


@pytest.mark.parametrize(
    ("choices", "script"),
    [
        pytest.param([("Ana", "march")], {"weather": ["storm"]}, id="a picked face"),
        pytest.param([("Ana", "march")], {"weather": ["clear"], "camels": [[1, 2]]}, id="dice"),
        pytest.param([("Ana", "draw")], {}, id="a draw"),
        pytest.param([("Ana", "sell:silk")], {}, id="a reveal"),
        pytest.param([("Ana", "offer:silk")], {}, id="a reveal to one seat"),
        pytest.param([("Ana", "rest"), ("Bo", "rest")], {}, id="another's choice"),
    ],
)
def test_chance_reveals_and_others_choices_bar_a_free_undo(
    choices: list[Choice], script: dict[str, Any]
) -> None:
    table = caravan(script={"bale": ["silk"] * 4, **script})
    before = standing(table)
    choose_all(table, choices)
    assert table.view("Ana").undo == OTHERS_MUST_AGREE
    made = everything(table)[:2]
    assert table.undo("Ana") is False
    assert everything(table)[:2] == made, "nothing moves before the others agree"
    assert table.answer_takeback("Bo", agree=True) is True
    assert standing(table)[1:] == before[1:]


def test_a_bar_stays_after_a_free_undo_behind_it() -> None:
    table = caravan(3, script={"weather": ["storm"]})
    table.choose("Ana", "march")
    table.choose("Cleo", table.decisions["Cleo"].options[-1])
    assert table.undo("Cleo")
    assert table.undo_kind("Ana") == OTHERS_MUST_AGREE
    assert not table.undo("Ana")


def test_nothing_is_taken_back_after_the_end() -> None:
    table = played(caravan(), 1)
    before = everything(table)
    for seat in ("Ana", "Bo"):
        assert table.view(seat).undo is None
        with refuses(f"{seat} has no choice to undo"):
            table.undo(seat)
    assert everything(table) == before


# Consent


def test_every_other_person_must_agree() -> None:
    for order in permutations(("Bo", "Cleo", "Dan")):
        table = caravan(4)
        table.choose("Ana", "draw")
        table.undo("Ana")
        for seat, waiting in zip(order, (order, order[1:], order[2:]), strict=True):
            for view in views(table):
                assert view.takeback is not None
                assert view.takeback.seat == "Ana"
                assert set(view.takeback.waiting) == set(waiting)
            assert table.answer_takeback(seat, agree=True) is (seat == order[-1])
        assert table.takeback is None
        assert table.journal[-1] == Undone("Ana", ("Bo", "Cleo", "Dan"))


def test_one_refusal_is_enough() -> None:
    table = caravan(3)
    table.choose("Ana", "draw")
    made = standing(table)
    table.undo("Ana")
    table.answer_takeback("Bo", agree=True)
    assert table.answer_takeback("Cleo", agree=False) is False
    assert table.takeback is None
    assert standing(table) == made


def test_silence_refuses() -> None:
    table, untouched = caravan(), caravan()
    for each in (table, untouched):
        each.choose("Ana", "draw")
    table.undo("Ana")
    for each in (table, untouched):
        each.choose("Bo", "rest")
    assert table.takeback is None
    assert standing(table) == standing(untouched)
    with refuses("Bo has not been asked to agree"):
        table.answer_takeback("Bo", agree=True)


def test_an_illegal_choice_is_no_silence() -> None:
    table = caravan()
    table.choose("Ana", "draw")
    table.undo("Ana")
    asked = everything(table)
    with pytest.raises(Refused):
        table.choose("Bo", "fly")
    assert everything(table) == asked
    assert table.answer_takeback("Bo", agree=True)


def test_only_one_takeback_is_asked_for_at_a_time() -> None:
    table = caravan(3)
    choose_all(table, [("Ana", "rest"), ("Bo", "draw")])
    table.undo("Bo")
    asked = everything(table)
    for seat in ("Ana", "Bo"):
        with refuses("Bo has already asked to undo a choice"):
            table.undo(seat)
    for seat in ("Bo", "Zoe"):
        with refuses(f"{seat} has not been asked to agree"):
            table.answer_takeback(seat, agree=True)
    assert everything(table) == asked


def test_alone_at_the_table_nobody_need_agree() -> None:
    table = caravan(1)
    before = standing(table)[1:]
    table.choose("Ana", "draw")
    assert table.undo_kind("Ana") == OTHERS_MUST_AGREE
    assert table.undo("Ana") is True
    assert standing(table)[1:] == before


def test_bots_agree_only_at_tables_with_takebacks() -> None:
    strict = caravan(bots={"Bo": "random"})
    strict.choose("Ana", "draw")
    before = everything(strict)
    with refuses("At this table the bots do not allow undoing a choice"):
        strict.undo("Ana")
    assert everything(strict) == before

    kind = caravan(bots={"Bo": "random"}, takebacks=True)
    kind.choose("Ana", "draw")
    assert kind.undo("Ana") is True
    assert kind.journal[-1] == Undone("Ana", ("Bo",))


def test_bots_do_not_hinder_a_free_undo() -> None:
    table = caravan(bots={"Bo": "random"})
    table.choose("Ana", "rest")
    assert table.undo("Ana")


def test_persons_are_asked_although_the_bots_agree() -> None:
    table = caravan(3, bots={"Bo": "random"}, takebacks=True)
    table.choose("Ana", "draw")
    assert table.undo("Ana") is False
    assert table.takeback is not None
    assert table.takeback.waiting == ("Cleo",)


@pytest.mark.parametrize("bot", [None, "random"])
@pytest.mark.parametrize("takebacks", [True, False])
def test_a_takeback_must_be_asked_for_again_when_somebody_else_sits_down(
    bot: str | None, takebacks: bool
) -> None:
    """The new player might be a person who was not asked, or a bot that does not agree."""
    table = caravan(3, takebacks=takebacks, bots={"Cleo": "random"} if takebacks else {})
    table.choose("Ana", "draw")
    drawn = standing(table)[0]
    table.undo("Ana")
    table.sit("Cleo", "Clara", bot)
    assert table.takeback is None
    for seat in ("Bo", "Cleo"):
        with refuses(f"{seat} has not been asked to agree"):
            table.answer_takeback(seat, agree=True)
    assert table.position == drawn


# Nobody learns the next die


def throw_all_again(table: Table) -> Any:
    """The dice after Ana has rolled all six again in King of Dice."""
    table.choose("Ana", "keep:")
    return table.view("Ana").board.dice


def test_after_an_undo_across_chance_the_dice_are_others() -> None:
    same = 0
    for seed in SEEDS:
        table = open_table(KingOfDice, 2, seed, options={"first": "Ana"})
        before = standing(table)
        undone = throw_all_again(table)
        take_back(table, "Ana")
        assert standing(table)[1:] == before[1:], "what lay on the table before the choice stays"
        again = throw_all_again(table)
        take_back(table, "Ana")
        third = throw_all_again(table)
        same += len({undone, again, third}) < 3
        assert replayed(table).journal == table.journal
    assert same <= 1, "six dice fall alike once in 46656 throws"


def test_after_an_undo_across_a_draw_the_goods_are_others() -> None:
    """Four goods of three kinds are equal by chance at about one table in eighty."""
    same = 0
    for seed in SEEDS:
        table = caravan(1, seed)

        def goods(table: Table = table) -> tuple[str, ...]:
            for _ in range(4):
                table.choose("Ana", "draw")
            return table.view("Ana").board.hand

        undone = goods()
        for _ in range(4):
            take_back(table, "Ana")
        same += undone == goods()
        assert standing(replayed(table)) == standing(table)
    assert same < 5


def test_chance_that_was_not_crossed_stays_as_it_would_have_been() -> None:
    for seed in SEEDS:
        table, untouched = caravan(1, seed), caravan(1, seed)
        table.choose("Ana", "rest")
        table.undo("Ana")
        for each in (table, untouched):
            choose_all(each, [("Ana", "draw"), ("Ana", "march")])
        assert standing(table)[:2] == standing(untouched)[:2]


def test_a_reveal_alone_changes_no_dice() -> None:
    for seed in SEEDS:
        table, untouched = caravan(2, seed), caravan(2, seed)
        table.choose("Ana", table.decisions["Ana"].options[3])
        assert keys(table)[-1] == "sold"
        take_back(table, "Ana")
        for each in (table, untouched):
            each.choose("Ana", "draw")
        assert standing(table) == standing(untouched)


def test_an_earlier_undo_stays_in_force_through_later_ones() -> None:
    """Dice rolled after one undo stay the same when the turn is replayed for the next undo."""
    for seed in SEEDS:
        table = open_table(KingOfDice, 2, seed, options={"first": "Ana"})
        throw_all_again(table)
        take_back(table, "Ana")
        thrown = throw_all_again(table)
        stopped = standing(table)
        table.choose("Ana", "keep:1,2")
        take_back(table, "Ana")
        assert table.view("Ana").board.dice == thrown
        assert standing(table)[1:] == stopped[1:]
        assert everything(replayed(table))[1] == everything(table)[1]


def test_an_undo_across_turns_changes_the_dice_of_the_next_turn() -> None:
    """Ana takes her only card, and Bo's turn begins with a roll; after an undo it is rolled again."""
    same = 0
    for seed in SEEDS:
        table = open_table(KingOfDice, 2, seed, options={"first": "Ana"})
        while table.decisions.get("Ana"):
            before = standing(table)
            last = ("Ana", table.decisions["Ana"].options[-1])
            table.choose(*last)
        thrown = table.view(None).board.dice
        take_back(table, "Ana")
        assert standing(table)[1:] == before[1:]
        table.choose(*last)
        same += table.view(None).board.dice == thrown
        assert replayed(table).journal == table.journal
    assert same <= 1


def test_a_table_resumed_after_an_undo_does_not_draw_what_was_undone() -> None:
    for seed in SEEDS:
        table = open_table(KingOfDice, 2, seed, options={"first": "Ana"})
        undone = throw_all_again(table)
        take_back(table, "Ana")
        resumed = Table.resume(table.opening, table.position)
        assert resumed.view("Ana").board == table.view("Ana").board
        thrown = throw_all_again(resumed)
        assert thrown != undone
        assert thrown == throw_all_again(table)


def test_a_table_resumed_at_the_next_turn_after_an_undo_plays_on_as_it_would_have() -> None:
    for seed in SEEDS:
        table = caravan(2, seed)
        table.choose("Ana", "draw")
        take_back(table, "Ana")
        table.choose("Ana", "draw")
        resumed = Table.resume(table.opening, table.position, game=Caravan)
        for choice in random_play(table, seed):
            resumed.choose(*choice)
        assert resumed.outcome == table.outcome
        assert resumed.position.state == table.position.state


def test_a_table_resumed_after_an_undo_comes_to_equal_digests() -> None:
    for seed in SEEDS:
        table = caravan(2, seed)
        table.choose("Ana", "draw")
        take_back(table, "Ana")
        resumed = Table.resume(table.opening, table.position, game=Caravan)
        made = len(table.journal)
        for choice in random_play(table, seed):
            resumed.choose(*choice)
        assert resumed.journal == table.journal[made:]
        assert resumed.position == table.position


def test_a_resumed_table_takes_back_only_what_was_chosen_since() -> None:
    table = caravan()
    table.choose("Ana", "rest")
    resumed = Table.resume(table.opening, table.position, game=Caravan)
    assert resumed.undo_kind("Ana") is None
    before = standing(resumed)
    resumed.choose("Bo", "draw")
    take_back(resumed, "Bo")
    assert standing(resumed)[1:] == before[1:]


# Several seats at once


def test_an_answer_is_taken_back_freely_while_others_still_choose() -> None:
    table = caravan(3, wish=None)
    before = standing(table)
    choose_all(table, [("Ana", "silk"), ("Cleo", "salt")])
    assert table.view("Ana").undo == table.view("Cleo").undo == "free"
    assert table.undo("Ana")
    assert table.view(None).waiting == ("Ana", "Bo")
    assert table.view("Cleo").chosen == "salt"
    assert table.view("Ana").chosen is None
    assert table.undo("Cleo")
    assert standing(table) == before
    assert replayed(table).journal == table.journal


def test_a_closed_question_opens_again_and_the_others_answers_stand() -> None:
    table = caravan(3, wish=None)
    choose_all(table, [("Cleo", "salt"), ("Ana", "silk"), ("Bo", "spice")])
    assert {table.undo_kind(seat) for seat in NAMES[:3]} == {OTHERS_MUST_AGREE}
    take_back(table, "Ana")
    assert table.view(None).waiting == ("Ana",)
    assert [table.view(seat).chosen for seat in NAMES[:3]] == [None, "spice", "salt"]
    table.choose("Ana", "salt")
    assert [table.view(seat).board.wish for seat in NAMES[:3]] == ["salt", "spice", "salt"]
    assert replayed(table).journal == table.journal


def test_a_vote_taken_back_goes_back_to_the_vote_over_later_turns() -> None:
    table = caravan(2, script=MIRAGE)
    table.choose("Ana", "march")
    voting = standing(table)
    choose_all(table, [("Bo", "no"), ("Ana", "yes"), ("Bo", "rest"), ("Ana", "rest")])
    take_back(table, "Bo")  # his rest
    assert table.undo_kind("Bo") == OTHERS_MUST_AGREE
    take_back(table, "Bo")  # his vote
    assert table.view(None).waiting == ("Bo",)
    assert table.view("Ana").chosen == "yes"
    table.undo("Ana")
    assert standing(table)[2:] == voting[2:]
    assert replayed(table).journal == table.journal


# The log


def test_what_was_undone_stays_in_the_log_and_the_undo_is_told() -> None:
    table = caravan()
    told = {viewer: table.events(0, viewer) for viewer in ("Ana", "Bo", None)}
    table.choose("Ana", "draw")
    drawn = {viewer: table.events(0, viewer) for viewer in told}
    assert len(drawn["Ana"]) == len(told["Ana"]) + 2
    take_back(table, "Ana")
    for viewer, events in drawn.items():
        now = table.events(0, viewer)
        assert now[: len(events)] == events
        assert now[-1].key == "undone"
        assert now[-1].args == {"seat": "Ana", "agreed": ["Bo"]}
        assert [event.key for event in now].count("undone") == 1


def test_a_free_undo_is_one_event_for_everyone() -> None:
    table = caravan()
    table.choose("Ana", "rest")
    told = {viewer: table.events(0, viewer) for viewer in ("Ana", "Bo", None)}
    table.undo("Ana")
    for viewer, events in told.items():
        (undone,) = table.events(len(events), viewer)
        assert (undone.key, undone.args) == ("undone", {"seat": "Ana", "agreed": []})


def test_the_journal_keeps_both_the_choice_and_its_undo() -> None:
    table = caravan()
    before = list(table.journal)
    table.choose("Ana", "draw")
    take_back(table, "Ana")
    table.choose("Ana", "rest")
    kept = [entry for entry in table.journal[len(before) :] if not hasattr(entry, "digest")]
    assert table.journal[: len(before)] == before
    assert kept == [Chosen("Ana", "draw"), Undone("Ana", ("Bo",)), Chosen("Ana", "rest")]


@pytest.mark.parametrize("agree", [True, False])
def test_a_replay_tells_as_much_as_the_table_did(agree: bool) -> None:
    table = caravan()
    table.choose("Ana", "draw")
    table.undo("Ana")
    table.answer_takeback("Bo", agree)
    assert everything(replayed(table))[2:] == everything(table)[2:]


@pytest.mark.parametrize("agreed", [(), ("Bo",), ("Bo", "Zoe"), ("Bo", "Ana")], ids=str)
def test_a_record_cannot_take_back_across_chance_without_consent(agreed: tuple[str, ...]) -> None:
    table = caravan(3)
    table.choose("Ana", "draw")
    forged = Record(table.opening, (*table.journal, Undone("Ana", agreed)))
    with refuses("undoes a choice without the consent of the others", ReplayDiverged):
        Table.replay(forged, game=Caravan)


def test_a_record_cannot_take_back_against_the_bots() -> None:
    table = caravan(bots={"Bo": "random"})
    table.choose("Ana", "draw")
    forged = Record(table.opening, (*table.journal, Undone("Ana", ("Bo",))))
    with refuses("without the consent", ReplayDiverged):
        Table.replay(forged, game=Caravan)


def test_a_journal_read_before_an_undo_stays_a_journal() -> None:
    table = caravan(3)
    choose_all(table, [("Ana", table.decisions["Ana"].options[-1]), ("Ana", "Bo"), ("Bo", "decline")])
    read = table.journal
    take_back(table, "Bo")
    assert read == table.journal[: len(read)]


def test_the_last_person_is_the_one_whose_choice_stands() -> None:
    table = caravan()
    before = table.last_human_seat()
    assert before != "Ana"
    table.choose("Ana", "rest")
    assert table.last_human_seat() == "Ana"
    table.undo("Ana")
    assert table.last_human_seat() == before
    table.choose("Ana", "rest")
    table.sit("Ana", "Ana", "random")
    assert table.last_human_seat() == before


def test_starting_again_in_mid_turn_never_shows_a_die_again() -> None:
    """Starting a table from a position must not reveal the next die."""
    same = 0
    for seed in SEEDS:
        table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=seed)
        again = Table.resume(table.opening, table.position)
        for other in (table, again):
            other.choose("Ana", "keep:1,2")
        assert again.view(None).board.dice == table.view(None).board.dice, "nothing was seen yet"
        once_more = Table.resume(table.opening, table.position)
        once_more.choose("Ana", "keep:1,2")
        same += once_more.view(None).board.dice == table.view(None).board.dice
    assert same <= len(SEEDS) // 10


def test_a_game_that_breaks_in_mid_turn_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=1)
    before = standing(table)
    with monkeypatch.context() as broken:
        broken.setattr(KingOfDice, "met_cards", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            table.choose("Ana", "stop")
    assert standing(table) == before
    table.choose("Ana", "stop")
    assert Table.replay(table.record()).journal == table.journal


@pytest.mark.parametrize("seed", range(10))
def test_the_encoded_position_is_the_position(seed: int) -> None:
    table = Table.new("dice", ("Ana", "Bo"), seed=seed)
    for number, (seat, _) in enumerate(random_play(table, seed)):
        assert table.encoded_position == encode_position(table.position)
        if number in (3, 8):
            table.choose(seat, table.decisions[seat].options[0])
            assert table.encoded_position == encode_position(table.position)
            take_back(table, seat)
            assert table.encoded_position == encode_position(table.position)
