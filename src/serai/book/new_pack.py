"""Creates a small playable pack as a starting point for authors."""

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

from serai.book.authoring import AuthoringError, update_translations_and_numbers
from serai.book.languages import LANGUAGES, Language
from serai.book.pack_files import write_atomically
from serai.book.pack_reader import DEVICE, LONGEST_ID
from serai.book.vocabulary import is_kebab_case, title_from_id, to_kebab_case

TALE_SUFFIX = ".tale.md"
MANIFEST = """\
id = {id}
version = "0.1.0"
engine = ">=0.2"
source = "{source}"
licence = "CC-BY-4.0"
title = {{ {source} = {title} }}
"""


def create_pack(root: Path, source: Language, title: str | None = None) -> list[Path]:
    """Creates a pack in a new or empty folder: a map, three beings, a matrix, a strip and a place.

    The tales are in the source language only; translations can be added as files.
    """
    identifier = to_kebab_case(root.resolve().name)
    if not is_kebab_case(identifier):
        raise AuthoringError(f"“{root.name}” gives no id: name the folder with letters, as in bridge-book.")
    if len(identifier) > LONGEST_ID or DEVICE.match(identifier):
        raise AuthoringError(f"“{root.name}” is too long, or a device on Windows: choose another name.")
    if root.exists() and (not root.is_dir() or any(root.iterdir())):
        raise AuthoringError(f"{root} exists already and is not an empty folder.")
    texts = pack_template_files(source)
    called = json.dumps(title or title_from_id(identifier), ensure_ascii=False)
    texts["pack.toml"] = MANIFEST.format(id=json.dumps(identifier), source=source, title=called)
    try:
        for name, text in texts.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, text)
    except OSError as error:
        raise AuthoringError(f"{root} cannot be made: {error.strerror or error}.") from None
    update_translations_and_numbers(root)
    return sorted(root / name for name in (*texts, "numbers.lock"))


def pack_template_files(source: Language) -> dict[str, str]:
    """The files of the template by path, with the tales of one language."""
    others = tuple(f".{language}{TALE_SUFFIX}" for language in LANGUAGES if language != source)
    found: dict[str, str] = {}
    _collect_files(files("serai.book") / "pack_template", PurePosixPath(), found)
    return {name: text for name, text in sorted(found.items()) if not name.endswith(others)}


def _collect_files(folder: Traversable, path: PurePosixPath, texts_by_path: dict[str, str]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect_files(entry, path / entry.name, texts_by_path)
        else:
            texts_by_path[str(path / entry.name)] = entry.read_text("utf-8")
