"""`serai book print`: prints a Book as PDFs."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import Parameter

from serai.book.commands import find_pack_or_exit
from serai.book.languages import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serai.bots.parallel import Progress
    from serai.games.nights.pdf.edition import Paper
    from serai.games.nights.world import World


def print_book(
    pack: Path | None = None,
    /,
    *,
    language: Annotated[Language | Literal["all"] | None, Parameter(name=["--language", "--lang"])] = None,
    out: Path = Path("printed"),
    paper: Literal["a4", "letter"] = "a4",
    only: str | None = None,
) -> int:
    """Print a Book as PDFs, to play at a real table.

    A draft that is not playable yet is printed too. Exits with 2 if there is no such pack or document, if the
    pack has errors, or if typst is not installed.

    Parameters
    ----------
    pack
        The folder of the pack (default: the Book that ships).
    language
        The language, or “all” (default: that of the system).
    out
        The folder for the PDFs, with a subfolder for each language.
    paper
        The paper size: A4 or Letter.
    only
        Only these documents, separated by commas: guide, book, matrices, charts, cards, heroes, pieces,
        map (a poster), tiles (the map on sheets to be glued together).
    """
    from serai.bots.parallel import progress_bar
    from serai.games.nights.pdf.documents import DOCUMENTS
    from serai.games.nights.pdf.typst_renderer import TypstMissingError, import_typst
    from serai.locales.refusals import say_refusal
    from serai.locales.texts import LANGUAGES, language_of_system
    from serai.table import Refused

    wanted = [name.strip() for name in only.split(",")] if only else list(DOCUMENTS)
    if unknown := [name for name in wanted if name not in DOCUMENTS]:
        _exit_with_error(f"There is no document “{unknown[0]}”: choose from {', '.join(DOCUMENTS)}.")
    languages = LANGUAGES if language == "all" else (language or language_of_system(),)
    try:
        import_typst()
        world = _open_world(pack)
        with progress_bar("Printing") as watch:
            paths = list(_write_documents(world, languages, paper, wanted, out, watch))
    except TypstMissingError as error:
        _exit_with_error(str(error))
    except Refused as refused:
        _exit_with_error(say_refusal(refused, language_of_system()))
    except OSError as error:
        _exit_with_error(f"The PDFs cannot be written into {out}: {error.strerror or error}.")
    for path in paths:
        print(path)
    return 0


def _open_world(pack: Path | None) -> "World":
    from serai.games.nights.packs import open_world_for_inspection, shipped_world

    return shipped_world() if pack is None else open_world_for_inspection(find_pack_or_exit(pack))


def _write_documents(
    world: "World",
    languages: "Sequence[Language]",
    paper: "Paper",
    document_names: list[str],
    folder_for_all: Path,
    on_progress: "Progress | None",
) -> Iterator[Path]:
    from serai.games.nights.pdf.documents import DOCUMENTS
    from serai.games.nights.pdf.edition import Edition

    total = len(languages) * len(document_names)
    for number, language in enumerate(languages):
        edition = Edition(world, language, paper)
        folder = folder_for_all / language
        folder.mkdir(parents=True, exist_ok=True)
        for done, name in enumerate(document_names, number * len(document_names) + 1):
            path = folder / f"{name}.pdf"
            path.write_bytes(DOCUMENTS[name](edition))
            if on_progress is not None:
                on_progress(done, total)
            yield path


def _exit_with_error(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)
