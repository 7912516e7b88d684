"""What the table says when it is asked wrongly: one sentence, and nothing has changed."""

from serai.table.events import Argument


class Refused(ValueError):
    """Something asked for cannot be done; the message is a sentence for the person who asked.

    What a player at a table may run into also carries a key and arguments, like an event, so that it can be
    said in the player's language.
    """

    def __init__(self, sentence: str, key: str = "", **arguments: Argument) -> None:
        super().__init__(sentence)
        self.key = key
        self.arguments = arguments


class IllegalChoice(Refused):
    """A choice that its seat may not make now; `legal` holds what it may choose."""

    def __init__(
        self, sentence: str, key: str = "", *, legal: tuple[str, ...] = (), **arguments: Argument
    ) -> None:
        super().__init__(sentence, key, **arguments)
        self.legal = legal


class BadRecord(Refused):
    """A record that cannot be read."""


class BrokenSeal(BadRecord):
    """A record whose secret is not the one that was committed to."""


class Parted(Refused):
    """A replay that no longer gives what the record says; `entry` counts journal entries from 1."""

    def __init__(self, sentence: str, key: str = "", *, entry: int, turn: int, **arguments: Argument) -> None:
        super().__init__(sentence, key, entry=entry, turn=turn, **arguments)
        self.entry = entry
        self.turn = turn
