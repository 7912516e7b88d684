"""Each of the 65 cards is in exactly one place at every step, in the middle of a turn, and after an undo."""

from collections import Counter
from random import Random

import pytest

from dice.sample_players import SEATS, STYLES, wanderer
from dice.table_builder import current_decision, state_of
from serai.games.dice.cards import INHABITANTS, PENALTIES, PILES
from serai.games.dice.decision_subject import card_of_decision
from serai.table import Table

ALL_CARDS = Counter([*INHABITANTS, *PENALTIES, *(card for pile in PILES.values() for card in pile)])


def cards_of(table: Table) -> Counter[str]:
    """Every card of the state."""
    state = state_of(table)
    lying = [
        *state.row,
        *state.draw_pile,
        *state.discards,
        *state.penalties,
        *([state.top_penalty] if state.top_penalty else []),
        *(card for pile in state.piles.values() for card in pile),
        *(card for stack in state.stacks.values() for card in stack),
    ]
    # A dragon that was won but not yet given away is in no stack.
    in_hand = [
        card_of_decision(question) for question in table.decisions.values() if question.kind == "dragon"
    ]
    return Counter([card for card in lying if card] + in_hand)


def seen_cards(table: Table) -> int:
    """The number of cards on the table for a spectator, including piles."""
    board = table.view(None).board
    return (
        sum(slot.card is not None for slot in board.row)
        + sum(pile.left for pile in board.piles.values())
        + sum(map(len, board.stacks.values()))
        + board.penalties.left
        + board.draw_pile
        + len(board.discards)
    )


def check(table: Table) -> None:
    assert cards_of(table) == ALL_CARDS
    in_hand = any(question.kind == "dragon" for question in table.decisions.values())
    assert seen_cards(table) == 65 - in_hand


def test_there_are_sixty_five_cards() -> None:
    assert ALL_CARDS.total() == 65


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("style", STYLES)
def test_no_card_is_lost_or_doubled_at_any_step(style: str, seats: int) -> None:
    for seed in range(3):
        table = Table.new("dice", SEATS[:seats], seed=seed)
        player = wanderer(style, seed)
        check(table)
        while table.decisions:
            question = current_decision(table)
            table.choose(question.seat, player(table, question))
            check(table)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_card_is_lost_or_doubled_by_undo(seats: int) -> None:
    undone: Counter[str] = Counter()
    for seed in range(8):
        random = Random(seed)
        table = Table.new("dice", SEATS[:seats], seed=seed)
        player = wanderer(STYLES[2 + seed % 2], seed)
        while table.decisions:
            question = current_decision(table)
            before = table.view(None).board
            table.choose(question.seat, player(table, question))
            kind = table.undo_kind(question.seat)
            if kind is None or random.random() < 0.75:
                continue
            undone[kind] += 1
            undo(table, question.seat)
            check(table)
            assert table.view(None).board == before
            assert current_decision(table) == question
    assert min(undone["free"], undone["ask"]) > 8


def undo(table: Table, seat: str) -> None:
    if not table.undo(seat):
        for other in table.sitters:
            if other != seat:
                table.answer_takeback(other, agree=True)
