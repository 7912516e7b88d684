"""Poll, a game that only asks each seat for a word."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct, field

from serai.table import Decision, Game, GameCard, Outcome, Turn, gather


class Words(Struct):
    given: dict[str, str] = field(default_factory=dict[str, str])


class Nothing(Struct, frozen=True):
    pass


class Poll(Game[Words, Nothing]):
    """`words` are the options of each seat; the answers are hidden."""

    card = GameCard("poll", 1, range(1, 6), Words, Nothing, Nothing, ())
    words: ClassVar[Mapping[str, tuple[str, ...]]]

    @classmethod
    def initial_state(cls, _seats: tuple[str, ...], _options: Nothing) -> Words:
        return Words()

    @classmethod
    def state_from_scenario(
        cls, _seats: tuple[str, ...], _options: Nothing, _tables: Mapping[str, Any]
    ) -> Words:
        return Words()

    def play_turn(self) -> Turn:
        said = yield from gather(*(Decision(seat, "word", words) for seat, words in self.words.items()))
        self.state.given = {**said, "": "over"}

    def outcome(self) -> Outcome | None:
        return Outcome("over", ()) if self.state.given else None

    def board(self, _seat: str | None) -> Nothing:
        return Nothing()

    def readable_state(self) -> dict[str, Any]:
        return dict(self.state.given)
