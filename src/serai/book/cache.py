"""The cache of compiled Books, keyed by the pack's content, the compiler and the game's effect words."""

import os
import sys
import time
from functools import cache
from hashlib import blake2b
from importlib.metadata import version as installed_version
from pathlib import Path

import platformdirs

from serai.book.cards import EffectWords
from serai.book.pack_files import TEMP_SUFFIX, write_atomically

CHECKSUM_SIZE = 16
MAX_CACHED_BOOKS = 8
# Seconds after which a temporary file is considered abandoned.
TEMP_FILE_MAX_AGE = 3600
COMPILER = Path(__file__).parent


def cache_folder() -> Path:
    """Below SERAI_HOME if it is set, else in the user's cache folder."""
    home = os.environ.get("SERAI_HOME")
    return (
        Path(home, "cache", "books").absolute() if home else platformdirs.user_cache_path("serai") / "books"
    )


def cache_path(digest: str, effects: EffectWords | None) -> Path:
    """The cache file for this content, checked against these effect words by this compiler."""
    words = effects and sorted(
        (name, word.use, sorted(word.values.items()), word.awards) for name, word in effects.items()
    )
    effects_digest = blake2b(repr(words).encode(), digest_size=4).hexdigest()
    return cache_folder() / f"{digest}-{_current_compiler_fingerprint()}-{effects_digest}.book"


@cache
def _current_compiler_fingerprint() -> str:
    return compiler_fingerprint(COMPILER)


def compiler_fingerprint(package: Path) -> str:
    """A hash of the versions of Serai and Python and of the package's files: any change reruns the checks.

    Modification times would not do: installers and checkouts set them arbitrarily. Reading and hashing all
    files takes a few milliseconds.
    """
    state = blake2b(digest_size=8)
    state.update(f"{installed_version('serai')} {sys.version}\n".encode())
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        data = path.read_bytes()
        state.update(f"{path.relative_to(package).as_posix()} {len(data)}\n".encode())
        state.update(data)
    return state.hexdigest()


def read_cached_payload(path: Path) -> bytes | None:
    """The stored payload; None if it is missing or damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    checksum, payload = data[:CHECKSUM_SIZE], data[CHECKSUM_SIZE:]
    return payload if blake2b(payload, digest_size=CHECKSUM_SIZE).digest() == checksum else None


def write_payload_and_prune_cache(path: Path, payload: bytes) -> None:
    """Stores a result, and deletes the oldest ones and abandoned temporary files."""
    if not path.is_absolute():  # the user has no home folder
        return
    checksum = blake2b(payload, digest_size=CHECKSUM_SIZE).digest()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, checksum + payload)
        stored = sorted(path.parent.glob(f"*{path.suffix}"), key=_modification_time)
        oldest = time.time() - TEMP_FILE_MAX_AGE
        abandoned = [
            file for file in path.parent.glob(f"*{TEMP_SUFFIX}") if _modification_time(file) < oldest
        ]
        for old in (*stored[:-MAX_CACHED_BOOKS], *abandoned):
            old.unlink(missing_ok=True)
    except OSError:
        # Without the cache everything still works, only slower.
        return


def _modification_time(path: Path) -> float:
    return path.stat().st_mtime
