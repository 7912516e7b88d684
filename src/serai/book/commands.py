"""`serai book`: checking and writing packs from the command line."""

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn, TypeVar

from cyclopts import App, Parameter

from serai.book.languages import FALLBACK, Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console

    from serai.book.cards import EffectWord, EffectWords
    from serai.book.check import Needs
    from serai.book.diagnostics import Diagnostic
    from serai.book.writing import Rewrite

Result = TypeVar("Result")

SHIPPED = Path("packs", "first-book")
SEVERITY_COLOURS = {"error": "bold red", "warning": "yellow", "note": "cyan"}

app = App(name="book", help="Write a Book of Tales, and have it checked.")


@app.command
def check(
    pack: Path | None = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    spelling: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Prove a pack: files, references, tables, reachability, grammar, translations, style; can it be played?

    Exits with 1 if there are errors, with 2 if there is no such pack.

    Parameters
    ----------
    pack
        The folder of the pack; packs/first-book, or the folder you are in, if none is given.
    as_json
        Print one JSON array, for editors.
    quiet
        Print errors and warnings only, not the notes.
    spelling
        Look up every word too. Words of the pack's own stand in lexicon/words.en.txt, one to a line.
    """
    from serai.book.check import check_pack
    from serai.book.diagnostics import SEVERITIES, has_errors
    from serai.book.spelling import NoDictionariesError

    root = find_pack(pack)
    try:
        found = check_pack(root, find_effects(), find_needs(), spelling=spelling)
    except NoDictionariesError as error:
        _refuse(str(error))
    if as_json:
        _print_json(found)
        return int(has_errors(found))
    console = _console()
    for diagnostic in found:
        if quiet and diagnostic.severity == "note":
            continue
        place = f"{root / diagnostic.file}:{diagnostic.line}:{diagnostic.column}"
        sentence = " ".join(filter(None, (diagnostic.message, diagnostic.suggestion)))
        console.print(place, style="dim", end=" ", markup=False)
        console.print(diagnostic.code, style=SEVERITY_COLOURS[diagnostic.severity], end=" ")
        console.print(sentence, markup=False)
    counts = Counter(diagnostic.severity for diagnostic in found)
    shown = ", ".join(f"{counts[one]} {one}{'s' * (counts[one] != 1)}" for one in SEVERITIES)
    console.print(f"{root}: {shown}", style="bold red" if counts["error"] else "bold green", markup=False)
    return int(has_errors(found))


@app.command
def stats(
    pack: Path | None = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    plot: Path | None = None,
    beside: Annotated[list[Path] | None, Parameter(consume_multiple=True, negative="")] = None,
) -> int:
    """Measure a pack: lengths, repetitions and fortune, beside what a good book should have.

    Parameters
    ----------
    pack
        The folder of the pack.
    as_json
        Print one JSON object, for programs.
    plot
        Also draw the figures as SVG pictures into this folder.
    beside
        Also measure these texts of others, and the Book on as many words of the same language; plain text
        whose name ends in its language, as "emma.en.txt" does.
    """
    import msgspec

    from serai.book.diagnostics import Report
    from serai.book.pack import read_pack
    from serai.book.samples import SampleError, read_sample
    from serai.book.stats import plain_data, statistics, tables

    draft = read_pack(find_pack(pack), Report())
    try:
        samples = [read_sample(path) for path in beside or []]
    except SampleError as error:
        _refuse(str(error))
    measured = statistics(draft, samples)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(plain_data(measured)), indent=2).decode())
    else:
        for table in tables(measured):
            _console().print(table)
    if plot:
        from serai.book.plots import NoPlotsError, write_plots

        try:
            paths = write_plots(draft, measured, plot)
        except NoPlotsError as error:
            _refuse(str(error))
        except OSError as error:
            _refuse(f"The pictures cannot be written into {plot}: {error.strerror or error}.")
        for path in paths:
            # The pictures are named on the other stream, so that JSON stays JSON.
            print(path, file=sys.stderr)
    return 0


@app.command
def new(strip: str, pack: Path | None = None, /) -> int:
    """Make the three files of a new strip.

    Parameters
    ----------
    strip
        The id of the strip, for instance efreet/duel.
    pack
        The folder of the pack.
    """
    from serai.book.writing import new_strip

    for path in _told(lambda: new_strip(find_pack(pack), strip)):
        print(path)
    return 0


@app.command
def sync(pack: Path | None = None, /) -> int:
    """Renew headings, awards and order of the translations, drop stale read marks, and assign numbers.

    Parameters
    ----------
    pack
        The folder of the pack.
    """
    from serai.book.writing import sync as renew

    return _show_rewrites(_told(lambda: renew(find_pack(pack))), "Everything is in step.")


@app.command
def accept(
    paragraph: str,
    pack: Path | None = None,
    /,
    *,
    language: Language | None = None,
    read: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Lock a translation to its source as it is now, after you have read both.

    Parameters
    ----------
    paragraph
        STRIP#PARAGRAPH, or the id of a Place of Power for its opening.
    pack
        The folder of the pack.
    language
        Accept this translation only.
    read
        Only mark the paragraph as read by somebody other than its writer; locks stay as they are.
    """
    from serai.book.writing import accept as lock

    rewrites = _told(lambda: lock(find_pack(pack), paragraph, language, read))
    return _show_rewrites(rewrites, "It was marked already." if read else "It was accepted already.")


@app.command(name="map")
def draw(
    pack: Path | None = None,
    /,
    *,
    lang: Language = FALLBACK,
    time: Literal["morning", "noon", "night"] = "morning",
    output: Path | None = None,
    figures: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Draw the map of a pack as SVG, or measure it.

    Parameters
    ----------
    pack
        The folder of the pack.
    lang
        The language of the names.
    time
        The time of day that gives the picture its colours.
    output
        The file to draw into; without it the picture is printed.
    figures
        Print distances, turns, and how the spaces are spread; then nothing is drawn unless a file is named.
    """
    from serai.book.diagnostics import Report
    from serai.book.pack import read_pack

    root = find_pack(pack)
    atlas = read_pack(root, Report()).map
    if not atlas.spaces:
        _refuse(f"{root} has no map that can be read: see “serai book check”.")
    if figures:
        from serai.book.cartography.figures import tables

        for table in tables(atlas, lang):
            _console().print(table)
    if output or not figures:
        from serai.book.cartography.picture import picture
        from serai.book.cartography.plan import plan

        drawn = picture(atlas, plan(atlas, lang), time)
        if output is None:
            sys.stdout.write(drawn)
            return 0
        try:
            output.write_text(drawn, encoding="utf-8")
        except OSError as error:
            _refuse(f"The map cannot be written to {output}: {error.strerror or error}.")
        print(output)
    return 0


@app.command
def preview(
    pack: Path | None = None,
    /,
    *,
    port: int | None = None,
    show: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> int:
    """Show the pack on a page of this machine that follows what you save.

    Parameters
    ----------
    pack
        The folder of the pack.
    port
        Where the page is served; without it 8765, or any that is free.
    show
        Open the page in the browser.
    """
    from serai.book.preview import PreviewError, serve

    root = find_pack(pack)
    try:
        serve(root, find_effects(), port, show)
    except PreviewError as error:
        _refuse(str(error))
    return 0


def find_effects() -> "EffectWords":
    """The effect words of all games, found by name: the Book knows no game."""
    words: dict[str, EffectWord] = {}
    for game in _installed_games():
        words |= getattr(game, "effect_words", {})
    return words


def find_needs() -> "Needs":
    """What all games that are played with packs miss in a Book, found by name as their words are."""
    needs = [game.pack_needs for game in _installed_games() if hasattr(game, "pack_needs")]
    return lambda book: [lack for each in needs for lack in each(book)]


def _installed_games() -> "Iterator[Any]":
    """The rules of all games; a package registers them alone, or with what else belongs to its game."""
    from importlib.metadata import entry_points

    for point in entry_points(group="serai.games"):
        registered = point.load()
        yield registered if isinstance(registered, type) else registered.load_rules()


def find_pack(given: Path | None) -> Path:
    """The folder that a command means; a sentence and exit code 2 if it is no pack."""
    root = given or (SHIPPED if SHIPPED.is_dir() else Path())
    if not (root / "pack.toml").is_file():
        shown = root if given else "This folder"
        _refuse(f"{shown} is not a pack: it has no pack.toml.")
    return root


def _told(work: "Callable[[], Result]") -> "Result":
    from serai.book.writing import WritingError

    try:
        return work()
    except WritingError as error:
        _refuse(str(error))
    except OSError as error:
        _refuse(f"{error.filename or 'A file'} cannot be read or written: {error.strerror or error}.")


def _show_rewrites(rewrites: "list[Rewrite]", otherwise: str) -> int:
    """Tells what became of each file, or that there was nothing to do; 1 if a file could not be written."""
    for rewrite in rewrites:
        print(f"{rewrite.file}: {rewrite.what}")
    if not rewrites:
        print(otherwise)
    return int(any(not rewrite.done for rewrite in rewrites))


def _refuse(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


def _print_json(found: "list[Diagnostic]") -> None:
    import msgspec

    rows = [msgspec.structs.asdict(one) | {"severity": one.severity} for one in found]
    print(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)
