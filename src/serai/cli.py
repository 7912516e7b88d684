"""The `serai` command. Each command imports what it needs when it runs, so that help comes at once."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

from serai.book.languages import Language

if TYPE_CHECKING:
    from serai.table import Refused

Lang = Annotated[Language | None, Parameter(help="The language; without it, that of the system.")]
Port = Annotated[int, Parameter(validator=Number(gte=0, lte=65535))]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for programs.")]

app = App(
    name="serai",
    help="The inn at the end of a day's road: play The Thousand and One Nights and King of Dice, alone, with "
    "friends or with bots.",
    help_format="plaintext",  # nothing here needs a parser of Markdown, which takes its time to load
    version_flags=["--version"],
    help_flags=["--help", "-h"],
)


@app.command
def play(
    *,
    private: Annotated[bool, Parameter(negative=())] = False,
    port: Port | None = None,
    browser: bool = True,
    lang: Lang = None,
) -> None:
    """Open the house and play in the browser; others in the same network can sit down too.

    Parameters
    ----------
    private
        For this machine only.
    port
        The port to listen on; without it the first free one from 7291 on.
    browser
        Show the house in the browser at once.
    """
    from serai.house.serve import play as open_house

    open_house(private=private, port=port, browser=browser, language=lang)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = 7291,
    public: str | None = None,
    proxy: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Keep a house for others, behind a proxy that brings HTTPS; logs are lines of JSON.

    Parameters
    ----------
    host
        The address to listen on.
    public
        How the house is reached from outside, such as https://serai.example.org.
    proxy
        Believe the proxy's X-Forwarded-For about where clients come from.
    """
    from serai.house.serve import serve as keep_house

    keep_house(host=host, port=port, public=public, behind_proxy=proxy)


@app.command
def rules(
    game: str,
    *words: str,
    lang: Annotated[Language | None, Parameter(name=["--lang", "--language"])] = None,
) -> None:
    """Print the rules of a game, or those that hold some words: serai rules nights married home.

    Parameters
    ----------
    game
        Which game.
    words
        Words or ids of rules (N10.17) to look for; without any, all rules are printed.
    lang
        The language; without it, that of the system.
    """
    from serai.rulebook.commands import print_rules

    print_rules(game, words, lang)


@app.command
def scenario(file: Path, *, strict: bool = False) -> None:
    """Play a scenario file (a position and a script of choices) and print what comes of it as JSON.

    Parameters
    ----------
    strict
        Fail, with exit code 2, where choices or lines of [chance] are left over.
    """
    import msgspec

    from serai.table import Refused
    from serai.table.scenario import play_scenario, read_scenario, refuse_unused, report, unused

    played = read_scenario(file)
    try:
        table = play_scenario(played)
        left = unused(played, table)
        printed = msgspec.json.encode(report(table, left))
        print(msgspec.json.format(printed, indent=2).decode())
        if strict:
            refuse_unused(left)
    except Refused as refusal:
        raise Refused("refused-in-file", file=str(file), why=refusal) from None


@app.command
def replay(record: Path, *, to: int | None = None, lang: Lang = None) -> None:
    """Tell a recorded game again, event by event.

    Parameters
    ----------
    to
        Only the first so many choices.
    """
    from serai.terminal.records import replay as tell

    tell(record, to, lang)


@app.command
def verify(record: Path, *, commitment: str | None = None, lang: Lang = None) -> None:
    """Check that a recorded game's dice are those that its secret, committed to beforehand, gives.

    Parameters
    ----------
    commitment
        What was shown before the first die, if it was written down then.
    """
    from serai.terminal.records import verify as check

    check(record, commitment, lang)


@app.command
def chronicle(
    record: Path,
    *,
    seat: str | None = None,
    language: Annotated[Language | None, Parameter(name=("--language", "--lang"))] = None,
    out: Path = Path(),
) -> None:
    """Write the tale of a recorded evening as a book to keep: a page (HTML) and an EPUB.

    Parameters
    ----------
    seat
        Whose evening it was; without it, what the whole table heard.
    language
        The language of the book; without it, that of the system.
    out
        The folder to write into.
    """
    from serai.house.chronicles import write_chronicle
    from serai.locales.texts import language_of_system

    for path in write_chronicle(record, seat, language or language_of_system(), out):
        print(path)


