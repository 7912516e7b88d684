"""Distributes work over processes; results come in the order of the batches."""

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

    WorkerPipe = Connection[Any, Any]

Batch = TypeVar("Batch")
Result = TypeVar("Result")
Progress = Callable[[int, int], None]
"""Called with the number of finished batches and of all batches."""


def core_count() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def map_parallel(
    work: Callable[[Batch], Result], batches: Sequence[Batch], jobs: int, progress: Progress | None = None
) -> Iterator[Result]:
    """The result of each batch, in order. With several jobs, work and results must be picklable."""
    alone = jobs == 1 or len(batches) < 2
    results = map(work, batches) if alone else _run_in_processes(work, batches, min(jobs, len(batches)))
    for done, result in enumerate(results, 1):
        if progress is not None:
            progress(done, len(batches))
        yield result


def _run_in_processes(
    work: Callable[[Batch], Result], batches: Sequence[Batch], jobs: int
) -> Iterator[Result]:
    """Gives each idle worker the next batch; stops all workers when the consumer stops."""
    context = get_context("spawn")
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # starting it later would unblock SIGINT
    pipes = [context.Pipe() for _ in range(jobs)]
    with _block_sigint():  # a worker interrupted while starting prints a traceback
        processes = [context.Process(target=_run_worker, args=(work, pipe), daemon=True) for _, pipe in pipes]
        for process, (_, pipe) in zip(processes, pipes, strict=True):
            process.start()
            pipe.close()
    try:
        yield from _hand_out_batches_and_yield_results(batches, [ours for ours, _ in pipes])
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _hand_out_batches_and_yield_results(batches: Sequence[Batch], pipes: "list[WorkerPipe]") -> Iterator[Any]:
    waiting = iter(enumerate(batches))
    done: dict[int, Any] = {}
    for pipe in pipes:
        pipe.send(next(waiting))
    for number in range(len(batches)):
        while number not in done:
            ready = wait(pipes)
            for pipe in (pipe for pipe in pipes if pipe in ready):
                done |= _receive_numbered_result(pipe)
                if (batch := next(waiting, None)) is not None:
                    pipe.send(batch)
        yield done.pop(number)


def _receive_numbered_result(pipe: "WorkerPipe") -> dict[int, Any]:
    try:
        number, result = pipe.recv()
    except (EOFError, OSError):
        raise RuntimeError("a process that shared the work has died") from None
    if isinstance(result, Exception):
        raise result
    return {number: result}


def _run_worker(work: Callable[[Any], Any], pipe: "WorkerPipe") -> None:
    """Works on batches until the parent process stops it. Ignores interrupts, which the parent handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, BrokenPipeError):
        while True:
            number, batch = pipe.recv()
            try:
                pipe.send((number, work(batch)))
            except Exception as error:
                pipe.send((number, error))


@contextmanager
def _block_sigint() -> Generator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def progress_bar(label: str, *, quiet: bool = False) -> Generator[Progress | None]:
    """A progress bar, if stderr is a terminal."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=None)
        yield lambda done, there_are: progress.update(task, completed=done, total=there_are)
