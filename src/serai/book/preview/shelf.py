"""The pack under its author's hands: read again whenever a file of it is saved."""

import os
import threading
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from serai.book.cards import EffectWords
from serai.book.check import check_draft
from serai.book.diagnostics import Diagnostic, Report
from serai.book.draft import Draft
from serai.book.pack import read_pack
from serai.book.source import ENDINGS, Folder

# Asking for the times of files works on every system and disk; half a second is less than a glance takes.
GLANCE = 0.5
Marks: TypeAlias = tuple[tuple[str, int, int], ...]


class Reading(Struct, frozen=True):
    """The pack as it was when it was last read. Until `checked`, the messages are those of reading alone."""

    version: int
    draft: Draft
    diagnostics: tuple[Diagnostic, ...]
    checked: bool
    # What to say where not even the checker could go on; what was read before is then still shown.
    failure: str = ""


class Shelf:
    """Keeps the newest reading of a pack, and wakes those who wait for it."""

    def __init__(self, root: Path, effects: EffectWords | None = None) -> None:
        self.root = root
        self._effects = effects
        self._changed = threading.Condition()
        self._closed = threading.Event()
        self._marks: Marks | None = None
        self._reading = Reading(0, Draft(Folder(str(root), ()), Report()), (), checked=False)
        self._watcher = threading.Thread(target=self._watch, name="preview-shelf", daemon=True)

    @property
    def reading(self) -> Reading:
        return self._reading

    @property
    def closed(self) -> bool:
        return self._closed.is_set()

    def watch(self) -> None:
        """From now on the pack is read by itself, at once and whenever a file of it changes."""
        self._watcher.start()

    def look(self) -> bool:
        """Reads the pack if a file of it changed, or if it was never read."""
        found = marks(self.root)
        if found == self._marks:
            return False
        self._marks = found
        self._read()
        return True

    def wait(self, version: int, seconds: float) -> Reading:
        """The reading as soon as it is newer than `version`, or after so many seconds as it is."""
        with self._changed:
            self._changed.wait_for(lambda: self.closed or self._reading.version > version, seconds)
            return self._reading

    def close(self) -> None:
        self._closed.set()
        with self._changed:
            self._changed.notify_all()
        if self._watcher.is_alive():
            self._watcher.join()

    def _watch(self) -> None:
        self.look()
        while not self._closed.wait(GLANCE):
            self.look()

    def _read(self) -> None:
        """Prose first, so that a large Book shows a saved sentence at once; the checker's word follows."""
        try:
            report = Report()
            draft = read_pack(self.root, report)
            self._publish(draft, report.found(), checked=False)
            self._publish(draft, check_draft(draft, self._effects), checked=True)
        except Exception as error:
            # A slip of ours must not end an author's evening: the next save tries again.
            why = f"The checker itself failed ({type(error).__name__}: {error}). What you see may be older."
            last = self._reading
            self._publish(last.draft, list(last.diagnostics), checked=True, failure=why)

    def _publish(self, draft: Draft, found: list[Diagnostic], checked: bool, failure: str = "") -> None:
        with self._changed:
            version = self._reading.version + 1
            self._reading = Reading(version, draft, tuple(found), checked, failure)
            self._changed.notify_all()


def marks(root: Path) -> Marks:
    """The size and the time of every file that a pack may consist of; equal marks, equal pack."""
    found: list[tuple[str, int, int]] = []
    for folder, inner, files in os.walk(root):
        inner[:] = [name for name in inner if not name.startswith(".")]
        for name in files:
            if name.endswith(ENDINGS) and not name.startswith("."):
                path = os.path.join(folder, name)  # noqa: PTH118 (this runs twice a second for every file)
                try:
                    status = os.stat(path)  # noqa: PTH116
                except OSError:
                    continue
                found.append((path, status.st_mtime_ns, status.st_size))
    return tuple(sorted(found))
