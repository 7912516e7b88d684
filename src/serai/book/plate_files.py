"""The plates of a pack: its pictures, their words for those who do not see them, and where heads are.

They lie in the folder `plates`: `beings/vizier.svg`, `words.toml`, `heads.toml`, `plates.toml`.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from serai.book.diagnostics import Report
from serai.book.pack_files import PLATES_FOLDER, PackFile, decode_text, read_plate_files
from serai.book.plate_sanitizer import PlateRejected, sanitized_plate
from serai.book.plates import Head
from serai.book.toml import Toml, entries_or_empty, read_struct, read_toml

OVERLAYS = ("around", "worn")
"""Drawings that an adjective adds to a plate."""
KINDS = (
    "heroes",
    "beings",
    "marvels",
    "places",
    "cities",
    "terrains",
    "statuses",
    "encounters",
    "treasures",
    "quests",
    *OVERLAYS,
)
"""The folders of plates; `heads` has heads alone, below the folder of their plate."""
LONGEST_WORDS = 600

_NAME = re.compile(rf"(?:heads/)?(?:{'|'.join(KINDS)})/[a-z0-9-]{{1,64}}")
_WORDS, _HEADS, _SETTINGS = "words.toml", "heads.toml", "plates.toml"


class PlateSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `plates.toml`. In a pack that is `complete`, a being without a plate is an error."""

    complete: bool = False


class Plates(Struct, frozen=True):
    """Safe drawings by name (`beings/vizier`), with their words by language and the heads on them."""

    drawings: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]
    heads: Mapping[str, Head]
    settings: PlateSettings = PlateSettings()

    def plate_name_of(self, kind: str, thing_id: str) -> str | None:
        """The plate of a thing. A marvel is a being too, and its terrain card shows it."""
        kinds = (kind, "marvels") if kind in ("beings", "encounters") else (kind,)
        return next((name for each in kinds if (name := f"{each}/{thing_id}") in self.drawings), None)


def load_plates(root: Path, report: Report | None = None) -> Plates:
    """The plates of the pack in a folder; what is wrong with them is reported and left out."""
    report = report or Report()
    return read_plates(read_plate_files(root, report), report)


def read_plates(files: Iterable[PackFile], report: Report) -> Plates:
    drawings: dict[str, str] = {}
    about: dict[str, Toml] = {}
    for file in files:
        path = file.path.removeprefix(f"{PLATES_FOLDER}/")
        if path in (_WORDS, _HEADS, _SETTINGS):
            text = decode_text(file, report)
            toml = read_toml(file.path, text, report) if text is not None else None
            if toml:
                about[path] = toml
        elif path.endswith(".svg") and _NAME.fullmatch(path.removesuffix(".svg")):
            try:
                drawings[path.removesuffix(".svg")] = sanitized_plate(file.data)
            except PlateRejected as rejected:
                report.add("B145", file.path, why=str(rejected))
        else:
            report.add("B130", file.path, suggestion=f"Folders of plates are {', '.join(KINDS)}.")
    settings = about.get(_SETTINGS)
    return Plates(
        drawings,
        _read_plate_descriptions(about.get(_WORDS), report),
        _read_head_positions(about.get(_HEADS), report),
        (settings and read_struct(settings, (), PlateSettings, report)) or PlateSettings(),
    )


def files_with_sanitized_plates(plates: Plates, files: Iterable[PackFile]) -> list[PackFile]:
    """The files with every drawing as it was sanitized, and without what nobody reads."""
    drawn = {f"{PLATES_FOLDER}/{name}.svg": drawing.encode() for name, drawing in plates.drawings.items()}
    about = {f"{PLATES_FOLDER}/{name}" for name in (_WORDS, _HEADS, _SETTINGS)}
    return [
        PackFile(file.path, drawn.get(file.path, file.data))
        for file in files
        if file.path in drawn or file.path in about
    ]


def _read_plate_descriptions(toml: Toml | None, report: Report) -> dict[str, dict[str, str]]:
    words: dict[str, dict[str, str]] = {}
    for kind, named in (toml.value if toml else {}).items():
        for name, said in entries_or_empty(named).items():
            texts = entries_or_empty(said)
            if toml and not all(
                isinstance(text, str) and len(text) <= LONGEST_WORDS for text in texts.values()
            ):
                why = f"its words are texts of at most {LONGEST_WORDS} letters, one per language"
                report.add("B145", toml.path, toml.position_of((kind, name)), why=why)
                continue
            words[f"{kind}/{name}"] = {language: str(text) for language, text in texts.items()}
    return words


def _read_head_positions(toml: Toml | None, report: Report) -> dict[str, Head]:
    heads: dict[str, Head] = {}
    for kind, named in (toml.value if toml else {}).items():
        for name, head in entries_or_empty(named).items():
            try:
                heads[f"{kind}/{name}"] = msgspec.convert(head, Head)
            except msgspec.ValidationError as error:
                if toml:
                    report.add(
                        "B145", toml.path, toml.position_of((kind, name)), why=f"its head is wrong: {error}"
                    )
    return heads
