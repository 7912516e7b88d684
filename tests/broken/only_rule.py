"""A plugin for pytest: `--only-rule D3.3` runs only the tests that name this rule, against `--source`."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--only-rule", help="the numbered rule whose tests are run; without it, of any rule")
    parser.addoption("--source", help="the folder that the package must come from")


def pytest_configure(config: pytest.Config) -> None:
    import serai

    source = Path(config.getoption("--source"))
    if not Path(serai.__file__).is_relative_to(source):
        raise pytest.UsageError(f"the tests would run against {serai.__file__}, not against {source}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = config.getoption("--only-rule")
    named = [(item, [rule for mark in item.iter_markers("rule") for rule in mark.args]) for item in items]
    items[:] = [item for item, rules in named if (rule in rules if rule else rules)]
