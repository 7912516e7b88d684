"""A table in a few figures, for the statistics of one who sits there: nothing that this seat was not told."""

from collections.abc import Sequence

from msgspec import Struct

from serai.house.room import Phase
from serai.house.store import Kept, Line, told_to
from serai.plugin import find_plugin, load_part
from serai.plugin.summaries import Evening, Summarise, Tales
from serai.table import Event, Refused
from serai.table.journal import Chosen, Undone


class Summary(Struct, frozen=True):
    """`turns` are the seat's own. `staged`: the table began in the middle, as an introduction does."""

    table: str
    game: str
    seat: str
    phase: Phase
    opened: float
    players: int
    bots: int
    staged: bool
    turns: int
    ending: str
    won: bool
    shared: bool
    counts: dict[str, int]
    """How often what befell the seat: `reaction/court`, `card/elf`, `penalties`."""
    best: str
    """The card worth most that was taken (dice)."""
    tales: Tales | None


def summary(kept: Kept, seat: str) -> Summary:
    """The table as the seat knows it; of a choice that was taken back only what was heard counts."""
    if kept.opening is None:
        raise Refused("refused-not-begun")
    room, opening = kept.room, kept.opening
    events = _standing(kept.lines, seat)
    own = [event for event in events if event.args.get("seat") == seat]
    ended = [event for event in events if event.key in ("ended", "won")] if room.phase == "over" else []
    winners = [str(each) for event in ended if event.key == "won" for each in _list(event.args["seats"])]
    summarise: Summarise = load_part(find_plugin(opening.game).summary)
    heard = told_to([told for line in kept.lines for told in line.events], seat)
    figures = summarise(Evening(seat, opening.pack, events, heard))
    return Summary(
        table=room.table,
        game=opening.game,
        seat=seat,
        phase=room.phase,
        opened=room.opened,
        players=len(opening.seats),
        bots=len(opening.bots),
        staged=bool(room.what_if or room.terms.introduction or opening.start or opening.script),
        turns=sum(event.key == "turn" for event in own),
        ending=next((str(event.args["ending"]) for event in ended if event.key == "ended"), ""),
        won=seat in winners,
        shared=seat in winners and len(winners) > 1,
        counts=dict(figures.counts),
        best=figures.best,
        tales=figures.tales,
    )


def _standing(lines: Sequence[Line], seat: str) -> list[Event]:
    """What the seat was told, without what was taken back."""
    made: list[tuple[str, list[Event]]] = []
    for line in lines:
        for entry in line.entries:
            if isinstance(entry, Undone):
                last = max((at for at, (by, _) in enumerate(made) if by == entry.seat), default=len(made))
                del made[last:]
        by = next((entry.seat for entry in line.entries if isinstance(entry, Chosen)), "")
        made.append((by, told_to(line.events, seat)))
    return [event for _, events in made for event in events]


def _list(argument: object) -> list[object]:
    return list(argument) if isinstance(argument, list) else []  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
