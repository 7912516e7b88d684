"""Renders a template and its data to a PDF with typst. The same data give the same bytes."""

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


class TypstMissingError(Exception):
    """Typst is not installed; the message says how to install it."""


def typeset_template(template: str, data: msgspec.Struct, pictures: Pictures | None = None) -> bytes:
    """Renders a template, such as `book`, to a PDF. The template reads `data.json` and the pictures from its
    own folder.
    """
    typst = import_typst()
    with (
        _temporary_sources(data, pictures or {}) as folder,
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


def query_metadata(
    template: str, data: msgspec.Struct, name: str, pictures: Pictures | None = None
) -> list[dict[str, object]]:
    """The metadata that a template records under a label, such as the font sizes it chose."""
    typst = import_typst()
    with (
        _temporary_sources(data, pictures or {}) as folder,
        as_file(files("serai.games.nights.pdf") / "fonts") as fonts,
    ):
        compiler = typst.Compiler(
            str(folder / f"{template}.typ"),
            root=str(folder),
            font_paths=[str(fonts)],
            ignore_system_fonts=True,
        )
        return msgspec.json.decode(compiler.query(f"<{name}>", field="value"), type=list[dict[str, object]])


def import_typst() -> ModuleType:
    try:
        return import_module("typst")
    except ImportError:
        raise TypstMissingError(MISSING) from None


@contextmanager
def _temporary_sources(data: msgspec.Struct, pictures: Pictures) -> Generator[Path]:
    """A temporary folder with the templates, the data and the pictures."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for source in (files("serai.games.nights.pdf") / "templates").iterdir():
            (folder / source.name).write_bytes(source.read_bytes())
        for picture, content in pictures.items():
            (folder / picture).write_bytes(content)
        (folder / "data.json").write_bytes(msgspec.json.encode(data))
        yield folder
