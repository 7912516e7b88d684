"""An award as it is printed, for whoever must choose."""

from functools import lru_cache

from serai.book.awards import print_awards

award_text = lru_cache(maxsize=1 << 12)(print_awards)
