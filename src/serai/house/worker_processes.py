"""Several workers behind one port: a parent forks them, so that they share what it has loaded, and replaces
any that ends. Windows cannot fork, so `serai serve` refuses several workers there.
"""

import gc
import logging
import os
import signal
import sys
import time
from typing import TypeAlias

from msgspec import Struct

ExitCode: TypeAlias = int
IsReady: TypeAlias = bool

_log = logging.getLogger(__name__)

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
RESTART_DELAY = 1.0
"""Seconds until a worker that has ended is replaced, so that one that cannot start does not keep trying."""


class WorkerPlace(Struct, frozen=True):
    """A worker's number, from 1, and two pipes: on one it says that it is ready, the other ends with the
    parent.
    """

    number: int
    ready_pipe: int
    parent_pipe: int

    def report_ready(self) -> None:
        os.write(self.ready_pipe, b"1")
        os.close(self.ready_pipe)


class WorkerProcesses:
    """The workers of a parent process, which must have no threads."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._numbers: dict[int, int] = {}  # process → worker
        self._is_stopping = False
        self._parent_ends, self._parent_lives = os.pipe()

    def run(self) -> WorkerPlace | ExitCode:
        """Returns in each worker with its place. In the parent it returns the exit code when all workers have
        ended: after a stop signal, or if the first cannot start.
        """
        if sys.platform == "win32":
            raise NotImplementedError
        gc.freeze()  # otherwise a collection would copy the shared memory
        for sign in STOP_SIGNALS:
            signal.signal(sign, self._stop_workers)
        for number in range(1, self._count + 1):
            started = self._start_worker(number)
            if isinstance(started, WorkerPlace):
                return started
            if number == 1 and not started:  # it has said what is wrong
                return os.waitstatus_to_exitcode(os.wait()[1])
        while self._numbers:
            pid, status = os.wait()
            number = self._numbers.pop(pid)
            if not self._is_stopping:
                why = f"worker {number}: {os.waitstatus_to_exitcode(status)}"
                _log.error("a worker has ended", extra={"why": why})
                time.sleep(RESTART_DELAY)
            if not self._is_stopping:
                started = self._start_worker(number)
                if isinstance(started, WorkerPlace):
                    return started
        return 0

    def _start_worker(self, number: int) -> WorkerPlace | IsReady:
        """Starts a worker; returns its place there, and in the parent whether it got ready."""
        if sys.platform == "win32":
            raise NotImplementedError
        ready, report_ready = os.pipe()
        # A stop signal must find the worker registered here, and its own handlers there.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        pid = os.fork()
        if pid == 0:
            for sign in STOP_SIGNALS:
                signal.signal(sign, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
            os.close(ready)
            os.close(self._parent_lives)
            return WorkerPlace(number, report_ready, self._parent_ends)
        self._numbers[pid] = number
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        os.close(report_ready)
        if self._is_stopping:  # the signal came too early for this one
            os.kill(pid, signal.SIGTERM)
        try:
            return os.read(ready, 1) != b""
        finally:
            os.close(ready)

    def _stop_workers(self, *_: object) -> None:
        self._is_stopping = True
        for pid in self._numbers:
            os.kill(pid, signal.SIGTERM)
