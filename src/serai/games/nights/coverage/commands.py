"""`serai book coverage`: which pages of a Book are ever read."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from serai.book.commands import find_pack

GAMES = 500


def coverage(
    pack: Path | None = None,
    /,
    *,
    games: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    forced: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    seed: int = 1,
    jobs: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
) -> int:
    """Play games with a pack, and tell what was never read; or execute every section.

    Some games take the option least used so far. In the others, those of natural play, players choose at
    random; the figures are theirs. All go to Places of Power that they may enter, and go home and declare
    once their goal is met. Exits with 1 if a section cannot be executed, with 2 if there is no such pack, or
    one with errors.

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
    seed
        The number from which every die and choice follows.
    jobs
        How many processes share the work; all cores if none is given. The result is the same.
    """
    import msgspec

    from serai.bots.parallel import core_count, progress_bar
    from serai.games.nights.coverage import report, text_report
    from serai.games.nights.coverage.parallel import OpenedPack, execute_sections, play_games

    root = find_pack(pack)
    surveyed = OpenedPack(root)
    jobs = jobs or core_count()
    played = executed = None
    if games or not forced:
        with progress_bar("Playing", quiet=as_json) as watch:
            found = play_games(surveyed, games or GAMES, seed, jobs, watch)
        played = report.coverage_report(str(root), seed, surveyed.locations, found)
    if forced:
        with progress_bar("Executing", quiet=as_json) as watch:
            executed = report.forced_report(str(root), execute_sections(surveyed, jobs, watch))
    if as_json:
        report = {name: one for name, one in (("played", played), ("forced", executed)) if one is not None}
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        for line in (*text_report.coverage_lines(played),) if played else ():
            print(line)
        for line in (*text_report.forced_lines(executed),) if executed else ():
            print(line)
    return int(bool(executed and executed.faults))
