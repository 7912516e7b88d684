"""The actions of a game, each with the journal entries and the events that it added."""

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
    """Plays a record again: first what the opening added, then each action.

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
            _repeat_entry(table, entry, number)
        action = LoggedAction(tuple(table.journal[entry_count:]), tuple(table.addressed_events(event_count)))
        entry_count += len(action.entries)
        event_count += len(action.events)
        actions.append(action)
    if table.journal[: len(record.journal)] != list(record.journal):
        raise ReplayDiverged("refused-takebacks", entry=len(record.journal), turn=0)
    return actions


def _repeat_entry(table: Table, entry: Entry, number: int) -> None:
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
    """A choice that was not undone. `simultaneous`: other seats answered the same question."""

    seat: str
    events_before: int
    simultaneous: bool


def events_without_undone(actions: Iterable[LoggedAction]) -> list[AddressedEvent]:
    """The events of the game as it turned out, without those of choices that were undone."""
    events: list[AddressedEvent] = []
    choices: list[_Choice] = []
    for action in actions:
        for entry in action.entries:
            if isinstance(entry, Chosen):
                simultaneous = any(event.key == "chosen" for event in action.events)
                choices.append(_Choice(entry.seat, len(events), simultaneous))
            elif isinstance(entry, Undone):
                _drop_undone_choice(entry.seat, choices, events)
        for event in action.events:
            if event.key == "rules-changed":
                _drop_to_turn_start(choices, events)
            elif event.key != "undone":
                events.append(event)
    return events


def _drop_undone_choice(seat: str, choices: list[_Choice], events: list[AddressedEvent]) -> None:
    found = next((at for at in reversed(range(len(choices))) if choices[at].seat == seat), None)
    if found is None:
        return
    undone, later = choices[found], choices[found + 1 :]
    del events[undone.events_before :], choices[found:]
    if undone.simultaneous:
        # The answers of the others to the same question stand.
        for choice in later:
            if not choice.simultaneous:
                break
            choices.append(_Choice(choice.seat, undone.events_before, True))


def _drop_to_turn_start(choices: list[_Choice], events: list[AddressedEvent]) -> None:
    """After a change of the rules the turn is played again."""
    start = next((at for at in reversed(range(len(events))) if events[at].key == "turn"), 0)
    del events[start:]
    choices[:] = [choice for choice in choices if choice.events_before < start]
