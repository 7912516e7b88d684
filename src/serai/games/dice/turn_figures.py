"""What `serai simulate --rows turns` says about a turn of King of Dice."""

from collections.abc import Sequence

from serai.bots.simulation.rows import TurnFigures, seat_number
from serai.games.dice.scoring import score_stack
from serai.games.dice.state import State


class DiceTurn(TurnFigures, frozen=True):
    """`points` and `cards` are those of each seat's stack after the turn; `row` is the row before it."""

    seat: int | None
    row: list[str]
    points: list[int]
    cards: list[int]
    draw_pile: int

    @classmethod
    def of_turn(cls, before: State, after: State, seats: Sequence[str]) -> "DiceTurn":
        return cls(
            seat=seat_number(before.seat, seats) if before.row else None,  # the first turn sets the game up
            row=before.row,
            points=[score_stack(after.stacks[seat]) for seat in seats],
            cards=[len(after.stacks[seat]) for seat in seats],
            draw_pile=len(after.draw_pile),
        )
