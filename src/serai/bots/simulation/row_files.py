"""Writes the rows of a series to a file while the games are played: JSON lines or Parquet, by its suffix."""

import io
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct, structs

from serai.table import Refused
from serai.table.files import unwritable_file_refusal

ROWS_AT_ONCE = 50_000
"""How many rows are written to a Parquet file together."""

FileFormat = Literal[".jsonl", ".parquet"]


def require_file_format(path: Path) -> FileFormat:
    """The format of a file by its suffix. Raises `Refused` if rows cannot be written to it."""
    match path.suffix:
        case ".jsonl":
            return ".jsonl"
        case ".parquet":
            _import_pyarrow()
            return ".parquet"
        case _:
            raise Refused(f"{path} must end in .jsonl (JSON lines) or .parquet.")


def write_rows_and_count_them(path: Path, row_types: Iterable[type[Struct]], batches: Iterable[bytes]) -> int:
    """Writes batches of JSON lines, and returns the number of rows."""
    rows = 0
    open_file = (
        _open_json_lines_file
        if require_file_format(path) == ".jsonl"
        else partial(_open_parquet_file, row_types=row_types)
    )
    try:
        with open_file(path) as write:
            for lines in batches:
                write(lines)
                rows += lines.count(b"\n")
    except OSError as error:
        raise unwritable_file_refusal(path, error) from None
    return rows


@contextmanager
def _open_json_lines_file(path: Path) -> Generator[Callable[[bytes], Any]]:
    with path.open("wb") as file:
        yield file.write


@contextmanager
def _open_parquet_file(path: Path, row_types: Iterable[type[Struct]]) -> Generator[Callable[[bytes], Any]]:
    """Collects lines and writes them as row groups, which begin at the same rows in every run."""
    arrow, read_json, parquet = _import_pyarrow()
    schema = arrow_schema(arrow, row_types)
    reading = read_json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="error")
    waiting: list[bytes] = []
    with parquet.ParquetWriter(path, schema) as file:

        def write_collected_lines() -> None:
            lines = b"".join(waiting)
            waiting.clear()
            if lines:
                in_one_block = read_json.ReadOptions(use_threads=False, block_size=len(lines))
                file.write_table(read_json.read_json(io.BytesIO(lines), in_one_block, reading))

        def collect_and_write_when_full(lines: bytes) -> None:
            waiting.append(lines)
            if sum(part.count(b"\n") for part in waiting) >= ROWS_AT_ONCE:
                write_collected_lines()

        yield collect_and_write_when_full
        write_collected_lines()


def arrow_schema(arrow: Any, row_types: Iterable[type[Struct]]) -> Any:
    """The columns of the rows, in Arrow's types."""
    fields = [field for row_type in row_types for field in structs.fields(row_type)]
    return arrow.schema([(field.encode_name, _arrow_type(arrow, field.type)) for field in fields])


def _arrow_type(arrow: Any, python_type: Any) -> Any:
    plain: dict[Any, Callable[[], Any]] = {int: arrow.int64, float: arrow.float64, str: arrow.string}
    if python_type in plain:
        return plain[python_type]()
    origin, inner = get_origin(python_type), get_args(python_type)
    if origin in (list, tuple):
        return arrow.list_(_arrow_type(arrow, inner[0]))
    if origin in (Union, UnionType):
        (value,) = (kind for kind in inner if kind is not NoneType)
        return _arrow_type(arrow, value)
    raise TypeError(f"a column cannot hold {python_type}")


def _import_pyarrow() -> tuple[Any, Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.json"), import_module("pyarrow.parquet")
    except ImportError:
        raise Refused('Parquet needs pyarrow: install it with pip install "serai[study]".') from None
