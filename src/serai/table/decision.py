"""The questions of a game: a `Decision` for one seat, or a `Gather` for several seats at once."""

from collections.abc import Generator, Iterable, Mapping
from functools import cached_property
from typing import Any, TypeAlias, TypeVar, final

from msgspec import Raw, Struct, json


class OptionTuple(tuple[str, ...]):
    """A tuple of options with a fast `in`, for long lists that are offered often."""

    as_set: frozenset[str]

    def __new__(cls, options: Iterable[str]) -> "OptionTuple":
        menu = super().__new__(cls, options)
        menu.as_set = frozenset(menu)
        return menu

    def __contains__(self, option: object) -> bool:
        return option in self.as_set

    @cached_property
    def as_json(self) -> Raw:
        """The options as a JSON array."""
        return Raw(json.encode(self))


@final
class Decision(Struct, frozen=True, gc=False):
    """A choice that one seat must make now. Options are ids of the game.

    `subject` says what the question is about, as a struct defined by the game. If the decision is `secret`
    and has a single option, only its seat learns of it.
    """

    seat: str
    kind: str
    options: tuple[str, ...]
    subject: Any = None
    secret: bool = False


@final
class Gather(Struct):
    """A question to several seats at once.

    A seat may change its answer until the last one is in. The others see that it has chosen, not what. The
    answers are returned in the order of the seats, not of arrival.
    """

    decisions: Mapping[str, Decision]
    answers: dict[str, str] = {}


Question = Decision | Gather
T = TypeVar("T")
Interactive: TypeAlias = Generator[Question, str, T]
"""A part of a turn that may ask players, and returns a result."""
Turn = Interactive[None]


def gather(*decisions: Decision) -> Interactive[dict[str, str]]:
    """Asks several seats at once and returns seat → option, in the order given."""
    question = Gather({decision.seat: decision for decision in decisions})
    if len(question.decisions) < len(decisions):
        raise ValueError("a seat can be asked only once at a time")
    yield question
    return {seat: question.answers[seat] for seat in question.decisions}
