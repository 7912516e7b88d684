"""Where compiled Books are kept, each under a name that says all it was made of and all it was made with."""

import os
import sys
import time
from functools import cache
from hashlib import blake2b
from importlib.metadata import version as installed_version
from pathlib import Path

import platformdirs

from serai.book.cards import EffectWords
from serai.book.source import DRAFT_ENDING, write_whole

CHECKSUM_SIZE = 16
BOOKS_KEPT = 8
# A draft this old belongs to nobody who is still writing.
DRAFT_SECONDS = 3600
COMPILER = Path(__file__).parent


def cache_folder() -> Path:
    """Below SERAI_HOME if it is set, else in the user's cache folder."""
    home = os.environ.get("SERAI_HOME")
    return (
        Path(home, "cache", "books").absolute() if home else platformdirs.user_cache_path("serai") / "books"
    )


def stored_path(digest: str, effects: EffectWords | None) -> Path:
    """Where the result is kept of checking this content against these effect words, with this compiler."""
    words = (
        ""
        if effects is None
        else repr(sorted((name, word.use, sorted(word.values.items())) for name, word in effects.items()))
    )
    asked = blake2b(words.encode(), digest_size=4).hexdigest()
    return cache_folder() / f"{digest}-{_this_compiler()}-{asked}.book"


@cache
def _this_compiler() -> str:
    return compiler_mark(COMPILER)


def compiler_mark(package: Path) -> str:
    """A hash of Serai's version, Python's, and the package's files: another checker trusts no old verdict.

    Times of change say too little: an installer may set them all alike, and a checkout sets them anew. All
    the files together are read and hashed in a few milliseconds.
    """
    state = blake2b(digest_size=8)
    state.update(f"{installed_version('serai')} {sys.version}\n".encode())
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        data = path.read_bytes()
        state.update(f"{path.relative_to(package).as_posix()} {len(data)}\n".encode())
        state.update(data)
    return state.hexdigest()


def read_stored(path: Path) -> bytes | None:
    """What was stored; None if there is nothing or it is damaged, for then it is simply made again."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    checksum, payload = data[:CHECKSUM_SIZE], data[CHECKSUM_SIZE:]
    return payload if blake2b(payload, digest_size=CHECKSUM_SIZE).digest() == checksum else None


def store(path: Path, payload: bytes) -> None:
    """Keeps a result, and clears away the oldest ones and the drafts of those who were interrupted."""
    if not path.is_absolute():  # nobody knows where this user is at home
        return
    checksum = blake2b(payload, digest_size=CHECKSUM_SIZE).digest()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, checksum + payload)
        stored = sorted(path.parent.glob(f"*{path.suffix}"), key=_written)
        abandoned = time.time() - DRAFT_SECONDS
        drafts = [draft for draft in path.parent.glob(f"*{DRAFT_ENDING}") if _written(draft) < abandoned]
        for old in (*stored[:-BOOKS_KEPT], *drafts):
            old.unlink(missing_ok=True)
    except OSError:
        # A cache that cannot be written costs time, nothing else.
        return


def _written(path: Path) -> float:
    return path.stat().st_mtime
