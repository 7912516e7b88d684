"""Planned Places of Power in `PLAN.md`, under one heading: their choices, and three outcomes for each.

## Places of Power

### haunted-house — place
The rent is one dirham a year, and the landlord will not come in to collect it.
- good-room: Sleep in the good room
  - ceiling (danger): at midnight the ceiling asks whether it may fall
  - gentleman (comic): by dawn what fell is a gentleman of the last century
  - gold (wonder): it was gold, kept for whoever would answer
"""

import re

from msgspec import Struct, field

from serai.book.diagnostics import Position, Report
from serai.book.plan import PATH, PLACES_HEADING, PlannedParagraph, read_planned_paragraph
from serai.book.vocabulary import PLACES, is_kebab_case

PLACE = re.compile(r"### +(?P<place>\S+) +— +place\s*\Z")
CHOICE = re.compile(r"- +(?P<id>[^:\s]+): +(?P<label>\S.*)\Z")
FEWEST_CHOICES, MOST_CHOICES = 3, 4
OUTCOMES = 3


class PlannedChoice(Struct):
    """A planned choice of a place, with its three outcomes, worst first."""

    at: Position
    id: str
    label: str
    paragraphs: list[PlannedParagraph] = field(default_factory=list[PlannedParagraph])


class PlannedPlace(Struct):
    """A planned Place of Power; `opening` says what a hero finds there."""

    at: Position
    id: str
    opening: str = ""
    choices: list[PlannedChoice] = field(default_factory=list[PlannedChoice])

    @property
    def paragraph_ids(self) -> list[str]:
        return [paragraph.id for choice in self.choices for paragraph in choice.paragraphs]


def read_planned_places(text: str, report: Report) -> dict[str, PlannedPlace]:
    """Parses the planned places by id, and reports what cannot be parsed."""
    places: dict[str, PlannedPlace] = {}
    inside, place = False, None
    for number, line in enumerate(text.split("\n"), 1):
        at = Position(number, 1)
        if line.startswith("## "):
            inside, place = bool(PLACES_HEADING.match(line)), None
        elif inside and line.startswith("### "):
            place = _read_place(line, at, report)
            if place and place.id in places:
                report.add("B110", PATH, at, what="Place of Power", id=place.id)
            elif place:
                places[place.id] = place
        elif place and line.startswith("- "):
            _add_choice_to_place(line, at, place, report)
        elif place and line.lstrip().startswith("- "):
            _add_outcome_to_choice(line, at, place, report)
        elif place and line.strip():
            place.opening = f"{place.opening} {line.strip()}".lstrip()
    for place in places.values():
        _check_choice_and_outcome_counts(place, report)
    return places


def _read_place(line: str, at: Position, report: Report) -> PlannedPlace | None:
    found = PLACE.match(line)
    if not found or found["place"] not in PLACES:
        near = found and report.most_similar_word(found["place"], PLACES)
        hint = report.did_you_mean_sentence(near or None)
        report.add("B216", PATH, at, hint, why="a place is planned as in “### haunted-house — place”")
        return None
    return PlannedPlace(at, found["place"])


def _add_choice_to_place(line: str, at: Position, place: PlannedPlace, report: Report) -> None:
    found = CHOICE.match(line)
    if not found or not is_kebab_case(found["id"]):
        report.add("B216", PATH, at, why="a choice is planned as in “- chair: Sit down on the chair”")
    elif found["id"] in [choice.id for choice in place.choices]:
        report.add("B110", PATH, at, what="choice", id=found["id"])
    else:
        place.choices.append(PlannedChoice(at, found["id"], found["label"].strip()))


def _add_outcome_to_choice(line: str, at: Position, place: PlannedPlace, report: Report) -> None:
    if not place.choices:
        report.add("B216", PATH, at, why="a choice comes before its outcomes")
        return
    paragraph = read_planned_paragraph(line.strip(), at, report)
    if paragraph and paragraph.id in place.paragraph_ids:
        report.add("B110", PATH, at, what="paragraph", id=paragraph.id)
    elif paragraph:
        place.choices[-1].paragraphs.append(paragraph)


def _check_choice_and_outcome_counts(place: PlannedPlace, report: Report) -> None:
    if not FEWEST_CHOICES <= len(place.choices) <= MOST_CHOICES:
        report.add("B216", PATH, place.at, why="a place has three or four choices")
    for choice in place.choices:
        if len(choice.paragraphs) != OUTCOMES:
            report.add("B216", PATH, choice.at, why="a choice has three outcomes, worst first")
