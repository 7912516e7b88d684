"""What a game adds to the table in lines; each game has its own beside its screens."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol

from serai.locales.speaker import Speaker
from serai.locales.texts import Names
from serai.plugin import find_plugin, load_part
from serai.table import Decision, Event, Table, View


class GameLines(Protocol):
    """What a game adds: its table, told line by line, and how its questions are answered."""

    commands: ClassVar[tuple[str, ...]]
    """What may be typed besides `COMMANDS`."""
    secret_commands: ClassVar[frozenset[str]]
    """What tells something that only the player who asks may know."""
    words: ClassVar[str]
    """How the keys of its hint, help and rules begin."""

    def told(self, event: Event, view: View[Any], names: Names) -> Iterable[str]:
        """What happened, as lines; none for an event that needs no line of its own."""
        ...

    def ends_page(self, event: Event) -> str | None:
        """The seat that hears something which should stay until its player turns the page."""
        ...

    def question(self, decision: Decision, view: View[Any], names: Names, *, again: bool) -> Iterable[str]:
        """The question with what one must know to answer it; `again` where other lines came between."""
        ...

    def answer(self, decision: Decision, typed: str) -> str | None:
        """The option that was typed; None if that is no answer. Raises `Refused` for a near miss."""
        ...

    def named(self, decision: Decision, typed: str) -> str | None:
        """The one option in whose name the typed words stand; raises `Refused` where there are several."""
        ...

    def option(self, decision: Decision, option: str, view: View[Any], names: Names) -> str:
        """What an option means, as a label without a full stop."""
        ...

    def is_secret(self, decision: Decision) -> bool:
        """Whether the question shows, or its answer is, what nobody else may know."""
        ...

    def whispered(self, decision: Decision, events: Sequence[Event], names: Names) -> Iterable[str]:
        """What was told to the one who is asked, and to nobody else, before the question."""
        ...

    def table(self, view: View[Any], names: Names) -> Iterable[str]: ...

    def rules(self, decision: Decision) -> Iterable[str]:
        """The rules in short, what the moment asks for first."""
        ...

    def explain(self, typed: str) -> Iterable[str]:
        """What something of that name means."""
        ...

    def ending(self, table: Table, names: Names) -> Iterable[str]:
        """How a game that is over came to its end, beyond what its events tell."""
        ...

    def obey(self, command: str, view: View[Any], names: Names) -> Iterable[str]:
        """What one of `commands` tells."""
        ...


def lines_of(speaker: Speaker) -> GameLines:
    """The lines of the game that the speaker speaks of."""
    return load_part(find_plugin(speaker.game).lines)(speaker)
