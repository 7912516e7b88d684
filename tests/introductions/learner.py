"""Plays introductions and collects their remarks."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from serai.bots import choice_of_bot, default_bot_level, find_bot
from serai.introductions.introduction import open_introduction
from serai.introductions.remarks import Remark, remarks_for_learner
from serai.locales.texts import Language
from serai.table import Decision, Event, Table, View, find_game
from serai.table.chance import Stream

ANA, BO = "Ana", "Bo"
MOST = 600
"""The maximum number of choices."""

Way = Callable[[Decision, View[Any]], str]


class Moment(NamedTuple):
    """A remark at the moment when it first appears."""

    remark: Remark
    view: View[Any]
    events: list[Event]


def play(game: str, way: Way, language: Language = "en") -> tuple[Table, list[Moment]]:
    """Plays an introduction to its end, or for `MOST` choices; returns the remarks in order."""
    table = open_introduction(game, ANA, BO)
    heard: list[Moment] = []
    for _ in range(MOST):
        heard += new_remarks(table, heard, language)
        if table.outcome is not None:
            return table, heard
        seat = table.waiting[0]
        option = choice_of_bot(table, seat) if seat == BO else way(table.decisions[seat], table.view(seat))
        table.choose(seat, option)
    return table, heard


def new_remarks(table: Table, heard: list[Moment], language: Language) -> Iterator[Moment]:
    known = {moment.remark.key for moment in heard}
    view, events = table.view(ANA), table.events(0, ANA)
    for remark in remarks_for_learner(view, events, language):
        if remark.key not in known:
            known.add(remark.key)
            yield Moment(remark, view, events)


def at_random(seed: int) -> Way:
    random = Random(seed)

    def way(decision: Decision, view: View[Any]) -> str:  # noqa: ARG001
        return random.choice(decision.options)

    return way


def homeward(seed: int) -> Way:
    """Plays the Nights as the remarks advise: home via Damavand, otherwise any option."""
    random = Random(seed)

    def way(decision: Decision, view: View[Any]) -> str:
        options = decision.options
        if decision.kind == "move":
            return "move:damavand" if "move:damavand" in options and view.turn == 0 else nearest_home(options)
        # A hero on the way home accepts no new pilgrimage.
        others = [option for option in options if not option.endswith("on-pilgrimage")]
        return "declare" if "declare" in options else random.choice(others or options)

    return way


def nearest_home(options: Sequence[str]) -> str:
    """The move that ends nearest to Baghdad."""
    distance = find_game("nights").with_pack(None).world.travel_map.distance
    ends = {option: option.removeprefix("move:") for option in options if option.startswith("move:")}
    near = min(ends, key=lambda option: distance(ends[option], "baghdad"), default="stay")
    at_home = near != "move:baghdad" and distance(ends.get(near, "baghdad"), "baghdad") == 1
    return "stay" if at_home and "stay" in options else near


def astray(game: str, seed: int) -> Way:
    """Plays at random for a long time, then sensibly."""
    anything, left = at_random(seed), [20]
    bot, chance = find_bot(game, default_bot_level(game)), Stream(b"learner", "thinking", seed)

    def way(decision: Decision, view: View[Any]) -> str:
        left[0] -= 1
        return anything(decision, view) if left[0] > 0 else bot(view, chance)

    return way


def for_the_elf(decision: Decision, view: View[Any]) -> str:
    """Plays King of Dice as the remarks advise: keeps 1, 2 and 3, and takes the first card and its place."""
    first = len(view.board.stacks[ANA]) == 0
    if decision.kind == "keep":
        return "keep:1,3,5" if first and view.board.rolls_left == 2 else "stop" if first else "keep:"
    return "elf-run-4" if "elf-run-4" in decision.options else decision.options[0]
