"""The Thousand and One Nights on the tiny Book of the tests, printed as JSON: `serai_nights.py ROUNDS`."""

import sys
from pathlib import Path

import msgspec

from serai.games.nights.bench import measure_nights

TINY = Path(__file__).parents[2] / "tests" / "book" / "tiny-book"

if __name__ == "__main__":
    print(msgspec.json.encode(measure_nights(TINY, int(sys.argv[1]))).decode())
