"""Whole games of King of Dice between bots as readable text."""

from collections.abc import Iterator

from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.games.dice.faces import format_face
from serai.table import Event, Table

GAMES = {
    "a-king-and-a-fool": (67, {"Ana": "king", "Bo": "random"}),
    "three-kings": (72, {"Ana": "king", "Bo": "king", "Cy": "king"}),
    "five-fools": (63, dict.fromkeys(("Ana", "Bo", "Cy", "Di", "Ed"), "random")),
}


def play_through(seed: int, bots: dict[str, str]) -> Iterator[str]:
    table = Table.new("dice", list(bots), seed=seed, bots=bots)
    yield "King of Dice: " + ", ".join(f"{seat} ({level})" for seat, level in bots.items()) + f"; seed {seed}"
    read = 0
    while True:
        for event in table.events(read, None):
            if event.key == "turn":
                yield ""
            yield written(event)
            if event.key == "turn":
                yield from situation(table)
        read = len(table.events(0, None))
        seat = seat_where_bot_must_choose(table)
        if seat is None:
            return
        option = choice_of_bot(table, seat)
        yield f"> {seat}: {option}"
        table.choose(seat, option)


def written(event: Event) -> str:
    """An event as a line: its key, then its arguments."""
    args = dict(event.args)
    if event.key == "rolled":
        args["dice"] = [format_face(die, number) for die, number in enumerate(args["dice"])]
    words = [" ".join(map(str, value)) if isinstance(value, list) else str(value) for value in args.values()]
    return f"  {event.key:<14}{' · '.join(words)}"


def situation(table: Table) -> Iterator[str]:
    board = table.view(None).board
    yield "  row           " + " · ".join(slot.card or "(gap)" for slot in board.row)
    yield "  scores        " + " · ".join(f"{seat} {points}" for seat, points in board.scores.items())
