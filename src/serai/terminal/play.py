"""`serai terminal`: who sits down, a table that is kept, and the screen or the lines to play on."""

import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from serai.bots import find_bot
from serai.introductions.introduction import find_introduction, open_introduction
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import language_of_system
from serai.plugin import find_plugin, load_part
from serai.table import RecordFile, Refused, Table, find_game
from serai.table.reading import cannot_write, play_again, read_file, why_not
from serai.terminal.agreement import Sitting, asks_for_more, check_sitting
from serai.terminal.plain import Left, Lines, play_plain
from serai.terminal.seating import ask_for_seats, check_level, setup_of
from serai.terminal.setup import NotKept, OpenTable, Screen, Setup, usual_setup


class Host:
    """Opens the tables of one sitting. The first is kept where it was asked for, the next beside it."""

    def __init__(self, sitting: Sitting, speaker: Speaker) -> None:
        self._sitting = sitting
        self._speaker = speaker
        self._say = speaker.say
        self._tables = 0
        self._files: list[RecordFile] = []

    def open_table(self, setup: Setup) -> OpenTable:
        sitting = self._sitting
        for level in setup.bots.values():
            find_bot(sitting.game, level)  # it loads now, not when it must decide
        table = Table.new(
            sitting.game,
            setup.seats,
            {**setup.options, **({"first": setup.first} if setup.first else {})},
            seed=None if sitting.seed is None else sitting.seed + self._tables,
            takebacks=setup.takebacks,
            pack=self._speaker.pack,
            bots=setup.bots,
        )
        path = self._free_path()
        self._tables += 1
        return self._keep(table, path, hints=setup.hints)

    def introduce(self) -> OpenTable:
        """The table of the introduction to the game, for whoever sits at the keyboard."""
        sitting = self._sitting
        find_bot(sitting.game, find_introduction(sitting.game).bot)  # it loads now, not when it must decide
        learner = next(iter(sitting.seats), self._say("setup-traveller"))
        table = open_introduction(sitting.game, learner, self._say("setup-bot"), takebacks=sitting.takebacks)
        kept = self._keep(table, self._free_path(), hints=sitting.hints)
        return msgspec.structs.replace(kept, introduction=True)

    def _free_path(self) -> Path | None:
        path = self._sitting.record
        if path is None:
            return None
        if not path.exists():
            return path
        if not self._tables:
            raise Refused("refused-file-exists", file=str(path))
        number = self._tables + 1
        while (beside := path.with_stem(f"{path.stem}-{number}")).exists():
            number += 1
        return beside

    def resume_table(self, path: Path) -> tuple[OpenTable, int | None]:
        """The table of a record, and the line at which the file broke off, if it did."""
        sitting = self._sitting
        if asks_for_more(sitting):
            raise Refused("refused-resume-only")
        read = read_file(path)
        table = play_again(read.record, str(path))
        for sitter in table.sitters.values():
            if sitter.bot and table.outcome is None:
                check_level(sitter.bot, sitting.game)
        return self._keep(table, path, again=True, hints=sitting.hints), read.cut

    def _keep(self, table: Table, path: Path | None, *, hints: bool, again: bool = False) -> OpenTable:
        if path is None:
            return OpenTable(table, save=_nowhere, hints=hints)
        try:
            file = RecordFile(path, table.record(), again=again)
        except OSError as error:
            raise cannot_write(path, error) from None
        self._files.append(file)

        def save() -> None:
            try:
                file.save(table.journal)
            except OSError as error:
                raise NotKept(path, why_not(error)) from None

        return OpenTable(table, save, path, self._sitting.pack, hints)

    def close(self) -> None:
        for file in self._files:
            with suppress(OSError):  # what `save` has returned from is on the disk already
                file.close()


def _nowhere() -> None:
    """A game that nobody asked to keep."""


def play(sitting: Sitting) -> None:
    """Plays until the game is over or somebody leaves."""
    if sitting.resume is not None and not asks_for_more(sitting):
        sitting = of_record(sitting, sitting.resume)
    game = find_game(sitting.game)
    plain = sitting.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    pack = game.open_pack(sitting.pack) if sitting.pack is not None else None
    words = speaker(sitting.lang or language_of_system(), sitting.game, in_words=plain, pack=pack)
    host = Host(sitting, words)
    try:
        check_sitting(sitting)
        if plain or not find_plugin(sitting.game).screen:
            _play_in_lines(sitting, host, words)
        else:
            _play_on_screen(sitting, host, words)
    except NotKept as lost:
        sys.exit(f"serai: {lost.sentence(words)}")
    finally:
        host.close()


def of_record(sitting: Sitting, path: Path) -> Sitting:
    """The sitting with the game that a record is of."""
    return msgspec.structs.replace(sitting, game=read_file(path).record.opening.game)


def _play_in_lines(sitting: Sitting, host: Host, speaker: Speaker) -> None:
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")  # bytes that are no text, or a terminal that knows no “−”
    lines = Lines(sys.stdin, sys.stdout)
    if sitting.resume is not None:
        opened, cut = host.resume_table(sitting.resume)
        if cut is not None:
            lines.print(speaker.say("record-cut", file=str(sitting.resume), line=cut))
        play_plain(opened, speaker, lines, resumed=True)
        return
    if sitting.introduction:
        play_plain(host.introduce(), speaker, lines)
        return
    try:
        setup = setup_of(sitting) or ask_for_seats(sitting, speaker, lines)
    except Left:
        lines.print(speaker.say("plain-farewell"))
        return
    play_plain(host.open_table(setup), speaker, lines)


def _play_on_screen(sitting: Sitting, host: Host, speaker: Speaker) -> None:
    opening: Setup | OpenTable
    if sitting.resume is not None:
        opening, cut = host.resume_table(sitting.resume)
        if cut is not None:
            print(speaker.say("record-cut", file=str(sitting.resume), line=cut), file=sys.stderr)
    elif sitting.introduction:
        opening = host.introduce()
    elif (setup := setup_of(sitting)) is not None:
        opening = host.open_table(setup)
    else:
        opening = msgspec.structs.replace(
            usual_setup(sitting.game),
            first=sitting.first,
            takebacks=sitting.takebacks,
            hints=sitting.hints,
            options=sitting.options,
        )
    run: Screen = load_part(find_plugin(sitting.game).screen)
    run(opening, host.open_table, speaker.language, speaker.pack)
