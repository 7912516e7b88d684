"""The `serai` command. Each command imports what it needs when it runs, so that help comes at once."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number

from serai.book.vocabulary import Language

Lang = Annotated[Language | None, Parameter(help="The language; without it, that of the system.")]
FIRST_GAME = "dice"
"""What is played where nobody names a game."""
NIGHTS = Parameter(group="The Thousand and One Nights", negative=())
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
    from serai.locales.texts import refusals_in

    with refusals_in(lang):
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
    from serai.locales.texts import refusals_in

    with refusals_in(None):
        keep_house(host=host, port=port, public=public, behind_proxy=proxy)


@app.command
def terminal(
    game: str = FIRST_GAME,
    *seats: str,
    lang: Lang = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    seed: int | None = None,
    first: str | None = None,
    takebacks: Annotated[bool, Parameter(negative=())] = False,
    hints: bool = True,
    record: Path | None = None,
    resume: Path | None = None,
    pack: Path | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True, negative=())] = None,
    goal: Annotated[int | None, NIGHTS] = None,
    hero: Annotated[list[str] | None, NIGHTS] = None,
    one_status: Annotated[bool, NIGHTS] = False,
    random_skills: Annotated[bool, NIGHTS] = False,
    storytelling: Annotated[bool, NIGHTS] = False,
    merchant: Annotated[bool, NIGHTS] = False,
    person_reads: Annotated[bool, NIGHTS] = False,
    introduction: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Play at a table in this terminal.

    Parameters
    ----------
    game
        Which game to play: dice, nights, or any other that is installed.
    seats
        Who plays, in order: a name for a person, NAME=LEVEL for a bot (Ana Bo=king), NAME=MODULE:FUNCTION for
        a bot of your own. Asked for if not given.
    plain
        Print lines only, for screen readers and pipes.
    seed
        Open dice: a number from which every die follows. Without it the dice are sealed until the end.
    first
        The seat that starts; without it the first seat is drawn.
    takebacks
        The bots agree when a person wants to take a choice back.
    hints
        Whoever must choose may ask what a good player would do, and why.
    record
        Keep the game in this file; every choice is on the disk before the game goes on.
    resume
        Go on with the game in this file, and keep it there.
    pack
        The folder of the Book of Tales to play with (nights); without it, the one that ships.
    options
        What the table agrees on in any game, as in --options most=2.
    goal
        The points to reach, destiny and story together (20).
    hero
        Who takes which hero, as in --hero Ana=aladdin, once for each seat; the others are drawn.
        The heroes: aladdin, ali-baba, maaruf, sindbad, scheherazade, zumurrud.
    one_status
        A hero has one status at most.
    random_skills
        The first three skills are drawn, not chosen.
    storytelling
        A result may be told again; if most of the others like it, it brings a story point.
    merchant
        A fabulous fortune, kept for three turns, counts toward the goal.
    person_reads
        The Reader has each page before the others, reads it aloud and turns it.
    introduction
        Learn the game by playing it: a few minutes against a bot, with remarks at the right moments.
    """
    from serai.table.agreeing import options_from
    from serai.terminal.agreement import Sitting
    from serai.terminal.play import play

    switches = {
        "one-status": one_status,
        "random-skills": random_skills,
        "storytelling": storytelling,
        "merchant": merchant,
        "person-reads": person_reads,
    }
    agreed = options_from(options or []) | {name: True for name, asked in switches.items() if asked}
    if goal is not None:
        agreed["goal"] = goal
    play(
        Sitting(
            game=game,
            seats=seats,
            lang=lang,
            plain=plain,
            seed=seed,
            first=first,
            takebacks=takebacks,
            hints=hints,
            record=record,
            resume=resume,
            pack=pack,
            options=agreed,
            heroes=tuple(hero or ()),
            introduction=introduction,
        )
    )


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
    from serai.locales.texts import refusals_in
    from serai.rulebook.commands import print_rules

    with refusals_in(lang):
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
        raise Refused(f"{file}: {refusal}") from None


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
    from serai.locales.texts import language_of_system, refusals_in

    with refusals_in(language):
        for path in write_chronicle(record, seat, language or language_of_system(), out):
            print(path)


@app.command
def bench(what: str = FIRST_GAME, *, pack: Path | None = None, as_json: AsJson = False) -> None:
    """Measure how fast a game plays on one core of this machine, or how many tables the house can carry.

    Parameters
    ----------
    what
        The game (dice, nights, or any other that is installed), or “house”: that takes some minutes and needs
        Node and the project's folder.
    pack
        The folder of the Book of Tales to play with (nights); without it, the one that ships.
    """
    if what == "house":
        from serai.house.bench import bench_house

        sys.exit(bench_house(as_json=as_json))
    from serai.plugin import find_plugin, load_part

    load_part(find_plugin(what).bench)(what, pack, as_json)


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
        sys.exit(_say(str(error), 1 if isinstance(error, Parted) else 2))
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
        app(print_error=False, exit_on_error=False)
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
    from serai.locales.texts import language_of_system, texts

    why = error.strerror or str(error)
    if error.filename is not None:
        why = f"{error.filename}: {why}"
    return texts(language_of_system(), "refusals").say("refused-by-system", why=why)


def _say(sentence: str, code: int) -> int:
    """One line, whatever the sentence quotes."""
    print(f"serai: {' '.join(sentence.split())}", file=sys.stderr)
    return code
