"""What the table answers when it is asked wrongly: a key and arguments, and nothing has changed."""

Detail = str | int | list[str]
"""What a refusal is about: a name, a number, or several names."""


class Refused(ValueError):
    """Something asked for cannot be done.

    It carries a key and arguments, as an event does: whoever knows the reader's language makes the sentence.
    An argument may be a refusal itself, the reason for this one. A game that brings no texts may give a
    sentence instead of a key; it is shown as it is.
    """

    def __init__(self, key: str, /, **arguments: "Detail | Refused") -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        """For logs and tracebacks, where nobody knows the reader."""
        shown = ", ".join(f"{name}: {argument}" for name, argument in self.arguments.items())
        return f"{self.key} ({shown})" if shown else self.key


class IllegalChoice(Refused):
    """A choice that its seat may not make now; `legal` holds what it may choose."""

    def __init__(self, key: str, /, *, legal: tuple[str, ...] = (), **arguments: "Detail | Refused") -> None:
        super().__init__(key, **arguments)
        self.legal = legal


class BadRecord(Refused):
    """A record that cannot be read."""


class BrokenSeal(BadRecord):
    """A record whose secret is not the one that was committed to."""


class Parted(Refused):
    """A replay that no longer gives what the record says; `entry` counts journal entries from 1."""

    def __init__(self, key: str, /, *, entry: int, turn: int, **arguments: "Detail | Refused") -> None:
        super().__init__(key, entry=entry, turn=turn, **arguments)
        self.entry = entry
        self.turn = turn

    @property
    def why(self) -> Refused:
        """What the rules refused, where they did."""
        why = self.arguments.get("why")
        return why if isinstance(why, Refused) else self
