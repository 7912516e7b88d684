"""Runs games and section executions in parallel and merges the results in order."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

from serai.book.diagnostics import Report
from serai.book.pack_reader import read_pack
from serai.bots.parallel import Progress, map_parallel
from serai.games.nights.coverage.evenings import Evening, Group, play_evenings_of_group
from serai.games.nights.coverage.paragraph_paths import ParagraphPaths
from serai.games.nights.coverage.reading_counts import (
    PLAY_STYLES,
    Batch,
    PlayStyle,
    ReadingCounts,
    play_batch_and_count,
    split_into_batches,
)
from serai.games.nights.coverage.section_execution import ExecutionResult, execute_section
from serai.games.nights.coverage.section_locations import SectionLocation, locate_sections
from serai.games.nights.game import Nights
from serai.table import Refused

SECTIONS_PER_BATCH = 40

Share = TypeVar("Share")
Result = TypeVar("Result")


class OpenedPack:
    """A pack, opened separately by each process."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.game: Final = Nights.with_pack(Nights.open_pack(root))
        self.draft: Final = read_pack(root, Report())
        self.digest: Final = self.game.pack_digest()
        if self.draft.folder.digest() != self.digest:
            raise Refused(f"{root} has changed while it was read: once more, please.")
        self.locations: Final = list(locate_sections(self.draft, root))
        self._paths: ParagraphPaths | None = None

    @property
    def paragraph_paths(self) -> ParagraphPaths:
        if self._paths is None:
            self._paths = ParagraphPaths(self.draft, self.game.world)
        return self._paths

    def play_batch(self, batch: Batch) -> ReadingCounts:
        return play_batch_and_count(self.game, batch)

    def play_group(self, group: Group) -> list[Evening]:
        return play_evenings_of_group(self.game, group)

    def execute_sections(self, locations: Sequence[SectionLocation]) -> list[ExecutionResult]:
        return [execute_section(self.game.world, self.paragraph_paths, location) for location in locations]


def play_games_in_each_style(
    pack: OpenedPack, games: int, seed: int, jobs: int, progress: Progress | None = None
) -> dict[PlayStyle, ReadingCounts]:
    """Plays `games` games in each style."""
    shares = [batch for style in PLAY_STYLES for batch in split_into_batches(style, games, seed)]
    found: dict[PlayStyle, ReadingCounts] = {style: ReadingCounts() for style in PLAY_STYLES}
    for batch, readings in zip(
        shares, _run_shares_in_parallel(pack, OpenedPack.play_batch, shares, jobs, progress), strict=True
    ):
        found[batch.style].add(readings)
    return found


def play_evenings_of_groups(
    pack: OpenedPack, groups: Sequence[Group], jobs: int, progress: Progress | None = None
) -> list[list[Evening]]:
    """Plays the evenings of each group."""
    return list(_run_shares_in_parallel(pack, OpenedPack.play_group, groups, jobs, progress))


def execute_sections(
    pack: OpenedPack,
    jobs: int,
    chosen: Sequence[SectionLocation] | None = None,
    progress: Progress | None = None,
) -> list[ExecutionResult]:
    """Executes every section, or the chosen ones, and every paragraph without sections."""
    chosen = pack.locations if chosen is None else chosen
    divided = {location.reference for location in chosen if location.section}
    locations = [location for location in chosen if location.section or location.reference not in divided]
    shares = [locations[at : at + SECTIONS_PER_BATCH] for at in range(0, len(locations), SECTIONS_PER_BATCH)]
    return [
        one
        for done in _run_shares_in_parallel(pack, OpenedPack.execute_sections, shares, jobs, progress)
        for one in done
    ]


# Worker processes


def _run_shares_in_parallel(
    pack: OpenedPack,
    work: Callable[[OpenedPack, Share], Result],
    shares: Sequence[Share],
    jobs: int,
    progress: Progress | None,
) -> Iterator[Result]:
    alone = jobs == 1 or len(shares) < 2
    do = partial(work, pack) if alone else partial(_run_share_in_worker, pack.root, pack.digest, work)
    return map_parallel(do, shares, jobs, progress)


_opened_pack = cache(OpenedPack)
"""The pack of a worker process."""


def _run_share_in_worker(
    root: Path, digest: str, work: Callable[[OpenedPack, Share], Result], share: Share
) -> Result:
    pack = _opened_pack(root)
    if pack.digest != digest:
        raise Refused(f"{root} has changed while it was surveyed: once more, please.")
    return work(pack, share)
