"""The `serai` command line. Each command imports what it needs when it runs, so that help is fast."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

from serai.book.languages import Language

if TYPE_CHECKING:
    from serai.table import Refused

Lang = Annotated[Language | None, Parameter(help="The language (default: that of the system).")]
Port = Annotated[int, Parameter(validator=Number(gte=0, lte=65535))]
BotDelay = Annotated[float, Parameter(validator=Number(gte=0, lte=60))]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]

app = App(
    name="serai",
    help="Play The Thousand and One Nights and King of Dice, alone, with friends or with bots.",
    help_format="plaintext",  # the Markdown parser is slow to load
    version_flags=["--version"],
    help_flags=["--help", "-h"],
)


@app.command(name="play")
def open_house_in_browser(
    *,
    private: Annotated[bool, Parameter(negative=())] = False,
    port: Port | None = None,
    browser: bool = True,
    bot_delay: BotDelay | None = None,
    lang: Lang = None,
) -> None:
    """Start the server and play in the browser; others in the same network can join.

    Parameters
    ----------
    private
        Accept connections from this machine only.
    port
        The port to listen on (default: the first free one from 7291 on).
    browser
        Open the browser.
    bot_delay
        How many seconds a bot waits before it chooses, so that people can follow the game (default: 0.9).
    """
    from serai.house.serve import run_house_and_open_browser

    run_house_and_open_browser(
        private=private, port=port, browser=browser, language=lang, bot_delay=bot_delay
    )


@app.command(name="serve")
def run_server_behind_proxy(
    *,
    host: str = "127.0.0.1",
    port: Port = 7291,
    public: str | None = None,
    proxy: Annotated[bool, Parameter(negative=())] = False,
    workers: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
    bot_delay: BotDelay | None = None,
) -> None:
    """Run a server behind a proxy that provides HTTPS, with logs as JSON lines.

    Parameters
    ----------
    host
        The address to listen on.
    public
        The public address of the server, such as https://serai.example.org.
    proxy
        Trust the proxy's X-Forwarded-For for the addresses of clients.
    workers
        The number of processes that share the port; more than one needs PostgreSQL.
    bot_delay
        How many seconds a bot waits before it chooses, so that people can follow the game (default: 0.9).
    """
    from serai.house.serve import run_server

    sys.exit(
        run_server(
            host=host, port=port, public=public, behind_proxy=proxy, workers=workers, bot_delay=bot_delay
        )
    )


@app.command(name="rules")
def print_rules_found(
    game: str,
    *words: str,
    lang: Annotated[Language | None, Parameter(name=["--lang", "--language"])] = None,
) -> None:
    """Print the rules of a game, or those that contain some words: serai rules nights married home.

    Parameters
    ----------
    game
        Which game.
    words
        Words or rule ids (N10.17) to search for (default: print all rules).
    lang
        The language (default: that of the system).
    """
    from serai.rulebook.commands import print_rules

    print_rules(game, words, lang)


@app.command(name="scenario")
def play_and_print_scenario(file: Path, *, strict: bool = False) -> None:
    """Play a scenario file (a position and a script of choices) and print the result as JSON.

    Parameters
    ----------
    strict
        Fail, with exit code 2, if choices or lines of [chance] are left over.
    """
    import msgspec

    from serai.table import Refused
    from serai.table.scenario import (
        check_script_used_up,
        find_unused_script,
        play_scenario,
        read_scenario,
        scenario_report,
    )

    played = read_scenario(file)
    try:
        table = play_scenario(played)
        left = find_unused_script(played, table)
        printed = msgspec.json.encode(scenario_report(table, left))
        print(msgspec.json.format(printed, indent=2).decode())
        if strict:
            check_script_used_up(left)
    except Refused as refusal:
        raise Refused("refused-in-file", file=str(file), why=refusal) from None


@app.command(name="replay")
def print_recorded_game(record: Path, *, to: int | None = None, lang: Lang = None) -> None:
    """Print a recorded game, event by event.

    Parameters
    ----------
    to
        Stop after this many choices.
    """
    from serai.terminal.record_commands import print_replay

    print_replay(record, to, lang)


@app.command(name="verify")
def verify_dice_of_record(record: Path, *, commitment: str | None = None, lang: Lang = None) -> None:
    """Check that the dice of a recorded game match the commitment made before the first roll.

    Parameters
    ----------
    commitment
        The commitment that was shown before the first roll, if you wrote it down.
    """
    from serai.terminal.record_commands import replay_and_print_dice_verification as check

    check(record, commitment, lang)


@app.command(name="chronicle")
def write_chronicle_of_record(
    record: Path,
    *,
    seat: str | None = None,
    language: Annotated[Language | None, Parameter(name=("--language", "--lang"))] = None,
    out: Path = Path(),
) -> None:
    """Write the story of a recorded game as a book: an HTML page and an EPUB.

    Parameters
    ----------
    seat
        The player whose story it is (default: what everyone at the table knew).
    language
        The language of the book (default: that of the system).
    out
        The folder to write into.
    """
    from serai.chronicle.command import write_chronicle
    from serai.locales.texts import language_of_system

    for path in write_chronicle(record, seat, language or language_of_system(), out):
        print(path)


@app.command(name="bench")
def run_benchmarks(
    what: str | None = None,
    *,
    pack: Path | None = None,
    stores: str = "sqlite",
    workers: str = "1",
    as_json: AsJson = False,
) -> None:
    """Measure how fast a game plays on one core of this machine, or how many tables the server can run.

    Parameters
    ----------
    what
        The game (default: the first that ships with Serai); “house” for the server, which takes some
        minutes and needs Node and the source folder; or “study” for the environments of programs that learn,
        beside those of other libraries.
    pack
        The folder of the Book of Tales to play with (nights; default: the one that ships).
    stores
        The databases of the server (house): sqlite, or sqlite,postgresql.
    workers
        How many workers share the tables in PostgreSQL (house), such as 1,2 for one and then two.
    """
    if what == "house":
        from serai.house.bench import run_house_benchmark

        sys.exit(run_house_benchmark(stores=stores, workers=workers, as_json=as_json))
    if what == "study":
        from serai.study.bench import measure_and_print_study

        measure_and_print_study(as_json=as_json)
        return
    from serai.plugin import default_game, find_plugin, import_object

    game = what or default_game()
    import_object(find_plugin(game).bench)(game, pack, as_json)


@app.command(name="doctor")
def examine_stored_games(database: str | None = None, *, as_json: AsJson = False, lang: Lang = None) -> None:
    """Check the database of the server by replaying every game in it; it changes nothing.

    You can run it while the server is running. After an update of Serai it reports whether every game can
    continue under the new rules. Exits with 1 if anything is wrong.

    Parameters
    ----------
    database
        The database to check: a file, such as a backup, or postgresql://user@host/name (default:
        SERAI_DATABASE, or else SERAI_HOME/serai.db).
    """
    from serai.house.doctor import examine_database_and_print_report as check
    from serai.house.store.databases import parse_database

    if not check(parse_database(database) if database else None, as_json=as_json, lang=lang):
        sys.exit(1)


@app.command(name="languages")
def print_language_completeness(language: Language | None = None, /, *, as_json: AsJson = False) -> None:
    """List the languages, and what is missing in each: messages, rules, grammar, and tales of the shipped
    Book.

    Players see missing texts in English, or in the source language of a Book. Reports mistakes in messages
    and grammars; if there are any, exits with 1.

    Parameters
    ----------
    language
        List every missing text of this language by name and file.
    """
    from serai.locales.completeness import print_reports, report_on_all_languages, report_on_language

    reports = [report_on_language(language)] if language else report_on_all_languages()
    print_reports(reports, as_json=as_json, list_missing=language is not None)
    if not all(report.has_no_mistakes for report in reports):
        raise SystemExit(1)


app.command(
    "serai.terminal.command:play_in_terminal", name="terminal", help="Play at a table in this terminal."
)
app.command(
    "serai.bots.simulation.command:simulate",
    name="simulate",
    help="Let bots play many games against each other, and report the results.",
)
app.command(
    "serai.client.command:serve_mcp",
    name="mcp",
    help="Let a language model sit at a table, through the Model Context Protocol.",
)
app.command(
    "serai.house.house_commands:app",
    name="house",
    help="Back up the tables of a server, move them, and migrate a database.",
)
app.command(
    "serai.house.pack_commands:app",
    name="pack",
    help="Create, install, list and remove content packs.",
)


def add_game_commands() -> None:
    """Adds the commands of the games; existing commands are not replaced."""
    from serai.plugin import game_commands

    for name, command in game_commands().items():
        if name not in app:
            app.command(command.part, name=name, help=command.help)


add_game_commands()


def main() -> None:
    """Runs the command line. Exit codes: 0, 1 (failed), 2 (wrong usage)."""
    _repair_standard_streams()
    try:
        _run_and_flush()
    except CycloptsError as error:
        sys.exit(_print_error(f"{error} See serai --help.", 2))
    except ValueError as error:
        from serai.table.errors import Refused, ReplayDiverged

        if not isinstance(error, Refused):
            raise
        sys.exit(_print_error(_refusal_message(error), 1 if isinstance(error, ReplayDiverged) else 2))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the process reading our output has closed the pipe
        _redirect_stdout_to_null()
        sys.exit(0)
    except OSError as error:  # a full disk, or a folder that is not writable
        _redirect_stdout_to_null()
        sys.exit(_print_error(_os_error_message(error), 1))


def _run_and_flush() -> None:
    """Flushes the output here, so that a write error is reported before the process exits."""
    try:
        app(sys.argv[1:], print_error=False, exit_on_error=False)
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):  # Rich exits with 1
            raise leaving.__context__ from None
        sys.stdout.flush()
        raise
    sys.stdout.flush()


def _repair_standard_streams() -> None:
    """Copes with missing streams, and with terminals that cannot print every character."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:  # closed: no other file may get its descriptor
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
            setattr(sys, name, open(number, mode, closefd=False))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _redirect_stdout_to_null() -> None:
    """Prevents a second error when Python flushes stdout at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _os_error_message(error: OSError) -> str:
    from serai.table.errors import Refused

    why = error.strerror or str(error)
    if error.filename is not None:
        why = f"{error.filename}: {why}"
    return _refusal_message(Refused("refused-by-system", why=why))


def _refusal_message(refused: "Refused") -> str:
    """The reason for a refusal, in the language of the command line or of the system."""
    from serai.locales.refusals import say_refusal
    from serai.locales.texts import language_of_system

    _, bound, _ = app.parse_args(sys.argv[1:], print_error=False, exit_on_error=False)
    asked = bound.arguments.get("lang") or bound.arguments.get("language")
    return say_refusal(refused, asked or language_of_system())


def _print_error(sentence: str, code: int) -> int:
    """Prints the sentence on one line, even if it quotes line breaks."""
    print(f"serai: {' '.join(sentence.split())}", file=sys.stderr)
    return code
