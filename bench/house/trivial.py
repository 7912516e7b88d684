"""A minimal game: two players take turns to add 1 or 2 to a counter. It never ends."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from serai.table import Decision, Game, GameCard, Outcome, Turn


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class State(Struct):
    count: int = 0
    next: int = 0


class Board(Struct, frozen=True):
    count: int


class Trivial(Game[State, Options]):
    card = GameCard(
        id="trivial",
        rules=1,
        seats=range(2, 3),
        state=State,
        options=Options,
        board=Board,
        streams=(),
        questions={"add": "`1` or `2`"},
    )

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Options) -> State:  # noqa: ARG003
        return State()

    @classmethod
    def state_from_scenario(
        cls,
        seats: tuple[str, ...],  # noqa: ARG003
        options: Options,  # noqa: ARG003
        tables: Mapping[str, Any],  # noqa: ARG003
    ) -> State:
        return State()

    def play_turn(self) -> Turn:
        seat = self.seats[self.state.next]
        added = yield Decision(seat, "add", ("1", "2"))
        self.state.count += int(added)
        self.state.next = 1 - self.state.next
        self.log.tell("added", seat=seat, number=int(added))

    def outcome(self) -> Outcome | None:
        return None

    def board(self, seat: str | None) -> Board:  # noqa: ARG002
        return Board(self.state.count)

    def readable_state(self) -> dict[str, Any]:
        return {"count": self.state.count}
