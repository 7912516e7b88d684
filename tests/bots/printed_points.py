"""A reference player that the king must beat: the exact best turn by printed points, with guesses for the
rest.
"""

from serai.games.dice.cards import FAIRIES, INHABITANTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.odds import best_keep
from serai.games.dice.state import Board
from serai.table import Refused, View
from serai.table.chance import Stream

EXTRA_ROLL = 1.0
EXTRA_TURN = 3.0


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (it never guesses)
    decision, seat = view.decision, view.seat
    if decision is None or seat is None:
        raise Refused("refused-nothing-to-choose")
    board = view.board
    match decision.kind:
        case "keep":
            return keep(board, seat)
        case "take":
            values = row_values(board, seat)
            return max(decision.options, key=values.__getitem__)
        case "place":
            return place(board, seat, card_of_decision(decision))
        case "bonus":
            return "bonus" if row_values(board, seat)[card_of_decision(decision)] > 0 else "leave"
        case "dragon":
            return max(decision.options, key=board.scores.__getitem__)
        case _:  # an extra turn is always welcome
            return decision.options[0]


def row_values(board: Board, seat: str) -> dict[str, float]:
    """The value of each card of the row for the seat."""
    values: dict[str, float] = {}
    right_of = 0.0
    for slot, place in reversed(list(zip(board.row, board.piles, strict=True))):
        if slot.card is None:
            right_of = 0.0
            continue
        value = card_value(board, seat, slot.card, right_of)
        if slot.place_open:
            value += board.piles[place].points
        values[slot.card] = right_of = value
    return values


def card_value(board: Board, seat: str, card: str, right_of: float) -> float:
    """The value of the card itself, without its place; `right_of` is the value of the card to its right."""
    inhabitant = INHABITANTS[card]
    match inhabitant.kind:
        case "fairy":  # one more fairy changes n² to (n + 1)² (D5.4)
            return 2.0 * sum(other in FAIRIES for other in board.stacks[seat]) + 1
        case "elf":
            return inhabitant.points + EXTRA_ROLL
        case "apprentice":
            return inhabitant.points + EXTRA_TURN
        case "hypnotist":
            return inhabitant.points + max(0.0, right_of)
        case "dragon":  # it hurts one of the other players
            return -inhabitant.points / (len(board.stacks) - 1)
        case _:
            return inhabitant.points


def keep(board: Board, seat: str) -> str:
    numbers = [die.number for die in board.dice]
    best = best_keep(numbers, board.rolls_left, row_values(board, seat), float(board.penalties.points))
    return option_keeping_dice(best.dice)


def place(board: Board, seat: str, card: str) -> str:
    """Take the place, unless it is the last of a pile and would end a game that is not won (D4.1)."""
    pile = next(pile for pile in board.piles.values() if pile.card == card)
    others = max(score for other, score in board.scores.items() if other != seat)
    ends_badly = pile.left == 1 and board.scores[seat] + pile.points <= others
    return "leave" if ends_badly else "place"
