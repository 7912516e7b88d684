"""The default `GameLines`: the board as a list, and questions with numbered options."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec

from serai.locales.localizer import Localizer
from serai.locales.texts import Names
from serai.table import Decision, Event, Refused, Table, View


class DefaultLines:
    commands: ClassVar[tuple[str, ...]] = ()
    secret_commands: ClassVar[frozenset[str]] = frozenset()
    words: ClassVar[str] = "any"

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer
        self._say = localizer.say

    def event_lines(self, event: Event, view: View[Any], names: Names) -> Iterator[str]:  # noqa: ARG002
        if sentence := self._localizer.event_sentence(event, names):
            yield sentence

    def seat_to_wait_for(self, event: Event) -> str | None:  # noqa: ARG002 (nothing here is long)
        return None

    def ending_lines(self, table: Table, names: Names) -> Iterator[str]:
        if (outcome := table.outcome) is not None and outcome.winners:
            winners = self._localizer.join_list(names.get(seat, seat) for seat in outcome.winners)
            yield self._say("any-winners", winners=winners, count=len(outcome.winners))

    def private_lines(self, decision: Decision, events: Sequence[Event], names: Names) -> tuple[str, ...]:  # noqa: ARG002
        return ()

    def is_secret(self, decision: Decision) -> bool:
        return decision.secret

    def question_lines(
        self,
        decision: Decision,
        view: View[Any],
        names: Names,
        *,
        repeat_board: bool,  # noqa: ARG002
    ) -> Iterator[str]:
        yield from self.board_lines(view, names)
        yield self._localizer.question_text(decision, names)
        for number, option in enumerate(decision.options, 1):
            said = self.option_label(decision, option, view, names)
            yield self._say("plain-option", number=number, option=said)

    def parse_answer(self, decision: Decision, typed: str) -> str | None:
        if not typed.isdecimal():
            return None
        most = len(decision.options)
        if len(typed) > len(str(most)) or not 1 <= int(typed) <= most:
            raise Refused("refused-number", most=most)
        return decision.options[int(typed) - 1]

    def find_option_by_name(self, decision: Decision, typed: str) -> str | None:  # noqa: ARG002 (an option's id is an answer)
        return None

    def option_label(self, decision: Decision, option: str, view: View[Any], names: Names) -> str:  # noqa: ARG002
        return self._localizer.option_label(decision, option, names)

    def board_lines(self, view: View[Any], names: Names) -> Iterator[str]:
        yield from self._board_field_lines(msgspec.to_builtins(view.board), names)

    def rules_lines(self, decision: Decision) -> Iterator[str]:  # noqa: ARG002
        yield self._say("any-no-rules")

    def explanation_lines(self, typed: str) -> Iterator[str]:  # noqa: ARG002
        yield self._say("any-no-rules")

    def command_lines(self, command: str, view: View[Any], names: Names) -> tuple[str, ...]:  # noqa: ARG002
        return ()

    def _board_field_lines(
        self, board: Mapping[str, object], names: Names, indent: str = ""
    ) -> Iterator[str]:
        """Each field on its own line, with nested fields indented below it."""
        for name, value in board.items():
            shown = f"{indent}{self._field_name(name, names)}:"
            match value:
                case dict():
                    yield shown
                    yield from self._board_field_lines(cast("dict[str, object]", value), names, indent + "  ")
                case _:
                    yield f"{shown} {self._format_value(value, names)}"

    def _field_name(self, name: str, names: Names) -> str:
        """The player with that name, or the label of a board field, or its id."""
        return names.get(name) or self._localizer.say_or(f"board-{name}", name.replace("_", " "))

    def _format_value(self, value: object, names: Names) -> str:
        match value:
            case dict():
                fields = cast("dict[str, object]", value).items()
                return ", ".join(
                    f"{self._field_name(name, names)} {self._format_value(each, names)}"
                    for name, each in fields
                )
            case list() | tuple():
                items = [self._format_value(each, names) for each in cast("Sequence[object]", value)]
                return ", ".join(items) if items else "–"
            case None:
                return "–"
            case bool():
                return self._say("screen-yes" if value else "screen-no")
            case _:
                return names.get(str(value), str(value))
