"""Common fixtures: rule coverage, and fixed chance and language."""

import gc
import os
import re
import secrets
import signal
from collections.abc import Generator
from hashlib import shake_256
from itertools import count
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import settings

import postgres_server
import redis_server
import run_folder
from serai.locales import texts
from serai.table import game
from table.caravan import Caravan

RULES = Path(__file__).parent.parent / "docs" / "rules"

# No deadlines: the machine may be slow. `make soak` draws many more examples, and others each time.
settings.register_profile("serai", deadline=None, derandomize=True, max_examples=30)
settings.register_profile("soak", deadline=None, max_examples=1_000)
settings.load_profile("soak" if os.environ.get("SERAI_SOAK") else "serai")

# Fix the language of the system, for child processes too.
for variable in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"


# A mistake in the built-in translations fails the test that encounters it.
texts.fall_back_from_faults = False


@pytest.fixture
def caravan_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs a game of one class for the duration of a test."""
    monkeypatch.setitem(game._registered, Caravan.card.id, Caravan)


def numbered_rules() -> list[str]:
    """All rule ids of the rule pages, in order."""
    pages = (RULES / "dice.md", RULES / "nights.md")
    return [rule for page in pages for rule in re.findall(r"^- ([DN]\d+\.\d+)\b", page.read_text(), re.M)]


def rules_of(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends the run in order, as Ctrl+C does
        run_folder.prepare_run()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        run_folder.end_run()


@pytest.fixture(scope="session")
def postgres_server_address() -> str:
    """The address of a real PostgreSQL server."""
    address = postgres_server.start_once()
    if address is not None:
        return address
    if os.environ.get("CI"):
        pytest.fail(f"{postgres_server.MISSING}, and CI requires the tests that need it.")
    pytest.skip(postgres_server.MISSING)


@pytest.fixture
def redis(tmp_path: Path) -> Generator[redis_server.RedisServer]:
    """A real Redis server for this test."""
    if redis_server.find_program() is None:
        if os.environ.get("CI"):
            pytest.fail(f"{redis_server.MISSING}, and CI requires the tests that need it.")
        pytest.skip(redis_server.MISSING)
    server = redis_server.RedisServer(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def postgres_url(postgres_server_address: str) -> Generator[str]:
    """The address of an empty database: a schema for this test."""
    import psycopg

    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgres_server_address, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}")
    yield f"{postgres_server_address}?options=-csearch_path%3D{name}"
    with psycopg.connect(postgres_server_address, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {name} CASCADE")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collects without looking for garbage, and has later searches pass over what was imported."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-report", action="store_true", help="list the numbered rules that no test names")


@pytest.hookimpl(optionalhook=True, wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more worker than processors, because tests wait for servers and other processes."""
    return (yield) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    known = set(numbered_rules())
    for item in items:
        rules = rules_of(item)
        if len(set(rules)) > 3:
            raise pytest.UsageError(f"{item.nodeid} names more than three rules: {', '.join(rules)}")
        for rule in rules:
            if rule not in known:
                raise pytest.UsageError(f"{item.nodeid} names {rule}, which is no rule")
    quick = (item for item in items if not item.get_closest_marker("soak"))
    config.stash[PROVED] = {rule for item in quick for rule in rules_of(item)}


PROVED = pytest.StashKey[set[str]]()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    skipped: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    for reason in sorted({_skip_reason(report) for report in skipped}):
        terminalreporter.write_line(f"Skipped: {reason}:")
        for report in skipped:
            if _skip_reason(report) == reason:
                terminalreporter.write_line(f"  {report.nodeid}")
    if not config.getoption("--rules-report"):
        return
    rules = numbered_rules()
    unproved = [rule for rule in rules if rule not in config.stash[PROVED]]
    terminalreporter.write_line(f"{len(rules) - len(unproved)} of {len(rules)} rules are named by a test.")
    if unproved:
        terminalreporter.write_line("No test names: " + " ".join(unproved))


def _skip_reason(report: pytest.TestReport) -> str:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return reason.removeprefix("Skipped: ").rstrip(".")


@pytest.fixture(autouse=True)
def same_secrets_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the secrets of tables without a seed, and keys, the same in every run."""
    drawn = count()

    def token_bytes(size: int | None = None) -> bytes:
        return shake_256(f"{request.node.nodeid} {next(drawn)}".encode()).digest(size or 32)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)


@pytest.fixture
def proved_rules(request: pytest.FixtureRequest) -> set[str]:
    """The rules in the markers of the collected tests."""
    return request.config.stash[PROVED]
