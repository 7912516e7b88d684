"""The command `serai chronicle`: writes the chronicle of a recorded game."""

import re
import unicodedata
from datetime import date
from pathlib import Path

from serai.chronicle.game_history import make_game_history
from serai.chronicle.rendering import Form, render_chronicle
from serai.locales.texts import Language
from serai.table import Refused, Table
from serai.table.files import unwritable_file_refusal
from serai.table.logged_actions import replay_actions
from serai.table.record_loading import name_file_in_replay_errors, read_record_file


def write_chronicle(record: Path, seat: str | None, language: Language, folder: Path) -> list[Path]:
    """Writes the chronicle of a recorded game as HTML and EPUB; returns the files."""
    read = read_record_file(record).record
    if seat is not None and seat not in read.opening.seats:
        raise Refused("refused-no-seat", seat=seat, seats=list(read.opening.seats))
    with name_file_in_replay_errors(str(record)):
        table = Table.replay(read)
        actions = replay_actions(read)
    began = date.fromtimestamp(record.stat().st_mtime)
    history = make_game_history(table, actions, seat, began, replayed=True)
    name = "-".join(filter(None, (record.stem, _replace_unsafe_file_name_characters(seat or ""), language)))
    forms: tuple[Form, ...] = ("html", "epub")
    books = {folder / f"{name}.{form}": render_chronicle(history, language, form) for form in forms}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, content in books.items():
            path.write_bytes(content)
    except OSError as error:
        raise unwritable_file_refusal(folder, error) from None
    return list(books)


def _replace_unsafe_file_name_characters(name: str) -> str:
    """The name in characters that are safe in file names."""
    ascii_only = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "-", ascii_only.casefold()).strip("-")
