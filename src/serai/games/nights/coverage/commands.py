"""`serai book coverage`: reports which parts of a Book are read in play."""

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


def report_coverage(
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
    """Play games with a pack and report what was never read, or execute every section.

    In half of the games, players take the option least used so far. In the others, called natural play, they
    choose at random; the figures are those of natural play. In all games, heroes go to Places of Power that
    they may enter, and go home and declare once their goal is met.

    With --evenings, groups of bots (travellers) play several evenings of 80 readings each and remember what
    they have heard. The report shows how much of each evening they had heard before.

    Exits with 1 if a section cannot be executed, and with 2 if the pack does not exist or has errors.

    Parameters
    ----------
    pack
        The folder of the pack; by default packs/first-book, or else the current folder.
    games
        The number of games of each kind (default: 500).
    forced
        Execute every section for a hero who has what its heading asks for. Games are then played only if
        --games is given.
    as_json
        Print one JSON object, for programs.
    evenings
        Play this many evenings per group instead of single games.
    players
        The number of players in a group.
    groups
        The number of groups; the figures are means over all groups.
    memory
        With --no-memory, groups remember nothing, so cells with several bases may repeat what was heard.
    strip
        Report only on strips and places whose ids match this pattern, for instance "throne/*".
    seed
        The seed of all dice and choices.
    jobs
        The number of processes (default: one per core). It does not change the result.
    """
    from serai.bots.parallel import core_count, progress_bar
    from serai.games.nights.coverage import evenings_report, report, text_report
    from serai.games.nights.coverage.evenings import Group
    from serai.games.nights.coverage.parallel import (
        OpenedPack,
        execute_sections,
        play_evenings_of_groups,
        play_games_in_each_style,
    )

    root = find_pack_or_exit(pack)
    surveyed = OpenedPack(root)
    jobs = jobs or core_count()
    locations = _find_matching_locations_or_exit(surveyed.locations, strip)
    reports: dict[str, Struct] = {}
    lines: list[str] = []
    if evenings:
        meeting = [Group(number, players, evenings, seed, memory) for number in range(1, groups + 1)]
        with progress_bar("Playing", quiet=as_json) as watch:
            told = play_evenings_of_groups(surveyed, meeting, jobs, watch)
        heard = evenings_report.evenings_report(str(root), meeting, told, locations)
        reports["evenings"] = heard
        lines += evenings_report.evenings_lines(heard)
    if games or not (forced or evenings):
        with progress_bar("Playing", quiet=as_json) as watch:
            found = play_games_in_each_style(surveyed, games or GAMES, seed, jobs, watch)
        played = report.coverage_report(str(root), seed, locations, found)
        reports["played"] = played
        lines += text_report.coverage_lines(played)
    faults = 0
    if forced:
        with progress_bar("Executing", quiet=as_json) as watch:
            executed = report.make_execution_report(
                str(root), execute_sections(surveyed, jobs, locations, watch)
            )
        reports["forced"] = executed
        lines += text_report.executed_section_lines(executed)
        faults = len(executed.faults)
    _print_reports(reports, lines, as_json=as_json)
    return int(bool(faults))


def _find_matching_locations_or_exit(
    locations: "Sequence[SectionLocation]", pattern: str | None
) -> "list[SectionLocation]":
    """The paragraphs and sections of the strips that match a pattern; exits if there are none."""
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
