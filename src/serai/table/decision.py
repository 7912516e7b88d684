"""Questions a game asks: a `Decision` of one seat, or a `Gather` of several seats at once."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, final

from msgspec import Struct, field


class Menu(tuple[str, ...]):
    """Many options that are offered again and again: a choice is found among them at once."""

    _known: frozenset[str]

    def __new__(cls, options: Iterable[str]) -> "Menu":
        menu = super().__new__(cls, options)
        menu._known = frozenset(menu)
        return menu

    def __contains__(self, option: object) -> bool:
        return option in self._known


@final
class Decision(Struct, frozen=True):
    """What one seat must choose now. Options are ids, words of the game.

    `subject` says what the question is about, in a struct of the game's own. A `secret` one is nobody else's
    business: where it has a single option, only its seat is told.
    """

    seat: str
    kind: str
    options: tuple[str, ...]
    subject: Any = None
    secret: bool = False


@final
class Gather(Struct):
    """A question to several seats at once.

    A choice may change until the last one is in; the others see that it was made, never what;
    the answers come back in the order of the seats asked, whatever the order of arrival.
    """

    decisions: Mapping[str, Decision]
    answers: dict[str, str] = field(default_factory=dict[str, str])


Question = Decision | Gather
Turn = Generator[Question, str, None]


def gather(*decisions: Decision) -> Generator[Question, str, dict[str, str]]:
    """Asks several seats at once and returns seat → option, in the order given."""
    question = Gather({decision.seat: decision for decision in decisions})
    if len(question.decisions) < len(decisions):
        raise ValueError("a seat can be asked only once at a time")
    yield question
    return {seat: question.answers[seat] for seat in question.decisions}
