"""Errors of the table: a message key with arguments. The table is unchanged when one is raised."""

Detail = str | int | list[str]
"""An argument of a refusal: a name, a number, or several names."""


class Refused(ValueError):
    """A request that cannot be fulfilled.

    It carries a key and arguments, as an event does; `say_refusal` renders it in the reader's language. An
    argument may be another refusal, the reason for this one. A game without texts may use a sentence instead
    of a key; it is shown as is.
    """

    def __init__(self, key: str, /, **arguments: "Detail | Refused") -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        """For logs and tracebacks."""
        shown = ", ".join(f"{name}: {argument}" for name, argument in self.arguments.items())
        return f"{self.key} ({shown})" if shown else self.key


class IllegalChoice(Refused):
    """A choice that the seat may not make now; `legal` are its options."""

    def __init__(self, key: str, /, *, legal: tuple[str, ...] = (), **arguments: "Detail | Refused") -> None:
        super().__init__(key, **arguments)
        self.legal = legal


class BadRecord(Refused):
    """A record file that cannot be read."""


class BrokenSeal(BadRecord):
    """A record whose secret does not match its commitment."""


class ReplayDiverged(Refused):
    """A replay that differs from its record; `entry` counts journal entries from 1."""

    def __init__(self, key: str, /, *, entry: int, turn: int, **arguments: "Detail | Refused") -> None:
        super().__init__(key, entry=entry, turn=turn, **arguments)
        self.entry = entry
        self.turn = turn

    @property
    def why(self) -> Refused:
        """The reason, if the rules refused something."""
        why = self.arguments.get("why")
        return why if isinstance(why, Refused) else self
