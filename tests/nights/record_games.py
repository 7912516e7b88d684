"""Recorded games of the Nights, one for each ending.

`SERAI_REGENERATE=1 pytest tests/nights/test_records.py` rewrites them: for each ending, the first seed that
reaches it. Players go home and declare once their goal is met; everything else is random by seed.
"""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from nights.table_builder import TINY_NIGHTS
from serai.games.nights.decision_subject import is_own_move
from serai.games.nights.state import Options
from serai.table import Decision, Event, Record, Table
from serai.table.chance import ChanceState
from serai.table.journal import Chosen
from serai.table.position import Position
from table.playing import NAMES

FOLDER = Path(__file__).parent / "records"
GOLDEN = Path(__file__).parent / "golden"
HOME = "baghdad"
MOST = 4000
SEEDS = 2000


class Kind(NamedTuple):
    """A kind of game to record: the number of players, the goal, and the start of the first hero."""

    seats: int
    goal: int
    start: dict[str, Any] | None = None


LATE = {
    "destiny": 9,
    "story": 9,
    "wealth": "fabulous",
    "treasures": ["magic-lamp"],
    "quests-done": ["dream-of-riches", "in-search-of-treasure"],
}
GAMES = {
    "sole": Kind(2, 4),
    "tie-statuses": Kind(2, 4),
    "tie-skills": Kind(2, 4),
    "shared": Kind(2, 4),
    "solitaire-won": Kind(1, 20, LATE),
    "solitaire-lost": Kind(1, 20),
}
"""Games by ending. With the tiny Book nobody wins a solo game from the start, so that game starts late."""


def homing(table: Table, decision: Decision, random: Random) -> str:
    """Choose at random until the goal is met, then go home and declare."""
    options = decision.options
    if decision.kind == "declare":
        return options[0]
    board = table.view(decision.seat).board
    hero = board.heroes.get(decision.seat)
    target = board.target
    ready = target and hero.destiny >= target.destiny and hero.story >= target.story
    if ready and is_own_move(decision):
        distance = TINY_NIGHTS.world.travel_map.distance
        ends = {one: hero.space if one == "stay" else one.removeprefix("move:") for one in options}
        return min(ends, key=lambda one: distance(ends[one], HOME))
    return random.choice(options)


def play(kind: Kind, seed: int) -> Table:
    seats = NAMES[: kind.seats]
    options = {"goal": kind.goal}
    start = None
    if kind.start is not None:
        state = TINY_NIGHTS.state_from_scenario(seats, Options(**options), {"heroes": {seats[0]: kind.start}})
        start = Position(0, ChanceState(), state)
    table = Table.new(TINY_NIGHTS, seats, options, seed=seed, start=start)
    random = Random(seed)
    made = 0
    while table.outcome is None and made < MOST:
        for seat, decision in list(table.decisions.items()):
            table.choose(seat, homing(table, decision, random))
            made += 1
    return table


def first_that_ends(ending: str) -> Table:
    """The game of the first seed that reaches this ending."""
    for seed in range(SEEDS):
        table = play(GAMES[ending], seed)
        if table.outcome is not None and table.outcome.ending == ending:
            return table
    raise AssertionError(f"no game of {SEEDS} comes to {ending}")


def write() -> None:
    """Write every record and its golden file."""
    for name in GAMES:
        table = first_that_ends(name)
        (FOLDER / f"{name}.jsonl").write_bytes(table.record().to_lines())
        (GOLDEN / f"{name}.txt").write_text(told(table), "utf-8")


def told(table: Table) -> str:
    """A game as readable text: every choice and event, by turn."""
    lines = [f"The Thousand and One Nights: {', '.join(table.opening.seats)}; seed {table.opening.seed}"]
    again = Table.replay(Record(table.opening), game=TINY_NIGHTS)
    read = 0
    for choice in (None, *(entry for entry in table.journal if isinstance(entry, Chosen))):
        if choice is not None:
            lines.append(f"> {choice.seat}: {choice.option}")
            again.choose(choice.seat, choice.option)
        events = again.all_events()
        for event in events[read:]:
            if event.key == "turn":
                lines += ["", *(situation(again, seat) for seat in table.opening.seats)]
            lines.append(written(event))
        read = len(events)
    return "\n".join(lines) + "\n"


def written(event: Event) -> str:
    words = [" ".join(map(str, one)) if isinstance(one, list) else str(one) for one in event.args.values()]
    return f"  {event.key:<16}{' · '.join(words)}".rstrip()


def situation(table: Table, seat: str) -> str:
    one = table.view(None).board.heroes[seat]
    holds = " ".join((*one.skills, *one.statuses, *one.treasures))
    return f"  {seat}: {one.hero} in {one.space}, {one.destiny}/{one.story}, {one.wealth}; {holds}".rstrip(
        "; "
    )
