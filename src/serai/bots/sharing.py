"""Work shared out among the cores: results come in the order of the shares, whoever did them."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

    Line = Connection[Any, Any]

Share = TypeVar("Share")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
"""Told how many shares are done, and how many there are."""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def share_out(
    work: Callable[[Share], Result], shares: Sequence[Share], jobs: int, progress: Progress | None = None
) -> Iterator[Result]:
    """The result of each share, in order. What is given to other processes must bear to be sent there."""
    alone = jobs == 1 or len(shares) < 2
    results = map(work, shares) if alone else _among_processes(work, shares, min(jobs, len(shares)))
    for done, result in enumerate(results, 1):
        if progress is not None:
            progress(done, len(shares))
        yield result


def _among_processes(work: Callable[[Share], Result], shares: Sequence[Share], jobs: int) -> Iterator[Result]:
    """Whoever is done gets the next share; nobody goes on once the results are no longer wanted."""
    context = get_context("spawn")
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # as it starts it lets interrupts through again, so it starts first
    lines = [context.Pipe() for _ in range(jobs)]
    with _uninterrupted():  # a process that is interrupted while it starts would say so at length
        processes = [context.Process(target=_serve, args=(work, line), daemon=True) for _, line in lines]
        for process, (_, line) in zip(processes, lines, strict=True):
            process.start()
            line.close()
    try:
        yield from _in_order(shares, [ours for ours, _ in lines])
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _in_order(shares: Sequence[Share], lines: "list[Line]") -> Iterator[Any]:
    waiting = iter(enumerate(shares))
    done: dict[int, Any] = {}
    for line in lines:
        line.send(next(waiting))
    for number in range(len(shares)):
        while number not in done:
            ready = wait(lines)
            for line in (line for line in lines if line in ready):
                done |= _received(line)
                if (share := next(waiting, None)) is not None:
                    line.send(share)
        yield done.pop(number)


def _received(line: "Line") -> dict[int, Any]:
    try:
        number, result = line.recv()
    except (EOFError, OSError):
        raise RuntimeError("a process that shared the work has died") from None
    if isinstance(result, Exception):
        raise result
    return {number: result}


def _serve(work: Callable[[Any], Any], line: "Line") -> None:
    """Does share after share for another process, for which an interrupt is meant, until that one ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):
        while True:
            number, share = line.recv()
            try:
                line.send((number, work(share)))
            except Exception as error:
                line.send((number, error))


@contextmanager
def _uninterrupted() -> Generator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def shown_progress(what: str, *, quiet: bool = False) -> Generator[Progress | None]:
    """A progress bar, where somebody looks."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, there_are: progress.update(task, completed=done, total=there_are)
