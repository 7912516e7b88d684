"""A second device in the local network, simulated by a network namespace where the system allows it."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import pytest

from house.house import start_house

TESTS = Path(__file__).parent.parent


class Lan(NamedTuple):
    namespace: str
    here: str


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=30)


@pytest.fixture
def lan() -> Generator[Lan]:
    """A network of this machine and a namespace."""
    if shutil.which("ip") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("a network namespace needs the command ip, and root")
    number = os.getpid() % 250
    name, inner, outer = f"serai{os.getpid()}", f"sri{os.getpid()}"[:15], f"sro{os.getpid()}"[:15]
    here, there = f"10.213.{number}.1", f"10.213.{number}.2"
    try:
        ip("netns", "add", name)
        ip("link", "add", outer, "type", "veth", "peer", "name", inner)
        ip("link", "set", inner, "netns", name)
        ip("addr", "add", f"{here}/24", "dev", outer)
        ip("link", "set", outer, "up")
        ip("-n", name, "addr", "add", f"{there}/24", "dev", inner)
        ip("-n", name, "link", "set", inner, "up")
    except subprocess.CalledProcessError as error:
        subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
        pytest.skip(f"this system gives no network namespace: {error.stderr.decode().strip()}")
    yield Lan(name, here)
    subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
    subprocess.run(["ip", "link", "del", outer], check=False, capture_output=True)


async def test_a_second_device_plays_over_the_network(lan: Lan, tmp_path: Path) -> None:
    async with start_house(tmp_path, host="0.0.0.0") as house:
        opened = await house.open("dice", "link", "bot:random")
        device = await asyncio.create_subprocess_exec(
            *("ip", "netns", "exec", lan.namespace, sys.executable, "-m", "house.device"),
            *(f"http://{lan.here}:{house.port}", opened["table"], opened["invitation"], opened["host"]),
            env=os.environ | {"PYTHONPATH": str(TESTS)},
            stdout=subprocess.PIPE,
        )
        out, _ = await asyncio.wait_for(device.communicate(), 120)
        assert device.returncode == 0
        end = json.loads(out)
        assert end["address"] in end["addresses"]
        assert end["phase"] == "over"
        (live,) = house.registry.live_tables
        assert live.room.phase == "over"
