"""The server of the browser tests is deterministic."""

import runpy
from pathlib import Path

import pytest

from serai.house import what_if
from serai.house.keys import new_key
from serai.table import Table, table

HOUSE = Path(__file__).parents[2] / "web" / "e2e" / "house.py"


@pytest.fixture
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table, what_if):
        monkeypatch.setattr(module, "secrets", module.secrets)  # put back after the test
    runpy.run_path(str(HOUSE))["fix_random_secrets"]()


def test_sealed_dice_differ_from_table_to_table() -> None:
    assert _sealed().opening.commitment != _sealed().opening.commitment


@pytest.mark.usefixtures("fixed_dice")
def test_sealed_dice_fall_alike_in_the_house_of_the_browser_tests() -> None:
    assert _sealed().opening.commitment == _sealed().opening.commitment
    assert what_if.secrets.token_bytes(32) == what_if.secrets.token_bytes(32)


@pytest.mark.usefixtures("fixed_dice")
def test_keys_differ_in_the_house_of_the_browser_tests() -> None:
    assert new_key() != new_key()


def _sealed() -> Table:
    return Table.new("dice", ("Ana", "Bo"))
