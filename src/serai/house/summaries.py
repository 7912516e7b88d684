"""A table in a few figures, for the statistics of one who sits there: nothing that this seat was not told."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from serai.games.dice.cards import INHABITANTS
from serai.games.nights.packs import find_world
from serai.house.room import Phase
from serai.house.store import Kept, Line, told_to
from serai.table import Event, Refused
from serai.table.journal import Chosen, Undone


class Tales(Struct, frozen=True):
    """The pages of a Book that were read at a table, by their printed numbers: never a word of them."""

    pack: str
    digest: str
    paragraphs: int
    """How many the whole Book has."""
    heard: tuple[int, ...]


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
        raise Refused("The game has not begun.", "refused-not-begun")
    room, opening = kept.room, kept.opening
    events = _standing(kept.lines, seat)
    own = [event for event in events if event.args.get("seat") == seat]
    ended = [event for event in events if event.key in ("ended", "won")] if room.phase == "over" else []
    winners = [str(each) for event in ended if event.key == "won" for each in _list(event.args["seats"])]
    taken = [str(event.args["card"]) for event in own if event.key == "took"]
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
        counts=dict(_COUNTED.get(opening.game, _nothing)(events, seat)),
        best=max(taken, key=_points, default="") if opening.game == "dice" else "",
        tales=_tales(kept, seat) if opening.pack else None,
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


def _dice(events: Iterable[Event], seat: str) -> Counter[str]:
    counts = Counter[str]()
    for event in events:
        own = event.args.get("seat") == seat
        match event.key:
            case "took" if own:
                counts[f"card/{_kind(str(event.args['card']))}"] += 1
            case "took-place" if own:
                counts["places"] += 1
            case "penalty" if own:
                counts["penalties"] += 1
            case "dragon-given" if own:
                counts["dragons-given"] += 1
            case "dragon-given" if event.args["to"] == seat:
                counts["dragons-received"] += 1
            case _:
                pass
    return counts


_NIGHTS = {
    "read": "tales",
    "quest-finished": "quests",
    "treasure-gained": "treasures",
    "status-gained": "statuses",
    "place": "places",
    "died": "deaths",
}


def _nights(events: Iterable[Event], seat: str) -> Counter[str]:
    counts = Counter[str]()
    for event in events:
        if event.args.get("seat") != seat:
            continue
        if event.key in _NIGHTS:
            counts[_NIGHTS[event.key]] += 1
        elif event.key == "reacted":
            counts[f"reaction/{event.args['reaction']}"] += 1
    return counts


def _nothing(events: Iterable[Event], seat: str) -> Counter[str]:  # noqa: ARG001 (of a game not known here)
    return Counter()


_COUNTED: dict[str, Callable[[Iterable[Event], str], Counter[str]]] = {"dice": _dice, "nights": _nights}


def _tales(kept: Kept, seat: str) -> Tales | None:
    """What was read aloud has been heard, also if the choice that led there was taken back."""
    try:
        book = find_world(kept.opening.pack if kept.opening and kept.opening.pack else "").book
    except Refused:
        return None
    told = told_to([told for line in kept.lines for told in line.events], seat)
    references = {str(event.args["paragraph"]) for event in told if event.key == "read"}
    numbers = {book.paragraphs[each].number for each in references if each in book.paragraphs}
    return Tales(book.manifest.id, book.digest, len(book.paragraphs), tuple(sorted(numbers)))


def _kind(card: str) -> str:
    return INHABITANTS[card].kind


def _points(card: str) -> int:
    return INHABITANTS[card].points


def _list(argument: object) -> list[object]:
    return list(argument) if isinstance(argument, list) else []  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
