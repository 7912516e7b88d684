"""The actions of a game, each with the journal entries and events that it added."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from serai.table.errors import Refused, ReplayDiverged
from serai.table.events import AddressedEvent
from serai.table.game import AnyGame
from serai.table.journal import Chosen, Entry, Seated, TurnEnded, Undone
from serai.table.record import Record
from serai.table.table import Table


class LoggedAction(Struct, frozen=True):
    entries: tuple[Entry, ...]
    events: tuple[AddressedEvent, ...]


def replay_actions(
    record: Record,
    game: type[AnyGame] | None = None,
    check_limits: Callable[[], None] = lambda: None,
) -> list[LoggedAction]:
    """Replays a record: yields first what the opening added, then each action.

    `check_limits` is called before each action and may raise.
    """
    table = Table.replay(Record(record.opening), game=game)
    actions: list[LoggedAction] = []
    entry_count = event_count = 0
    for number, entry in enumerate((None, *record.journal)):
        if isinstance(entry, TurnEnded):
            continue
        if entry is not None:
            check_limits()
            _apply_entry(table, entry, number)
        action = LoggedAction(tuple(table.journal[entry_count:]), tuple(table.addressed_events(event_count)))
        entry_count += len(action.entries)
        event_count += len(action.events)
        actions.append(action)
    if table.journal[: len(record.journal)] != list(record.journal):
        raise ReplayDiverged("refused-takebacks", entry=len(record.journal), turn=0)
    return actions


def _apply_entry(table: Table, entry: Entry, number: int) -> None:
    try:
        match entry:
            case Chosen():
                table.choose(entry.seat, entry.option)
            case Undone():
                if not table.undo(entry.seat):
                    for other in table.takeback.waiting if table.takeback else ():
                        table.answer_takeback(other, agree=True)
            case Seated():
                table.sit(entry.seat, entry.name, entry.bot, entry.why)
            case TurnEnded():
                pass
    except ReplayDiverged:
        raise
    except Refused as refusal:
        raise ReplayDiverged("refused-parted", entry=number, turn=0, why=refusal) from None


class _Choice(Struct):
    """A choice that was not undone.

    If it answers a question to several seats, `gather` is the number of events before that question.
    """

    seat: str
    events_before: int
    gather: int | None = None


class _History:
    """The events and choices so far, without undone ones."""

    def __init__(self) -> None:
        self.events: list[AddressedEvent] = []
        self._choices: list[_Choice] = []
        self._open_gather: int | None = None
        """The open question to several seats, identified by the number of events before it."""
        self._last_turn_end = 0

    def add(self, action: LoggedAction) -> None:
        for entry in action.entries:
            if isinstance(entry, Chosen):
                self._add_choice(entry.seat, action)
            elif isinstance(entry, Undone):
                self._drop_undone_choice(entry.seat)
        for event in action.events:
            if event.key == "rules-changed":
                self._drop_events_of_current_turn()
            elif event.key != "undone":
                self.events.append(event)
        if any(isinstance(entry, TurnEnded) for entry in action.entries):
            self._last_turn_end = len(self.events)

    def _add_choice(self, seat: str, action: LoggedAction) -> None:
        answers = any(event.key == "chosen" for event in action.events)
        known = [
            at for at, choice in enumerate(self._choices) if self._is_answer_to_open_gather(choice, seat)
        ]
        if answers:
            gather = len(self.events) if self._open_gather is None or known else self._open_gather
        elif known and not action.events:  # a changed answer; only the first one is told
            gather = self._open_gather
            del self._choices[known[0]]
        else:
            gather = None
        self._choices.append(_Choice(seat, len(self.events), gather))
        goes_on = all(event.key == "chosen" for event in action.events) and len(action.entries) == 1
        self._open_gather = gather if goes_on else None

    def _is_answer_to_open_gather(self, choice: _Choice, seat: str) -> bool:
        return choice.seat == seat and choice.gather is not None and choice.gather == self._open_gather

    def _drop_undone_choice(self, seat: str) -> None:
        choices = self._choices
        found = next((at for at in reversed(range(len(choices))) if choices[at].seat == seat), None)
        if found is None:
            return
        gather = self._open_gather = choices[found].gather
        if gather is None:
            del self.events[choices[found].events_before :], choices[found:]
        else:  # the answers of the others to the same question stand
            first = next(at for at, choice in enumerate(choices) if choice.gather == gather)
            answers = [choice for choice in choices if choice.gather == gather and choice.seat != seat]
            self._choices = choices[:first] + answers
            del self.events[gather:]

    def _drop_events_of_current_turn(self) -> None:
        """After a rule change the turn is played again."""
        events = self.events
        start = next(
            (at for at in reversed(range(len(events))) if events[at].key == "turn"), self._last_turn_end
        )
        del events[start:]
        self._choices = [choice for choice in self._choices if choice.events_before < start]
        self._open_gather = None


def events_without_undone(actions: Iterable[LoggedAction]) -> list[AddressedEvent]:
    """The events of the game without those of undone choices."""
    history = _History()
    for action in actions:
        history.add(action)
    return history.events
