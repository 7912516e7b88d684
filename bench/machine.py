"""Describes the machine of a run."""

import os
import platform
from pathlib import Path

from figures import Machine


def describe_this_machine(load_before: float) -> Machine:
    return Machine(
        processor=processor_name(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        load_before=load_before,
        load_after=os.getloadavg()[0],
    )


def processor_name() -> str:
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
