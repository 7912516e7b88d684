"""A pack surveyed: its games and sections, shared out among the cores and put together in order."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

from serai.book.diagnostics import Report
from serai.book.pack import read_pack
from serai.bots.sharing import Progress, share_out
from serai.games.nights.coverage.forced import Executed, execute
from serai.games.nights.coverage.leaves import Leaf, leaves_of
from serai.games.nights.coverage.readings import MANNERS, Batch, Manner, Readings, batches, play_batch
from serai.games.nights.coverage.ways import Ways
from serai.games.nights.game import Nights
from serai.table import Refused

LEAVES_A_SHARE = 40

Share = TypeVar("Share")
Result = TypeVar("Result")


class Surveyed:
    """A pack as each process opens it for itself."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.game: Final = Nights.with_pack(Nights.open_pack(root))
        self.draft: Final = read_pack(root, Report())
        self.digest: Final = self.game.pack()
        if self.draft.folder.digest() != self.digest:
            raise Refused(f"{root} has changed while it was read: once more, please.")
        self.leaves: Final = list(leaves_of(self.draft, root))
        self._ways: Ways | None = None

    @property
    def ways(self) -> Ways:
        if self._ways is None:
            self._ways = Ways(self.draft, self.game.world)
        return self._ways

    def play(self, batch: Batch) -> Readings:
        return play_batch(self.game, batch)

    def execute(self, leaves: Sequence[Leaf]) -> list[Executed]:
        return [execute(self.game.world, self.ways, leaf) for leaf in leaves]


def play_games(
    pack: Surveyed, games: int, seed: int, jobs: int, progress: Progress | None = None
) -> dict[Manner, Readings]:
    """So many games in each manner."""
    shares = [batch for manner in MANNERS for batch in batches(manner, games, seed)]
    found: dict[Manner, Readings] = {manner: Readings() for manner in MANNERS}
    for batch, readings in zip(shares, _share_out(pack, Surveyed.play, shares, jobs, progress), strict=True):
        found[batch.manner].add(readings)
    return found


def execute_sections(pack: Surveyed, jobs: int, progress: Progress | None = None) -> list[Executed]:
    """Executes every section, and every paragraph that has none."""
    divided = {leaf.reference for leaf in pack.leaves if leaf.section}
    leaves = [leaf for leaf in pack.leaves if leaf.section or leaf.reference not in divided]
    shares = [leaves[at : at + LEAVES_A_SHARE] for at in range(0, len(leaves), LEAVES_A_SHARE)]
    return [one for done in _share_out(pack, Surveyed.execute, shares, jobs, progress) for one in done]


# Several processes


def _share_out(
    pack: Surveyed,
    work: Callable[[Surveyed, Share], Result],
    shares: Sequence[Share],
    jobs: int,
    progress: Progress | None,
) -> Iterator[Result]:
    alone = jobs == 1 or len(shares) < 2
    do = partial(work, pack) if alone else partial(_do, pack.root, pack.digest, work)
    return share_out(do, shares, jobs, progress)


_surveyed = cache(Surveyed)
"""The pack of a process that works for another."""


def _do(root: Path, digest: str, work: Callable[[Surveyed, Share], Result], share: Share) -> Result:
    pack = _surveyed(root)
    if pack.digest != digest:
        raise Refused(f"{root} has changed while it was surveyed: once more, please.")
    return work(pack, share)
