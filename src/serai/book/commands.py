"""`serai book`: the commands for authors of packs."""

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn, TypeVar

from cyclopts import App, Parameter

from serai.book.languages import FALLBACK, Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console

    from serai.book.authoring import Rewrite
    from serai.book.cards import EffectWord, EffectWords
    from serai.book.check import PlayabilityCheck
    from serai.book.diagnostics import Diagnostic
    from serai.book.preview.play import ScenarioMaker

Result = TypeVar("Result")

SHIPPED = Path("packs", "first-book")
SEVERITY_COLOURS = {"error": "bold red", "warning": "yellow", "note": "cyan"}

app = App(name="book", help="Write a Book of Tales, and have it checked.")


@app.command(name="check")
def check_pack_and_print_diagnostics(
    pack: Path | None = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    spelling: Annotated[bool, Parameter(negative="")] = False,
    watch: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Check a pack: files, references, tables, reachability, grammar, translations, style, and playability.

    Exits with 1 if there are errors, with 2 if there is no such pack.

    Parameters
    ----------
    pack
        The folder of the pack; by default packs/first-book, or else the current folder.
    as_json
        Print one JSON array, for editors; with --watch, one JSON object per line.
    quiet
        Print errors and warnings, but no notes.
    spelling
        Also check the spelling. List the pack's own words in lexicon/words.en.txt, one per line.
    watch
        Check again after every save, until Ctrl+C.
    """
    from serai.book.check import check_pack
    from serai.book.diagnostics import SEVERITIES, count_clashes, has_errors
    from serai.book.spelling import NoDictionariesError

    root = find_pack_or_exit(pack)
    effects, needs = effect_words_of_installed_games(), playability_check_of_installed_games()

    def check_now() -> "list[Diagnostic]":
        found = check_pack(root, effects, needs, spelling=spelling)
        return [one for one in found if not (quiet and one.severity == "note")]

    try:
        if watch:
            return _check_and_print_on_every_change(root, check_now, as_json=as_json)
        found = check_pack(root, effects, needs, spelling=spelling)
    except NoDictionariesError as error:
        _exit_with_error(str(error))
    if as_json:
        _print_diagnostics_as_json(found)
        return int(has_errors(found))
    console = _make_console()
    for diagnostic in found:
        if quiet and diagnostic.severity == "note":
            continue
        place = f"{root / diagnostic.file}:{diagnostic.line}:{diagnostic.column}"
        sentence = " ".join(filter(None, (diagnostic.message, diagnostic.suggestion)))
        console.print(place, style="dim", end=" ", markup=False)
        severity = diagnostic.severity
        console.print(f"{severity} {diagnostic.code}", style=SEVERITY_COLOURS[severity], end=" ")
        console.print(sentence, markup=False)
    counts = Counter(diagnostic.severity for diagnostic in found)
    shown = ", ".join(f"{counts[one]} {one}{'s' * (counts[one] != 1)}" for one in SEVERITIES)
    if clashes := count_clashes(found):
        shown += f"; clashes: {clashes:,}"
    console.print(f"{root}: {shown}", style="bold red" if counts["error"] else "bold green", markup=False)
    return int(has_errors(found))


def _check_and_print_on_every_change(
    root: Path, check_now: "Callable[[], list[Diagnostic]]", *, as_json: bool
) -> int:
    from serai.book.watch_check import check_on_every_change, format_event, sleep_until_next_poll

    try:
        for event in check_on_every_change(root, check_now, sleep_until_next_poll):
            print(format_event(event, "json" if as_json else "text"), flush=True)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 0


@app.command(name="stats")
def print_statistics(
    pack: Path | None = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    strip: str | None = None,
    newer_than: Path | None = None,
    plot: Path | None = None,
    beside: Annotated[list[Path] | None, Parameter(consume_multiple=True, negative="")] = None,
) -> int:
    """Measure a pack: lengths, repetitions, overused words, registers, harm, award values, and their bounds.

    Overused words are those of lexicon/spent.en.toml; registers are those of PLAN.md.

    Parameters
    ----------
    pack
        The folder of the pack.
    as_json
        Print one JSON object, for programs.
    strip
        Measure only the strips and places whose ids match this pattern, for instance "throne/*".
    newer_than
        Measure only the strips and places without a number in this numbers.lock of an earlier edition.
    plot
        Also write SVG plots into this folder.
    beside
        Also compare the Book with these plain text files, over the same number of words; each name ends in
        its language, as "emma.en.txt" does.
    """
    import msgspec

    from serai.book.diagnostics import Report
    from serai.book.pack_reader import read_pack
    from serai.book.samples import SampleError, read_sample
    from serai.book.stats import (
        compute_statistics,
        drop_strips_not_matching,
        drop_strips_of_earlier_edition,
        statistics_as_json_data,
        stats_tables,
    )

    draft = read_pack(find_pack_or_exit(pack), Report())
    if strip is not None:
        drop_strips_not_matching(draft, strip)
        if not (draft.strips or draft.places):
            _exit_with_error(f"No strip and no place is called “{strip}”; a pattern is written as throne/*.")
    if newer_than is not None:
        drop_strips_of_earlier_edition(draft, _read_numbers_or_exit(newer_than))
        if not (draft.strips or draft.places):
            _exit_with_error(f"No strip and no place is newer than {newer_than}.")
    try:
        samples = [read_sample(path) for path in beside or []]
    except SampleError as error:
        _exit_with_error(str(error))
    measured = compute_statistics(draft, samples)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(statistics_as_json_data(measured)), indent=2).decode())
    else:
        for table in stats_tables(measured):
            _make_console().print(table)
    if plot:
        from serai.book.plots import NoPlotsError, write_plots

        try:
            paths = write_plots(draft, measured, plot)
        except NoPlotsError as error:
            _exit_with_error(str(error))
        except OSError as error:
            _exit_with_error(f"The pictures cannot be written into {plot}: {error.strerror or error}.")
        for path in paths:
            # To stderr, so that stdout stays valid JSON.
            print(path, file=sys.stderr)
    return 0


@app.command(name="new")
def create_tale(strip: str, pack: Path | None = None, /) -> int:
    """Create the files of a new strip or Place of Power, one per language.

    If PLAN.md plans it, they have its names, gists, needs and registers.

    Parameters
    ----------
    strip
        The id of the strip, for instance efreet/duel, or of the place, for instance haunted-house.
    pack
        The folder of the pack.
    """
    from serai.book.new_tale import create_tale_files

    for path in _run_or_exit(lambda: create_tale_files(find_pack_or_exit(pack), strip)):
        print(path)
    return 0


@app.command(name="sync")
def sync_translations(pack: Path | None = None, /) -> int:
    """Update headings, awards and order of the translations, drop stale read marks, and assign numbers.

    Parameters
    ----------
    pack
        The folder of the pack.
    """
    from serai.book.authoring import update_translations_and_numbers

    return _print_rewrites_and_choose_exit_code(
        _run_or_exit(lambda: update_translations_and_numbers(find_pack_or_exit(pack))),
        "Everything is in step.",
    )


@app.command(name="accept")
def accept_translation(
    paragraph: str,
    pack: Path | None = None,
    /,
    *,
    language: Language | None = None,
    read: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Lock a translation to the current text of its source, after you have compared both.

    Parameters
    ----------
    paragraph
        STRIP#PARAGRAPH, or the id of a Place of Power for its opening.
    pack
        The folder of the pack.
    language
        Accept this translation only.
    read
        Only mark the paragraph as read by somebody other than its author; locks stay as they are.
    """
    from serai.book.authoring import lock_translations_or_mark_as_read as accept_in_pack

    rewrites = _run_or_exit(lambda: accept_in_pack(find_pack_or_exit(pack), paragraph, language, read))
    return _print_rewrites_and_choose_exit_code(
        rewrites, "It was marked already." if read else "It was accepted already."
    )


@app.command(name="map")
def draw_map(
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
        The time of day that sets the colours.
    output
        The file to write; by default the SVG is printed.
    figures
        Print distances, turns, and the distribution of spaces; the map is then drawn only with --output.
    """
    from serai.book.diagnostics import Report
    from serai.book.pack_reader import read_pack

    root = find_pack_or_exit(pack)
    atlas = read_pack(root, Report()).map
    if not atlas.spaces:
        _exit_with_error(f"{root} has no map that can be read: see “serai book check”.")
    if figures:
        from serai.book.cartography.map_stats import map_stats_tables

        for table in map_stats_tables(atlas, lang):
            _make_console().print(table)
    if output or not figures:
        from serai.book.cartography.layout import lay_out_map
        from serai.book.cartography.svg import render_map_svg

        svg = render_map_svg(atlas, lay_out_map(atlas, lang), time)
        if output is None:
            sys.stdout.write(svg)
            return 0
        try:
            output.write_text(svg, encoding="utf-8")
        except OSError as error:
            _exit_with_error(f"The map cannot be written to {output}: {error.strerror or error}.")
        print(output)
    return 0


@app.command(name="preview")
def serve_preview_of_pack(
    pack: Path | None = None,
    /,
    *,
    port: int | None = None,
    show: Annotated[bool, Parameter(name="--open", negative="")] = False,
) -> int:
    """Show the pack on a local web page that updates whenever you save a file.

    Parameters
    ----------
    pack
        The folder of the pack.
    port
        The port of the page; by default 8765, or any free port.
    show
        Open the page in the browser.
    """
    from serai.book.preview import PreviewError, serve_preview

    root = find_pack_or_exit(pack)
    try:
        serve_preview(root, effect_words_of_installed_games(), port, show, find_scenario_maker())
    except PreviewError as error:
        _exit_with_error(str(error))
    return 0


def effect_words_of_installed_games() -> "EffectWords":
    """The effect words of all installed games; the book package depends on no game."""
    words: dict[str, EffectWord] = {}
    for game in _rules_of_installed_games():
        words |= getattr(game, "effect_words", {})
    return words


def playability_check_of_installed_games() -> "PlayabilityCheck":
    """The playability checks of all installed games, combined."""
    needs = [game.pack_needs for game in _rules_of_installed_games() if hasattr(game, "pack_needs")]
    return lambda book: [lack for each in needs for lack in each(book)]


def find_scenario_maker() -> "ScenarioMaker | None":
    """Finds something that makes a scenario leading to a paragraph: the first installed game that can."""
    makers = (getattr(game, "scenario_of_paragraph", None) for game in _rules_of_installed_games())
    return next(filter(None, makers), None)


def _rules_of_installed_games() -> "Iterator[Any]":
    """The rules of all installed games. A package may register its rules or a whole plugin."""
    from importlib.metadata import entry_points

    for point in entry_points(group="serai.games"):
        registered = point.load()
        yield registered if isinstance(registered, type) else registered.load_rules()


def find_pack_or_exit(given_folder: Path | None) -> Path:
    """The pack's folder for a command; exits with code 2 if it is not a pack."""
    root = given_folder or (SHIPPED if SHIPPED.is_dir() else Path())
    if not (root / "pack.toml").is_file():
        shown = root if given_folder else "This folder"
        _exit_with_error(f"{shown} is not a pack: it has no pack.toml.")
    return root


def _read_numbers_or_exit(lock: Path) -> dict[str, int]:
    from serai.book.diagnostics import Report
    from serai.book.paragraph_numbers import parse_numbers_lock

    report = Report()
    try:
        numbers = parse_numbers_lock(lock.name, lock.read_text("utf-8"), report)
    except OSError as error:
        _exit_with_error(f"{lock} cannot be read: {error.strerror or error}.")
    except UnicodeDecodeError:
        _exit_with_error(f"{lock} cannot be read: it is not a text file in UTF-8.")
    if found := report.diagnostics():
        _exit_with_error(f"{lock} is not a numbers.lock: {found[0].message}")
    return numbers


def _run_or_exit(work: "Callable[[], Result]") -> "Result":
    from serai.book.authoring import AuthoringError

    try:
        return work()
    except AuthoringError as error:
        _exit_with_error(str(error))
    except OSError as error:
        _exit_with_error(
            f"{error.filename or 'A file'} cannot be read or written: {error.strerror or error}."
        )


def _print_rewrites_and_choose_exit_code(rewrites: "list[Rewrite]", message_if_none: str) -> int:
    """Prints the outcome for each file; returns 1 if any file could not be rewritten."""
    for rewrite in rewrites:
        print(f"{rewrite.file}: {rewrite.what}")
    if not rewrites:
        print(message_if_none)
    return int(any(not rewrite.done for rewrite in rewrites))


def _exit_with_error(sentence: str) -> NoReturn:
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


def _print_diagnostics_as_json(diagnostics: "list[Diagnostic]") -> None:
    import msgspec

    rows = [msgspec.structs.asdict(one) | {"severity": one.severity} for one in diagnostics]
    for row in rows:
        if row["count"] == 1:
            del row["count"]
    print(msgspec.json.format(msgspec.json.encode(rows), indent=2).decode())


def _make_console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)
