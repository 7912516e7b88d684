"""A wrong address of the bus is a sentence, and a bus that fails is noticed."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.house import bus
from serai.house.bus import RedisBus, SilentBus, check_bus_address, open_bus
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import Refused

pytest.importorskip("redis")

WRONG = [
    "localhost:6379",
    "http://localhost:6379",
    "redis://localhost:port",
    "redis://localhost:99999",
    "redis://[::1",
    "redis://localhost?db=first",
    "redis://localhost?pasword=swordfish",
    "redis://localhost?protocol=9",
]


@pytest.mark.parametrize("url", WRONG)
def test_a_wrong_address_is_refused_before_anybody_connects(url: str) -> None:
    with pytest.raises(Refused) as refused:
        check_bus_address(url)
    assert refused.value.key == "refused-bus-address"
    for language in LANGUAGES:
        assert "redis://" in say_refusal(refused.value, language)


def test_without_an_address_there_is_no_bus() -> None:
    assert isinstance(open_bus(None), SilentBus)
    assert isinstance(open_bus(""), SilentBus)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_with_a_wrong_address_says_so_and_does_not_start(tmp_path: Path, workers: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "serai", "serve", "--port", "0", "--workers", workers],
        env={
            **os.environ,
            "SERAI_HOME": str(tmp_path),
            "SERAI_BUS": "localhost:6379",
            "SERAI_DATABASE": "postgresql://nobody@127.0.0.1:9/none",
            "LANG": "fr_FR.UTF-8",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in ended.stderr.splitlines() if not line.startswith("{")]
    assert (ended.returncode, len(said)) == (2, 1), ended.stderr
    assert said[0].startswith("serai: SERAI_BUS s’écrit redis://hôte:6379")


async def test_a_bus_that_fails_in_an_unexpected_way_is_logged_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bus, "RECONNECT_DELAY", 0.0)
    failing, tried_again = RedisBus("redis://127.0.0.1:9"), asyncio.Event()
    attempts = 0

    async def fail() -> None:
        nonlocal attempts
        attempts += 1
        if attempts == 2:
            tried_again.set()
        raise LookupError("unknown encoding")

    task = asyncio.create_task(failing._repeat_and_reconnect(fail))
    await asyncio.wait([asyncio.create_task(tried_again.wait()), task], return_when="FIRST_COMPLETED")
    assert tried_again.is_set()
    task.cancel()
    assert "the bus fails" in caplog.text
    await failing.close()
