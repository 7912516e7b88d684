"""Watches a pack and reads it again whenever one of its files is saved."""

import os
import threading
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from serai.book.cards import EffectWords
from serai.book.check import check_draft
from serai.book.diagnostics import Diagnostic, Report
from serai.book.draft import Draft
from serai.book.pack_files import PACK_SUFFIXES, PackFolder
from serai.book.pack_reader import read_pack

# Polling works on every system and disk, and half a second is fast enough for an author.
POLL_SECONDS = 0.5
Fingerprint: TypeAlias = tuple[tuple[str, int, int], ...]


class PackSnapshot(Struct, frozen=True):
    """The pack as last read. Until `checked`, the diagnostics are only those of reading."""

    version: int
    draft: Draft
    diagnostics: tuple[Diagnostic, ...]
    checked: bool
    # Set if the checker crashed; the snapshot then has the last good draft.
    failure: str = ""


class PackWatcher:
    """Publishes snapshots of a pack and notifies waiting requests."""

    def __init__(self, root: Path, effects: EffectWords | None = None) -> None:
        self.root = root
        self._effects = effects
        self._changed = threading.Condition()
        self._closed = threading.Event()
        self._fingerprint: Fingerprint | None = None
        self._snapshot = PackSnapshot(0, Draft(PackFolder(str(root), ()), Report()), (), checked=False)
        self._watcher = threading.Thread(target=self._watch_until_closed, name="preview-watcher", daemon=True)

    @property
    def snapshot(self) -> PackSnapshot:
        return self._snapshot

    @property
    def is_closed(self) -> bool:
        return self._closed.is_set()

    def start_watching(self) -> None:
        """Starts a thread that reads the pack now and after every change."""
        self._watcher.start()

    def read_if_changed(self) -> bool:
        """Reads the pack if it changed or was never read; returns whether it did."""
        found = folder_fingerprint(self.root)
        if found == self._fingerprint:
            return False
        self._fingerprint = found
        self._read_check_and_publish()
        return True

    def wait_for_snapshot(self, version: int, seconds: float) -> PackSnapshot:
        """Waits for a snapshot newer than `version`; after the timeout, returns the current one."""
        with self._changed:
            self._changed.wait_for(lambda: self.is_closed or self._snapshot.version > version, seconds)
            return self._snapshot

    def close(self) -> None:
        self._closed.set()
        with self._changed:
            self._changed.notify_all()
        if self._watcher.is_alive():
            self._watcher.join()

    def _watch_until_closed(self) -> None:
        self.read_if_changed()
        while not self._closed.wait(POLL_SECONDS):
            self.read_if_changed()

    def _read_check_and_publish(self) -> None:
        """Publishes the draft before checking it, so even a large Book shows a saved sentence at once."""
        try:
            report = Report()
            draft = read_pack(self.root, report)
            self._publish_snapshot(draft, report.diagnostics(), checked=False)
            self._publish_snapshot(draft, check_draft(draft, self._effects), checked=True)
        except Exception as error:
            # A bug in the checker must not stop the preview: the next save tries again.
            why = f"The checker itself failed ({type(error).__name__}: {error}). What you see may be older."
            last = self._snapshot
            self._publish_snapshot(last.draft, list(last.diagnostics), checked=True, failure=why)

    def _publish_snapshot(
        self, draft: Draft, diagnostics: list[Diagnostic], checked: bool, failure: str = ""
    ) -> None:
        with self._changed:
            version = self._snapshot.version + 1
            self._snapshot = PackSnapshot(version, draft, tuple(diagnostics), checked, failure)
            self._changed.notify_all()


def folder_fingerprint(root: Path) -> Fingerprint:
    """Modification time and size of every file that can belong to a pack."""
    found: list[tuple[str, int, int]] = []
    for folder, inner, files in os.walk(root):
        inner[:] = [name for name in inner if not name.startswith(".")]
        for name in files:
            if name.endswith(PACK_SUFFIXES) and not name.startswith("."):
                path = os.path.join(folder, name)  # noqa: PTH118 (this runs twice a second for every file)
                try:
                    status = os.stat(path)  # noqa: PTH116
                except OSError:
                    continue
                found.append((path, status.st_mtime_ns, status.st_size))
    return tuple(sorted(found))
