"""Every numbered rule of both games is named by a test."""

from pathlib import Path

import pytest

from conftest import numbered_rules

TESTS = Path(__file__).parents[1]


def whole_suite(config: pytest.Config) -> bool:
    """Whether all tests were collected, so that a rule that no test names really has no test."""
    folders = {Path(config.invocation_params.dir, argument).resolve() for argument in config.args}
    narrowed = (config.getoption(name, None) for name in ("lf", "ignore", "ignore_glob"))
    return folders <= {TESTS, TESTS.parent} and not any(narrowed)


def test_every_rule_of_both_games_is_named_by_a_test(
    request: pytest.FixtureRequest, proved_rules: set[str]
) -> None:
    if not whole_suite(request.config):
        pytest.skip("only a part of the tests was collected")
    rules = set(numbered_rules())
    assert {"D1.1", "D6.2", "N1.1", "N10.28", "N17.4"} <= rules
    assert not rules - proved_rules
