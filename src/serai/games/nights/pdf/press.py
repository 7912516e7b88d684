"""The press: a template and its data become a PDF, always the same bytes for the same data."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import msgspec

MISSING = "Printing needs typst: install it with “pip install 'serai[print]'”."
Pictures = Mapping[str, bytes]


class NoPressError(Exception):
    """What sets the type is not installed; the sentence says how to get it."""


def typeset(template: str, data: msgspec.Struct, pictures: Pictures | None = None) -> bytes:
    """The PDF of a template (`book`), which finds its data as JSON and its pictures beside it."""
    typst = find_typst()
    with (
        _laid_out(data, pictures or {}) as folder,
        as_file(files("serai.games.nights.pdf") / "fonts") as fonts,
    ):
        return typst.compile(
            str(folder / f"{template}.typ"),
            root=str(folder),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
            format="pdf",
            timestamp=0,
        )


def measured(template: str, data: msgspec.Struct, name: str) -> list[dict[str, object]]:
    """What a template notes about itself under a name, such as the sizes of type that it chose."""
    typst = find_typst()
    with _laid_out(data, {}) as folder, as_file(files("serai.games.nights.pdf") / "fonts") as fonts:
        compiler = typst.Compiler(
            str(folder / f"{template}.typ"),
            root=str(folder),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
        )
        return msgspec.json.decode(compiler.query(f"<{name}>", field="value"), type=list[dict[str, object]])


def find_typst() -> ModuleType:
    try:
        return import_module("typst")
    except ImportError:
        raise NoPressError(MISSING) from None


@contextmanager
def _laid_out(data: msgspec.Struct, pictures: Pictures) -> Generator[Path]:
    """A folder with the templates, the data and the pictures."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for source in (files("serai.games.nights.pdf") / "templates").iterdir():
            (folder / source.name).write_bytes(source.read_bytes())
        for picture, content in pictures.items():
            (folder / picture).write_bytes(content)
        (folder / "data.json").write_bytes(msgspec.json.encode(data))
        yield folder
