"""The remarks of an introduction in one language."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from serai.introductions.introduction import LEARNER, OTHER, Cue, find_introduction
from serai.locales.texts import Language, find_texts
from serai.plugin import find_plugin
from serai.table import Decision, Event, View
from serai.table.events import Argument


class Remark(Struct, frozen=True):
    """A remark to show once the viewer has seen `after` events; `key` identifies it."""

    key: str
    text: str
    after: int


def remarks_for_learner(view: View[Any], events: Sequence[Event], language: Language) -> list[Remark]:
    """All remarks on the learner's events so far and on the open question, each once."""
    learner, other = view.sitters
    if view.seat != learner:
        return []
    seats = {LEARNER: learner, OTHER: other}
    names = {"name": view.sitters[learner].name, "other": view.sitters[other].name}
    say = find_texts(language, *find_plugin(view.game).texts).say
    cues = find_introduction(view.game).cues
    heard = [
        *_cues_matched_by_events(cues, events, seats),
        *_cues_matched_by_question(cues, view, len(events)),
    ]
    return [Remark(cue.key, say(f"introduction-{cue.key}", **names), after) for cue, after in heard]


def _cues_matched_by_events(
    cues: Sequence[Cue], events: Sequence[Event], seats: dict[str, str]
) -> Iterator[tuple[Cue, int]]:
    by_event: defaultdict[str, list[Cue]] = defaultdict(list)
    for cue in cues:
        by_event[cue.event].append(cue)
    still = {cue.key: cue.nth for cue in cues if cue.event}
    befallen: set[str] = set()
    for number, event in enumerate(events, 1):
        if event.args.get("seat") == seats[LEARNER]:
            befallen.add(event.key)
        for cue in by_event.get(event.key, ()):
            if still[cue.key] and befallen.isdisjoint(cue.unless) and _matches_event(cue, event, seats):
                still[cue.key] -= 1
                if not still[cue.key]:
                    yield cue, number


def _cues_matched_by_question(
    cues: Sequence[Cue], view: View[Any], event_count: int
) -> Iterator[tuple[Cue, int]]:
    if view.decision is not None:
        yield from ((cue, event_count) for cue in cues if _matches_question(cue, view.decision))


def _matches_question(cue: Cue, decision: Decision) -> bool:
    if cue.asked != decision.kind or (cue.only and decision.options != (cue.only,)):
        return False
    return not cue.option or any(
        _argument_matches_pattern(option, cue.option, {}) for option in decision.options
    )


def _matches_event(cue: Cue, event: Event, seats: dict[str, str]) -> bool:
    if cue.by and event.args.get("seat") != seats[cue.by]:
        return False
    return all(
        _argument_matches_pattern(event.args.get(name), pattern, seats) for name, pattern in cue.where.items()
    )


def _argument_matches_pattern(argument: Argument | None, pattern: str | int, seats: dict[str, str]) -> bool:
    """Whether the argument is the pattern, begins with it (`word*`), or is a list that contains it."""
    if isinstance(pattern, int):
        return argument == pattern
    pattern = seats.get(pattern, pattern)
    if isinstance(argument, list):
        return pattern in argument
    if pattern.endswith("*"):
        return str(argument).startswith(pattern[:-1])
    return argument == pattern
