"""The emperor: its features, its training, and the successors that the rules allow."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from dice.table_builder import HIGH, LOW, current_decision, make_table, play
from serai.bots import find_bot
from serai.games.dice.bots import emperor, king, learning
from serai.games.dice.bots.features import position_features
from serai.games.dice.bots.network import (
    PROBABILITY_SCALE,
    Network,
    network_from_stored,
    network_to_stored,
    quantize,
)
from serai.games.dice.bots.self_play import play_against_itself
from serai.games.dice.bots.successors import (
    NOTHING,
    Successor,
    position_from_board,
    successors_by_met_card,
    successors_by_option,
)
from serai.games.dice.bots.training import train_network
from serai.games.dice.state import GAP
from serai.table import Table

SEATS = ("Ana", "Bo", "Cy")


def says(table: Table) -> str:
    (seat,) = table.decisions
    return find_bot("dice", "emperor")(table.view(seat), table.bot_stream(seat))


# Successors: the predicted ends of a turn are those that the game reaches


def known(successor: Successor, real: Successor) -> Successor:
    """The real position, reduced to what the successor could know."""
    drawn = successor.row.count(GAP)
    return real._replace(row=(*(GAP,) * drawn, *real.row[drawn:]), unseen=real.unseen.union(real.row[:drawn]))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_turn_ends_in_one_of_its_prospects(seats: int) -> None:
    names = ("Ana", "Bo", "Cy", "Di", "Ed")[:seats]
    met = ends = 0
    for seed in range(12):
        table = Table.new("dice", names, seed=seed, bots=dict.fromkeys(names, "squire"))
        foreseen: list[Successor] = []
        turn, mover = -1, ""
        while table.decisions:
            decision = current_decision(table)
            view = table.view(decision.seat)
            if view.turn != turn:
                if foreseen:
                    real = position_from_board(view.board, mover)._replace(again=decision.seat == mover)
                    assert any(successor == known(successor, real) for successor in foreseen)
                    met += 1
                turn, mover = view.turn, decision.seat
                ways = successors_by_met_card(
                    position_from_board(view.board, mover), view.board.penalties.points
                )
                assert set(ways) == {NOTHING, *(slot.card for slot in view.board.row)}
                foreseen = [successor for successors in ways.values() for successor in successors]
            table.choose(decision.seat, find_bot("dice", "squire")(view, table.bot_stream(decision.seat)))
        assert table.outcome is not None
        scores = [table.outcome.scores[name] for name in names]
        at = names.index(mover)
        share = 1 / len(table.outcome.winners) if mover in table.outcome.winners else 0.0
        last = [successor for successor in foreseen if successor.over]
        assert any(
            [standing.score for standing in successor.stack_summaries] == scores[at:] + scores[:at]
            and successor.victory_share_of_first_seat() == share
            for successor in last
        )
        ends += 1
    assert met > 100
    assert ends == 12


@pytest.mark.parametrize(
    ("cards", "roll", "choices"),
    [
        ({1: "hypnotist", 2: "dragon-25"}, LOW, ["stop"]),
        ({1: "hypnotist", 2: "dragon-25"}, LOW, ["stop", "bonus"]),
        ({0: "dragon-30", 1: "moneybags-odd"}, HIGH, ["stop"]),
        ({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], ["stop"]),
        ({1: "hypnotist", 2: "apprentice-3-blue-3-red"}, LOW, ["stop", "bonus"]),
        ({0: "elf-run-4", 1: "dwarf-three-1"}, [1, 2, 3, 4, 1, 1], ["stop"]),
    ],
)
def test_every_question_after_the_rolling_has_prospects_for_its_options(
    cards: dict[int, str], roll: list[int], choices: list[str]
) -> None:
    table = play(make_table(cards, roll, seats=SEATS), *choices)
    ways = successors_by_option(table.view("Ana").board, current_decision(table))
    assert list(ways) == list(current_decision(table).options)
    assert all(ways.values())


# The trained network


def test_the_emperor_sees_as_many_things_as_its_networks_were_made_for() -> None:
    assert 2 in emperor.load_networks_by_seat_count()
    for seats, written in emperor.load_networks_by_seat_count().items():
        names = ("Ana", "Bo", "Cy", "Di", "Ed")[:seats]
        table = Table.new("dice", names, seed=1)
        board = table.view(None).board
        seen = position_features(position_from_board(board, names[0]))
        network = network_from_stored(written)
        assert network.inner.shape[0] == len(seen)
        chances = network.predict_chances(np.array([seen]))
        assert chances.shape == (1, seats)
        assert chances.sum() == pytest.approx(1.0)


def test_a_lead_is_worth_more_and_a_won_game_most() -> None:
    def successor(mine: int, **changes: Any) -> Successor:
        table = make_table({}, LOW, stacks={"Ana": ["dwarf-four-3"], "Bo": ["dwarf-four-4"]})
        now = position_from_board(table.view(None).board, "Ana")
        me, other = now.stack_summaries
        return now._replace(stack_summaries=(me._replace(score=mine), other), **changes)

    few, more, won = emperor.estimate_win_chances_or_final_leads(
        [successor(0), successor(14), successor(14, over=True)]
    )
    assert few < PROBABILITY_SCALE / 2 < more < won == PROBABILITY_SCALE


def test_the_emperor_takes_a_last_place_if_that_wins() -> None:
    table = make_table(
        {1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], stacks={"Bo": ["orc-4"]}, piles={"mine": [4]}
    )
    assert says(play(table, "stop")) == "place"


def test_where_it_has_not_learned_it_judges_as_the_king_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emperor, "_evaluators_by_seat_count", dict)
    now = position_from_board(Table.new("dice", SEATS, seed=1).view(None).board, "Ana")
    assert emperor.estimate_win_chances_or_final_leads([now]) == king.estimate_final_leads([now])


def test_in_whole_numbers_a_network_judges_as_it_does_in_floats() -> None:
    for seats, written in emperor.load_networks_by_seat_count().items():
        steps = play_against_itself(king.estimate_final_leads, seats, seed=5).steps
        seen = np.array([position_features(step.successor) for step in steps])
        network = network_from_stored(written)
        found = quantize(network).predict_chances(seen)
        assert (found == np.rint(found)).all()
        assert np.abs(found / PROBABILITY_SCALE - network.predict_chances(seen)).max() < 1e-4


def test_a_network_whose_sums_a_float_cannot_hold_is_refused() -> None:
    network = network_from_stored(emperor.load_networks_by_seat_count()[2])
    with pytest.raises(ValueError, match="too large for exact sums"):
        quantize(network._replace(inner=network.inner * 10**6))


# Learning


def test_equations_are_solved_exactly_and_what_they_leave_open_is_nothing() -> None:
    assert learning.solve_linear_equations([[2, 1, 1, 4], [1, 3, 2, 5], [1, 0, 0, 6]]) == [6, 15, -23]
    assert learning.solve_linear_equations([[0, 2, 3], [0, 4, 6]]) == [0, Fraction(3, 2)]


def test_learning_the_king_gives_the_same_with_any_number_of_processes() -> None:
    alone, shared = (learning.learn_king(rounds=1, games_per_round=8, jobs=jobs) for jobs in (1, 2))
    assert alone == shared
    assert list(alone) == list(king.FEATURES)


def test_a_network_learns_what_it_is_shown() -> None:
    random = np.random.default_rng(1)
    seen = random.normal(size=(4000, 3))
    chance = 1 / (1 + np.exp(-2 * seen[:, 0] * seen[:, 1]))
    network = train_network(
        seen, np.stack([chance, 1 - chance], axis=1), rounds=20, rate=0.01, decay=0.0, seed=1
    )
    assert np.abs(network.predict_chances(seen)[:, 0] - chance).mean() < 0.05


def test_a_network_is_kept_as_plain_numbers() -> None:
    network = Network(*(np.array(part) for part in ([[0.25, -1.5]], [0.5, 0.0], [[1.0], [2.0]], [0.125])))
    assert all(
        (one == other).all()
        for one, other in zip(
            network_from_stored(network_to_stored(network, "by hand")), network, strict=True
        )
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_learned_of_a_game_are_chances_and_begins_with_the_next_player(seats: int) -> None:
    played = play_against_itself(king.estimate_final_leads, seats, seed=3)
    size = len(position_features(played.steps[0].successor))
    network = Network(np.zeros((size, 2)), np.zeros(2), np.zeros((2, seats)), np.zeros(seats))
    for lessons in (
        learning.examples_from_outcome(played),
        learning.bootstrapped_examples(played, network),
    ):
        for _, chances in lessons:
            assert sum(chances) == pytest.approx(1.0)
    *_, (_, last) = learning.examples_from_outcome(played)
    step = played.steps[-1]
    first = (step.seat + (not step.successor.again)) % seats
    assert list(last) == played.won[first:] + played.won[:first]
