"""`serai book coverage`: which pages of a Book are ever read."""

import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec import Struct

from serai.book.commands import find_pack_or_exit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serai.games.nights.coverage.section_locations import SectionLocation

GAMES = 500


def coverage(
    pack: Path | None = None,
    /,
    *,
    games: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    forced: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    evenings: Annotated[int | None, Parameter(validator=Number(gte=1, lte=100))] = None,
    players: Annotated[int, Parameter(validator=Number(gte=2, lte=6))] = 4,
    groups: Annotated[int, Parameter(validator=Number(gte=1, lte=1000))] = 8,
    memory: Annotated[bool, Parameter(negative="--no-memory")] = True,
    strip: str | None = None,
    seed: int = 1,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> int:
    """Play games with a pack, and tell what was never read; or execute every section.

    Some games take the option least used so far. In the others, those of natural play, players choose at
    random; the figures are theirs. All go to Places of Power that they may enter, and go home and declare
    once their goal is met.

    With --evenings, groups of bots (travellers) meet for so many evenings of 80 readings each, and bring
    along what they have heard: the report says how much of each evening they have heard before.

    Exits with 1 if a section cannot be executed, with 2 if there is no such pack, or one with errors.

    Parameters
    ----------
    pack
        The folder of the pack; packs/first-book, or the folder you are in, if none is given.
    games
        How many games of each kind; 500 if none is given.
    forced
        Execute every section for a hero who has what its heading asks for. Then games are played only if
        their number is given.
    as_json
        Print one JSON object, for programs.
    evenings
        Play so many evenings of one group instead of single games.
    players
        How many players a group has.
    groups
        How many groups play their evenings; the figures are means over them.
    memory
        With --no-memory groups bring nothing along, so cells with several bases do not avoid what was heard.
    strip
        Report only on strips and places whose ids match this pattern, for instance "throne/*".
    seed
        The number from which every die and choice follows.
    jobs
        How many processes share the work; all cores if none is given. The result is the same.
    """
    from serai.bots.parallel import core_count, progress_bar
    from serai.games.nights.coverage import evenings_report, report, text_report
    from serai.games.nights.coverage.evenings import Group
    from serai.games.nights.coverage.parallel import OpenedPack, execute_sections, play_games, play_groups

    root = find_pack_or_exit(pack)
    surveyed = OpenedPack(root)
    jobs = jobs or core_count()
    locations = _matching_locations(surveyed.locations, strip)
    reports: dict[str, Struct] = {}
    lines: list[str] = []
    if evenings:
        meeting = [Group(number, players, evenings, seed, memory) for number in range(1, groups + 1)]
        with progress_bar("Playing", quiet=as_json) as watch:
            told = play_groups(surveyed, meeting, jobs, watch)
        heard = evenings_report.evenings_report(str(root), meeting, told, locations)
        reports["evenings"] = heard
        lines += evenings_report.evenings_lines(heard)
    if games or not (forced or evenings):
        with progress_bar("Playing", quiet=as_json) as watch:
            found = play_games(surveyed, games or GAMES, seed, jobs, watch)
        played = report.coverage_report(str(root), seed, locations, found)
        reports["played"] = played
        lines += text_report.coverage_lines(played)
    faults = 0
    if forced:
        with progress_bar("Executing", quiet=as_json) as watch:
            executed = report.report_executed_sections(
                str(root), execute_sections(surveyed, jobs, locations, watch)
            )
        reports["forced"] = executed
        lines += text_report.executed_section_lines(executed)
        faults = len(executed.faults)
    _print_reports(reports, lines, as_json=as_json)
    return int(bool(faults))


def _matching_locations(
    locations: "Sequence[SectionLocation]", pattern: str | None
) -> "list[SectionLocation]":
    """The paragraphs and sections of the strips that a pattern matches; exits if it matches none."""
    found = [one for one in locations if pattern is None or fnmatchcase(one.strip, pattern)]
    if not found and pattern is not None:
        sentence = f"No strip and no place is called “{pattern}”; a pattern is written as throne/*."
        print(sentence, file=sys.stderr)
        raise SystemExit(2)
    return found


def _print_reports(reports: dict[str, Struct], lines: list[str], *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
        return
    for line in lines:
        print(line)
