"""The same seeds give the same games, hints, odds and model on every CPU.

The same games (`float_results.py`) are played in other processes that emulate other CPUs: with the OpenBLAS
kernels for older and newer CPUs, without the features that numpy has faster code for, and with the plain
functions of the C library. All must print the same bytes. Kernels that this CPU cannot run are skipped with a
message. The oldest CPUs play the Nights to the end; the others stop after a hundred hints and choices.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from numpy._core._multiarray_umath import __cpu_features__

from bots.float_results import REST, dispatched

TESTS = Path(__file__).parents[1]

OLDEST = "Prescott"
KERNELS = {
    OLDEST: "SSE3",
    "Nehalem": "SSE42",
    "Sandybridge": "AVX",
    "Haswell": "FMA3",
    "Zen": "FMA3",
    "SkylakeX": "AVX512F",
    "Cooperlake": "AVX512F",
    "SapphireRapids": "AVX512F",
}
"""OpenBLAS kernels, and the CPU features that they need, by numpy's names."""
OTHER_NAMES = {OLDEST: "Katmai"}
"""Kernels that OpenBLAS reports under a different name than the one requested."""

PLAIN_LIBRARY = "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX2_Usable,-FMA_Usable,-FMA4_Usable"
"""Disables fused multiply-add in sines, powers and exponentials."""


class Evening(NamedTuple):
    kernel: str | None
    dispatched: list[str]
    found: bytes
    rest: bytes


def evening(*kernels: str, whole: bool, **setting: str) -> Evening:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("OPENBLAS_", "NPY_"))}
    script = Path(__file__).with_name("float_results.py")
    played = subprocess.run(
        [sys.executable, script, "whole" if whole else "beginning", *kernels],
        env={**kept, "PYTHONPATH": str(TESTS), **setting},
        stdout=subprocess.PIPE,
        check=True,
    )
    machine, _, found = played.stdout.partition(b"\n")
    found, _, rest = found.partition(f"\n{REST}\n".encode())
    return Evening(**json.loads(machine), found=found.strip(), rest=rest)


@pytest.fixture(scope="module")
def here() -> Evening:
    """The results on this CPU without changes."""
    found = evening(whole=True, PYTHONHASHSEED="0")
    assert found.rest
    return found


@pytest.mark.parametrize("name", KERNELS)
def test_every_kernel_of_openblas_plays_the_same_evening(name: str, here: Evening) -> None:
    if here.kernel is None:
        pytest.skip("numpy brings no OpenBLAS here")
    if not __cpu_features__.get(KERNELS[name]):
        pytest.skip(f"this CPU has no {KERNELS[name]}, which the kernels for {name} need")
    wanted = (name, OTHER_NAMES.get(name, name))
    whole = name == OLDEST
    other = evening(*wanted, whole=whole, OPENBLAS_CORETYPE=name, PYTHONHASHSEED="1")
    if other.kernel not in wanted:
        pytest.skip(f"numpy's OpenBLAS has no kernels for {name} and took those for {other.kernel}")
    assert other.found == here.found
    assert other.rest == (here.rest if whole else b"")


@pytest.mark.skipif(not __cpu_features__.get("FMA3"), reason="this CPU has fewer than four kinds of kernels")
def test_at_least_four_kernels_are_compared(here: Evening) -> None:
    if here.kernel is None:
        pytest.skip("numpy brings no OpenBLAS here")
    taken = {
        subprocess.run(
            [sys.executable, "-c", "from bots.float_results import kernel; print(kernel())"],
            env={**os.environ, "PYTHONPATH": str(TESTS), "OPENBLAS_CORETYPE": name},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for name, feature in KERNELS.items()
        if __cpu_features__.get(feature)
    }
    assert len(taken) >= 4


@pytest.mark.parametrize("count", range(1, len(dispatched()) + 1))
def test_without_features_that_numpy_has_faster_code_for_the_evening_is_the_same(
    count: int, here: Evening
) -> None:
    without = here.dispatched[-count:]
    whole = count == len(here.dispatched)
    other = evening(whole=whole, NPY_DISABLE_CPU_FEATURES=" ".join(without), PYTHONHASHSEED="2")
    assert other.dispatched == here.dispatched[:-count]
    assert other.found == here.found
    assert other.rest == (here.rest if whole else b"")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be told what its CPU has")
def test_with_the_plain_functions_of_the_c_library_the_evening_is_the_same(here: Evening) -> None:
    assert evening(whole=True, GLIBC_TUNABLES=PLAIN_LIBRARY, PYTHONHASHSEED="3")[2:] == here[2:]