@app.command
def bench(what: str | None = None, *, pack: Path | None = None, as_json: AsJson = False) -> None:
    """Measure how fast a game plays on one core of this machine, or how many tables the house can carry.

    Parameters
    ----------
    what
        The game (without it, the first that comes with Serai), or “house”: that takes some minutes and needs
        Node and the project's folder.
    pack
        The folder of the Book of Tales to play with (nights); without it, the one that ships.
    """
    if what == "house":
        from serai.house.bench import bench_house

        sys.exit(bench_house(as_json=as_json))
    from serai.plugin import find_plugin, first_game, load_part

    game = what or first_game()
    load_part(find_plugin(game).bench)(game, pack, as_json)


@app.command
def doctor(file: Path | None = None, *, as_json: AsJson = False, lang: Lang = None) -> None:
    """Check what the house keeps, and play every game in it again; it changes nothing.

    It may run while the house does. Exits with 1 if anything is wrong. After an update of Serai it tells
    beforehand whether every game goes on under the new rules.

    Parameters
    ----------
    file
        The file to check, such as a backup; without it, that of the house (SERAI_HOME/serai.db).
    """
    from serai.house.doctor import doctor as check

    if not check(file, as_json=as_json, lang=lang):
        sys.exit(1)


@app.command
def languages(language: Language | None = None, /, *, as_json: AsJson = False) -> None:
    """List the languages, and what each still lacks of messages, rules, grammar, and the Book that ships.

    What is missing is read in English, and in a Book in its source language. Exits with 1 if a grammar cannot
    be used as it is.

    Parameters
    ----------
    language
        One language, with every missing piece by name and file.
    """
    from serai.locales.completeness import print_report

    if not print_report(language, as_json=as_json):
        raise SystemExit(1)


app.command("serai.terminal.command:terminal", name="terminal", help="Play at a table in this terminal.")
app.command(
    "serai.bots.simulation.command:simulate",
    name="simulate",
    help="Let bots play many games against each other, and tell what comes of it.",
)
app.command(
    "serai.house.pack_commands:app",
    name="pack",
    help="Install packs of other people, list them, and remove them.",
)


def add_commands_of_games() -> None:
    """What games bring; none takes the name of another command."""
    from serai.plugin import commands_of_games

    for name, command in commands_of_games().items():
        if name not in app:
            app.command(command.part, name=name, help=command.help)


add_commands_of_games()


def main() -> None:
    """Exit codes: 0, 1 (it failed), 2 (it was asked wrongly)."""
    _open_streams()
    try:
        _run()
    except CycloptsError as error:
        sys.exit(_say(f"{error} See serai --help.", 2))
    except ValueError as error:
        from serai.table.errors import Parted, Refused

        if not isinstance(error, Refused):
            raise
        sys.exit(_say(_in_words(error), 1 if isinstance(error, Parted) else 2))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever read the output has seen enough
        _write_nowhere()
        sys.exit(0)
    except OSError as error:  # a full disk, a folder that cannot be written
        _write_nowhere()
        sys.exit(_say(_by_the_system(error), 1))


def _run() -> None:
    """What cannot be written is noticed here, where it can be told, and not as the process ends."""
    try:
        app(sys.argv[1:], print_error=False, exit_on_error=False)
    except SystemExit as leaving:
        if isinstance(leaving.__context__, BrokenPipeError):  # Rich leaves with 1
            raise leaving.__context__ from None
        sys.stdout.flush()
        raise
    sys.stdout.flush()


def _open_streams() -> None:
    """A terminal may not know our signs, and there may be no terminal at all."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:  # it was closed; no file of ours may get its number
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
            setattr(sys, name, open(number, mode, closefd=False))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")


def _write_nowhere() -> None:
    """Nothing is left to be flushed at the end of the process."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _by_the_system(error: OSError) -> str:
    from serai.table.errors import Refused

    why = error.strerror or str(error)
    if error.filename is not None:
        why = f"{error.filename}: {why}"
    return _in_words(Refused("refused-by-system", why=why))


def _in_words(refused: "Refused") -> str:
    """Why the command was refused, in the language that it was given; without one, in that of the system."""
    from serai.locales.refusals import say_refusal
    from serai.locales.texts import language_of_system

    _, bound, _ = app.parse_args(sys.argv[1:], print_error=False, exit_on_error=False)
    asked = bound.arguments.get("lang") or bound.arguments.get("language")
    return say_refusal(refused, asked or language_of_system())


def _say(sentence: str, code: int) -> int:
    """One line, whatever the sentence quotes."""
    print(f"serai: {' '.join(sentence.split())}", file=sys.stderr)
    return code
