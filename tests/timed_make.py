"""Runs the parts of `make test` and prints how long each took: timed_make.py MAKE PART ...

A part is a target of the Makefile. Parts joined by a plus run in parallel, and each prints when it is done.
The run ends with the exit code of the first part that fails.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Any
from xml.etree import ElementTree

REPORT = Path(".timings") / "python.xml"
"""The report of pytest, if it ran."""
SLOWEST = 10


class TimedRun:
    def __init__(self, make: str) -> None:
        self._make = make
        self._began = time.monotonic()
        self._lines: list[tuple[str, float, str]] = []

    def run(self, parts: list[str]) -> int:
        """Runs parts in parallel; returns the exit code of the first that fails, or 0."""
        began = time.monotonic()
        alone = len(parts) == 1
        running: dict[str, tuple[subprocess.Popen[bytes], IO[Any] | None]] = {}
        try:
            for part in parts:
                said = None if alone else tempfile.TemporaryFile()  # noqa: SIM115
                running[part] = (self._start(part, said), said)
            while running:
                if alone:
                    next(iter(running.values()))[0].wait()
                for part, (process, said) in list(running.items()):
                    if process.poll() is None:
                        continue
                    del running[part]
                    beside = ", ".join(other for other in parts if other != part)
                    self._lines.append((part, time.monotonic() - began, beside))
                    if said is not None:
                        _print(said)
                    if process.returncode:
                        return process.returncode
                if running:
                    time.sleep(0.05)
            return 0
        finally:
            for process, said in running.values():
                _end(process, whole_group=said is not None)

    def _start(self, part: str, said: IO[Any] | None) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [self._make, "--no-print-directory", part],
            stdout=said,
            stderr=None if said is None else subprocess.STDOUT,
            close_fds=False,  # the job server of make uses open files
            start_new_session=said is not None,
        )

    def lines(self) -> list[str]:
        """The time of each part, in the order in which they ended."""
        told = [
            f"{part:16}{clock(took)}{f'  beside {beside}' * bool(beside)}"
            for part, took, beside in self._lines
        ]
        return [*told, f"{'all':16}{clock(time.monotonic() - self._began)}"]


def _print(said: IO[Any]) -> None:
    said.seek(0)
    sys.stdout.buffer.write(said.read())
    sys.stdout.flush()
    said.close()


def _end(process: "subprocess.Popen[bytes]", whole_group: bool) -> None:
    if process.poll() is None:
        if whole_group:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def clock(seconds: float) -> str:
    """Formats minutes and seconds: 1:05."""
    return f"{round(seconds) // 60:5}:{round(seconds) % 60:02}"


def slowest(report: Path) -> list[str]:
    """The slowest tests of a JUnit report, slowest first, including their setup."""
    tests = [
        (float(test.get("time", "0")), f"{test.get('classname')}::{test.get('name')}")
        for test in ElementTree.parse(report).iter("testcase")
    ]
    return [f"{took:7.1f} s  {name}" for took, name in sorted(tests, reverse=True)[:SLOWEST]]


def main(make: str, *parts: str) -> int:
    REPORT.unlink(missing_ok=True)
    timed_run = TimedRun(make)
    for group in parts:
        print(f"--- {group.replace('+', ', ')}", flush=True)
        if failed := timed_run.run(group.split("+")):
            print(f"--- failed: {group.replace('+', ', ')}", flush=True)
            return failed
    if REPORT.is_file():
        print("--- the slowest Python tests", *slowest(REPORT), sep="\n")
    print("--- how long it took", *timed_run.lines(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
