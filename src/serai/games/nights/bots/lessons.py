"""`serai simulate --learn nights`: the sage learns from a Book."""

from collections.abc import Sequence
from pathlib import Path

from serai.bots.learning import Learned, Task
from serai.bots.sharing import Progress
from serai.games.nights.bots import learning
from serai.games.nights.bots.lore import LORE, unlearned
from serai.games.nights.game import Nights
from serai.table.reading import cannot_write


class SageLessons:
    """Written down is what the sage then knows; without a file of the caller's, where it looks."""

    def learn(self, task: Task, progress: Progress | None) -> Learned:
        file = task.to or LORE
        games = task.games or learning.GAMES
        lore = learning.learn(task.pack, games, task.seed, task.jobs, progress)
        try:
            learning.write(lore, file)
        except OSError as error:
            raise cannot_write(file, error) from None
        rows = sum(map(len, lore.rows.values()))
        return Learned(
            {"pack": lore.pack, "games": lore.games, "rows": rows, "file": str(file)},
            f"{lore.games:,} games with the Book {lore.pack[:12]}: {rows:,} reactions known, in {file}",
        )

    def lacks(self, bots: Sequence[str], pack: Path | None) -> str | None:
        if "sage" not in bots:
            return None
        return unlearned(Nights.open_pack(pack) if pack is not None else Nights.pack())
