"""“Play this paragraph”: writes a scenario that leads to a paragraph, and gives the command to play it."""

import shlex
import threading
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from msgspec import Struct

# Returns the scenario text for a pack and a paragraph, or None; raises ValueError with the reason if the pack
# cannot be played. Installed games provide it.
ScenarioMaker: TypeAlias = Callable[[Path, str], str | None]
NO_WAY = "No encounter leads to this paragraph; another tale may lead on to it."
NO_GAME = "No game is installed that can play this pack."


class PlayAnswer(Struct, frozen=True):
    """The command that plays a paragraph, or why there is none."""

    command: str = ""
    why: str = ""


class ParagraphPlayer:
    """Makes one scenario at a time, in a temporary folder that is deleted when the preview ends."""

    def __init__(self, root: Path, maker: ScenarioMaker | None) -> None:
        self._root = root
        self._maker = maker
        self._busy = threading.Lock()
        self._folder: TemporaryDirectory[str] | None = None

    def write_scenario_and_make_command(self, reference: str) -> PlayAnswer:
        if self._maker is None:
            return PlayAnswer(why=NO_GAME)
        with self._busy:
            try:
                text = self._maker(self._root, reference)
            except ValueError as error:
                return PlayAnswer(why=str(error))
            if text is None:
                return PlayAnswer(why=NO_WAY)
            if self._folder is None:
                self._folder = TemporaryDirectory(prefix="serai-preview-")
            # The scenario maker has found the paragraph, so its name has no dots, and no slashes except those
            # of its strip.
            path = Path(self._folder.name, reference.replace("/", "-").replace("#", "--") + ".toml")
            path.write_text(text, encoding="utf-8")
            return PlayAnswer(f"serai terminal nights --scenario {shlex.quote(str(path))}")

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
