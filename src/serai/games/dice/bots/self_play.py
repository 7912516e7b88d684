"""Self-play of King of Dice: one evaluator plays all seats, and the positions are recorded for training."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from serai.games.dice.bots.planning import Evaluator, evaluate_options, values_of_row_cards_and_of_none
from serai.games.dice.bots.successors import Successor, position_from_board
from serai.games.dice.cards import ELVES
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.odds import best_keep, expected_turn_value
from serai.games.dice.state import GAP, Board
from serai.table import Decision, Table

SEATS = ("Ana", "Bo", "Cem", "Dan", "Eva")
EXPLORATION_RATE = 0.05
"""How often a choice after rolling is random, to explore more positions."""


class Step(NamedTuple):
    """A position between two turns, before the row is refilled."""

    successor: Successor
    seat: int
    """The index of the seat whose turn has ended: the first seat of the successor."""
    hope: float
    """The expected value of the next turn for its player before the first roll, by the evaluator."""


class PlayedGame(NamedTuple):
    steps: list[Step]
    scores: list[int]
    """The share of the victory by seat, like `won`."""
    won: list[float]


def play_against_itself(
    evaluator: Evaluator, seats: int, seed: int, exploration_rate: float = EXPLORATION_RATE
) -> PlayedGame:
    """Plays a game of one evaluator against itself."""
    names = SEATS[:seats]
    table = Table.new("dice", names, seed=seed)
    random = Random(seed)  # noqa: S311 (not for secrets)
    steps: list[Step] = []
    before: tuple[str, Board] | None = None
    turn = -1
    while table.decisions:
        (decision,) = table.decisions.values()
        view = table.view(decision.seat)
        if view.turn != turn:
            turn = view.turn
            if before is not None:
                steps.append(_make_training_step(evaluator, names, *before, decision.seat, view.board))
            before = decision.seat, view.board
        table.choose(
            decision.seat,
            _choose_option_with_exploration(evaluator, view.board, decision, random, exploration_rate),
        )
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("The game has no end.")
    share = 1 / len(outcome.winners)
    return PlayedGame(
        steps,
        [outcome.scores[name] for name in names],
        [share if name in outcome.winners else 0.0 for name in names],
    )


def _choose_option_with_exploration(
    evaluator: Evaluator, board: Board, decision: Decision, random: Random, exploration_rate: float
) -> str:
    """Explores only after rolling; the dice to keep are always the best ones."""
    if decision.kind == "keep":
        cards, nothing = values_of_row_cards_and_of_none(evaluator, board, decision.seat)
        return option_keeping_dice(
            best_keep([die.number for die in board.dice], board.rolls_left, cards, nothing).dice
        )
    if random.random() < exploration_rate:
        return random.choice(decision.options)
    values = evaluate_options(evaluator, board, decision)
    return max(decision.options, key=values.__getitem__)


def _make_training_step(
    evaluator: Evaluator,
    names: Sequence[str],
    previous_seat: str,
    previous_board: Board,
    seat: str,
    board: Board,
) -> Step:
    now = position_from_board(board, previous_seat)
    drawn = previous_board.draw_pile - board.draw_pile
    successor = now._replace(
        row=(*(GAP,) * drawn, *now.row[drawn:]),
        unseen=now.unseen.union(now.row[:drawn]),
        again=seat == previous_seat,
    )
    stack = board.stacks[seat]
    rolls = 4 if stack and stack[-1] in ELVES else 3
    return Step(
        successor,
        names.index(previous_seat),
        expected_turn_value(rolls, *values_of_row_cards_and_of_none(evaluator, board, seat)),
    )
