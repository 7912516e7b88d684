"""The interface of a game to the plain mode of the terminal."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol

from serai.locales.localizer import Localizer
from serai.locales.texts import Names
from serai.plugin import find_plugin, import_object
from serai.table import Decision, Event, Table, View


class GameLines(Protocol):
    """A game as lines of text: its events, board and questions, and how to parse answers."""

    commands: ClassVar[tuple[str, ...]]
    """The commands of the game, besides `COMMANDS`."""
    secret_commands: ClassVar[frozenset[str]]
    """The commands whose output only the asking player may see."""
    words: ClassVar[str]
    """The prefix of its message keys for hint, help and rules."""

    def event_lines(self, event: Event, view: View[Any], names: Names) -> Iterable[str]:
        """The lines of an event; none if it needs no line."""
        ...

    def seat_to_wait_for(self, event: Event) -> str | None:
        """The seat whose player should press a key before the text continues, if any."""
        ...

    def question_lines(
        self, decision: Decision, view: View[Any], names: Names, *, repeat_board: bool
    ) -> Iterable[str]:
        """The question with everything needed to answer it. With `repeat_board`, also what was printed
        before other lines came between, such as the dice.
        """
        ...

    def parse_answer(self, decision: Decision, typed: str) -> str | None:
        """The typed option, or None if it is not an answer. Raises `Refused` for a near miss."""
        ...

    def find_option_by_name(self, decision: Decision, typed: str) -> str | None:
        """The option whose label contains the typed words; raises `Refused` if there are several."""
        ...

    def option_label(self, decision: Decision, option: str, view: View[Any], names: Names) -> str:
        """The label of an option, without a full stop."""
        ...

    def is_secret(self, decision: Decision) -> bool:
        """Whether the question or its answer must be hidden from the other players."""
        ...

    def private_lines(self, decision: Decision, events: Sequence[Event], names: Names) -> Iterable[str]:
        """What only the asked player may know, shown before the question."""
        ...

    def board_lines(self, view: View[Any], names: Names) -> Iterable[str]: ...

    def rules_lines(self, decision: Decision) -> Iterable[str]:
        """The rules in brief, those for this decision first."""
        ...

    def explanation_lines(self, typed: str) -> Iterable[str]:
        """Explains the thing with that name."""
        ...

    def ending_lines(self, table: Table, names: Names) -> Iterable[str]:
        """How the game ended, beyond what its events say."""
        ...

    def command_lines(self, command: str, view: View[Any], names: Names) -> Iterable[str]:
        """The output of one of `commands`."""
        ...


def load_game_lines(localizer: Localizer) -> GameLines:
    return import_object(find_plugin(localizer.game).lines)(localizer)
