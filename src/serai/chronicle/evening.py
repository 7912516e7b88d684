"""An evening as one viewer knows it: how it began, what of it stands, how things are now."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from msgspec import Struct

from serai.table import Event, Opening, Table, View
from serai.table.events import Told
from serai.table.journal import Chosen, Entry, Undone
from serai.table.record import check_seal


class Deed(Struct, frozen=True):
    """One thing that was done: what it added to the journal, and what was told of it."""

    entries: tuple[Entry, ...]
    events: tuple[Told, ...]


class Dice(Struct, frozen=True):
    """What is known of the dice: `secret` is "" until the end; `replayed`, that the game gives them again."""

    commitment: str
    secret: str = ""
    seed: int | None = None
    replayed: bool = False


class Evening(Struct, frozen=True):
    """All that a chronicle may be made of. `seat` is None for a spectator."""

    game: str
    pack: str | None
    seat: str | None
    began: date
    events: list[Event]
    view: View[Any]
    dice: Dice

    @property
    def over(self) -> bool:
        return self.view.outcome is not None

    @property
    def names(self) -> dict[str, str]:
        """The name of whoever plays each seat."""
        return {seat: sitter.name for seat, sitter in self.view.sitters.items()}


class _Step(Struct):
    """A choice that stands, and how many events stood before it; `among` says that others chose with it."""

    seat: str
    before: int
    among: bool


def standing(deeds: Iterable[Deed]) -> list[Told]:
    """What was told, without what was taken back: a book tells the evening as it came to be."""
    told: list[Told] = []
    steps: list[_Step] = []
    for deed in deeds:
        for entry in deed.entries:
            if isinstance(entry, Chosen):
                steps.append(_Step(entry.seat, len(told), any(one.key == "chosen" for one in deed.events)))
            elif isinstance(entry, Undone):
                _take_back(entry.seat, steps, told)
        for one in deed.events:
            if one.key == "rules-changed":
                _to_turn_start(steps, told)
            elif one.key != "undone":
                told.append(one)
    return told


def _take_back(seat: str, steps: list[_Step], told: list[Told]) -> None:
    found = next((at for at in reversed(range(len(steps))) if steps[at].seat == seat), None)
    if found is None:
        return
    undone, later = steps[found], steps[found + 1 :]
    del told[undone.before :], steps[found:]
    if undone.among:
        # The answers of the others to the same question stand.
        for step in later:
            if not step.among:
                break
            steps.append(_Step(step.seat, undone.before, True))


def _to_turn_start(steps: list[_Step], told: list[Told]) -> None:
    """After a change of the rules a turn begins again."""
    start = next((at for at in reversed(range(len(told))) if told[at].key == "turn"), 0)
    del told[start:]
    steps[:] = [step for step in steps if step.before < start]


def evening_of(
    table: Table, deeds: Iterable[Deed], seat: str | None, began: date, *, replayed: bool = False
) -> Evening:
    """The evening of a viewer. Before the end neither a secret nor a seed is in it."""
    opening = table.opening
    return Evening(
        game=opening.game,
        pack=opening.pack,
        seat=seat,
        began=began,
        events=[told.event for told in standing(deeds) if told.is_for(seat)],
        view=table.view(seat),
        dice=_dice(opening, over=table.outcome is not None, replayed=replayed),
    )


def _dice(opening: Opening, *, over: bool, replayed: bool) -> Dice:
    if not over or opening.secret is None:
        return Dice(opening.commitment)
    check_seal(opening, opening.secret)
    return Dice(opening.commitment, opening.secret, opening.seed, replayed)
