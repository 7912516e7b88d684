"""A house to which somebody has added a game: python guest_house.py PORT HOME."""

import sys
from pathlib import Path

from house import keep_house

TESTS = Path(__file__).parents[2] / "tests"
PACKAGE = TESTS / "plugin" / "packages" / "dates"

if __name__ == "__main__":
    port, home = sys.argv[1:]
    sys.path.insert(0, str(TESTS))
    from plugin.installing import lay_down, points_in

    site = Path(home) / "site"
    lay_down(site, "bowl-of-dates", points_in(PACKAGE / "pyproject.toml"))
    sys.path[:0] = [str(site), str(PACKAGE)]
    keep_house(int(port), Path(home))
