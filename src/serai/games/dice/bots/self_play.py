"""Games of King of Dice in which one player sits on every chair, written down for learning."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from serai.games.dice.bots.planning import Worth, aim, worth_of_options
from serai.games.dice.bots.prospects import Prospect, position
from serai.games.dice.cards import ELVES
from serai.games.dice.game import keep_option
from serai.games.dice.odds import best_keep, turn_value
from serai.games.dice.state import GAP, Board
from serai.table import Decision, Table

SEATS = ("Ana", "Bo", "Cem", "Dan", "Eva")
CURIOSITY = 0.05
"""How often a choice after the rolling is left to chance, so that more is seen than what is thought best."""


class Step(NamedTuple):
    """A position between two turns, before the row is filled again."""

    prospect: Prospect
    seat: int
    """Whose turn has ended, counted from the first chair: the first of the prospect's seats."""
    hope: float
    """What the turn that follows is worth to its player, before the first roll, as its worth is counted."""


class Played(NamedTuple):
    steps: list[Step]
    scores: list[int]
    """Of each chair, as is `won`, its share of the victory."""
    won: list[float]


def play_alone(worth: Worth, seats: int, seed: int, curiosity: float = CURIOSITY) -> Played:
    """A game of one player against itself."""
    names = SEATS[:seats]
    table = Table.new("dice", names, seed=seed)
    random = Random(seed)  # noqa: S311 (no secret hangs on it)
    steps: list[Step] = []
    before: tuple[str, Board] | None = None
    turn = -1
    while table.decisions:
        (decision,) = table.decisions.values()
        view = table.view(decision.seat)
        if view.turn != turn:
            turn = view.turn
            if before is not None:
                steps.append(_step(worth, names, *before, decision.seat, view.board))
            before = decision.seat, view.board
        table.choose(decision.seat, _choice(worth, view.board, decision, random, curiosity))
    outcome = table.outcome
    if outcome is None:
        raise RuntimeError("The game has no end.")
    share = 1 / len(outcome.winners)
    return Played(
        steps,
        [outcome.scores[name] for name in names],
        [share if name in outcome.winners else 0.0 for name in names],
    )


def _choice(worth: Worth, board: Board, decision: Decision, random: Random, curiosity: float) -> str:
    if decision.kind == "keep":
        cards, nothing = aim(worth, board, decision.seat)
        return keep_option(
            best_keep([die.number for die in board.dice], board.rolls_left, cards, nothing).dice
        )
    if random.random() < curiosity:
        return random.choice(decision.options)
    values = worth_of_options(worth, board, decision)
    return max(decision.options, key=values.__getitem__)


def _step(worth: Worth, names: Sequence[str], before: str, earlier: Board, seat: str, board: Board) -> Step:
    now = position(board, before)
    drawn = earlier.draw_pile - board.draw_pile
    prospect = now._replace(
        row=(*(GAP,) * drawn, *now.row[drawn:]),
        unseen=now.unseen.union(now.row[:drawn]),
        again=seat == before,
    )
    stack = board.stacks[seat]
    rolls = 4 if stack and stack[-1] in ELVES else 3
    return Step(prospect, names.index(before), turn_value(rolls, *aim(worth, board, seat)))
