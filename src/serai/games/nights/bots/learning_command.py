"""`serai simulate --learn nights`: trains the sage on a Book."""

from collections.abc import Sequence
from pathlib import Path

from serai.bots.learning import LearningReport, LearningTask
from serai.bots.parallel import Progress
from serai.games.nights.bots import learning
from serai.games.nights.bots.sage_model import MODEL_FILE, warning_if_no_model_for_pack
from serai.games.nights.game import Nights
from serai.table.files import unwritable_file_refusal


class SageLearning:
    """Writes the learned model to the given file, by default to the one that the sage reads."""

    def learn_and_write_model(self, task: LearningTask, progress: Progress | None) -> LearningReport:
        file = task.to or MODEL_FILE
        games = task.games or learning.GAMES
        model = learning.learn_model(task.pack, games, task.seed, task.jobs, progress)
        try:
            learning.write_model(model, file)
        except OSError as error:
            raise unwritable_file_refusal(file, error) from None
        rows = sum(map(len, model.rows.values()))
        return LearningReport(
            {"pack": model.pack, "games": model.games, "rows": rows, "file": str(file)},
            f"{model.games:,} games with the Book {model.pack[:12]}: {rows:,} reactions known, in {file}",
        )

    def untrained_warning(self, bots: Sequence[str], pack: Path | None) -> str | None:
        if "sage" not in bots:
            return None
        return warning_if_no_model_for_pack(
            Nights.open_pack(pack) if pack is not None else Nights.pack_digest()
        )
