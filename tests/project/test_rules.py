"""Every rule of King of Dice is named by a test."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
DICE = TESTS.parent / "docs" / "rules" / "dice.md"


def whole_suite(config: pytest.Config) -> bool:
    """Whether all tests were collected, so that a rule no test names is one that has no test."""
    folders = {Path(config.invocation_params.dir, argument).resolve() for argument in config.args}
    narrowed = (config.getoption(name, None) for name in ("lf", "ignore", "ignore_glob"))
    return folders <= {TESTS, TESTS.parent} and not any(narrowed)


def test_every_rule_of_king_of_dice_is_named_by_a_test(
    request: pytest.FixtureRequest, proved_rules: set[str]
) -> None:
    if not whole_suite(request.config):
        pytest.skip("only a part of the tests was collected")
    rules = {line.split()[1] for line in DICE.read_text("utf-8").splitlines() if line.startswith("- D")}
    assert {"D1.1", "D6.2"} <= rules
    assert not rules - proved_rules
