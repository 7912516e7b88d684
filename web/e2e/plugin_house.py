"""A test server with a game from another package: python plugin_house.py PORT HOME."""

import sys
from pathlib import Path

from house import run_test_house

TESTS = Path(__file__).parents[2] / "tests"
PACKAGE = TESTS / "plugin" / "packages" / "dates"

if __name__ == "__main__":
    port, home = sys.argv[1:]
    sys.path.insert(0, str(TESTS))
    from plugin.fake_packages import entry_points_in, write_package

    site = Path(home) / "site"
    write_package(site, "bowl-of-dates", entry_points_in(PACKAGE / "pyproject.toml"))
    sys.path[:0] = [str(site), str(PACKAGE)]
    run_test_house(int(port), Path(home))
