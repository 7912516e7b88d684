"""`serai terminal`: opens or resumes a table, and plays it in full screen or plain mode."""

import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from serai.bots import find_bot
from serai.introductions.introduction import find_introduction, open_introduction
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.texts import language_of_system
from serai.plugin import find_plugin, import_object
from serai.table import RecordFile, Refused, Table, find_game
from serai.table.files import os_error_text, unwritable_file_refusal
from serai.table.record_loading import read_record_file, replay_record
from serai.table.scenario import play_scenario, read_scenario
from serai.terminal.arguments import TerminalArguments, check_arguments, has_new_game_arguments
from serai.terminal.heard_file import HeardTales
from serai.terminal.plain_mode import LineIO, PlayerLeft, play_plain
from serai.terminal.seating import ask_for_seats, check_bot_level, make_setup, setup_from_arguments
from serai.terminal.setup import OpenTable, SaveFailed, Screen, Setup, default_setup


class TerminalSession:
    """Opens tables for some arguments. The first is saved to the given file, later ones next to it."""

    def __init__(self, arguments: TerminalArguments, localizer: Localizer) -> None:
        self._arguments = arguments
        self._localizer = localizer
        self._say = localizer.say
        self._tables = 0
        self._files: list[RecordFile] = []
        self._heard_tales = HeardTales() if arguments.remember else None

    def open_table(self, setup: Setup) -> OpenTable:
        arguments = self._arguments
        for level in setup.bots.values():
            find_bot(arguments.game, level)  # load it before the game starts
        table = Table.new(
            arguments.game,
            setup.seats,
            {**setup.options, **({"first": setup.first} if setup.first else {})},
            seed=None if arguments.seed is None else arguments.seed + self._tables,
            takebacks=setup.takebacks,
            pack=self._localizer.pack,
            bots=setup.bots,
            heard=self._heard_counts_unless_seeded(),
        )
        path = self._record_path_for_next_game()
        self._tables += 1
        return self._open_with_record_file(table, path, hints=setup.hints)

    def open_introduction_table(self) -> OpenTable:
        """The table of the introduction to the game."""
        arguments = self._arguments
        find_bot(arguments.game, find_introduction(arguments.game).bot)  # load it before the game starts
        learner = next(iter(arguments.seats), self._say("setup-traveller"))
        table = open_introduction(
            arguments.game, learner, self._say("setup-bot"), takebacks=arguments.takebacks
        )
        kept = self._open_with_record_file(table, self._record_path_for_next_game(), hints=arguments.hints)
        return msgspec.structs.replace(kept, introduction=True)

    def open_scenario_table(self, path: Path) -> OpenTable:
        """The table of a scenario after the choices of its script."""
        arguments = self._arguments
        scenario = read_scenario(path)
        bots = make_setup(arguments, arguments.seats).bots
        for seat, level in bots.items():
            if seat not in scenario.seats:
                raise Refused("refused-no-seat", seat=seat, seats=list(scenario.seats))
            find_bot(scenario.game, level)  # load it before the game starts
        table = play_scenario(scenario, bots=bots, takebacks=arguments.takebacks)
        return self._open_with_record_file(table, self._record_path_for_next_game(), hints=arguments.hints)

    def _record_path_for_next_game(self) -> Path | None:
        path = self._arguments.record
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
        """The table of a record, and the number of its incomplete last line, if any."""
        arguments = self._arguments
        if has_new_game_arguments(arguments):
            raise Refused("refused-resume-only")
        read = read_record_file(path)
        table = replay_record(read.record, str(path))
        for sitter in table.sitters.values():
            if sitter.bot and table.outcome is None:
                check_bot_level(arguments.game, sitter.bot)
        return self._open_with_record_file(table, path, append=True, hints=arguments.hints), read.cut

    def _open_with_record_file(
        self, table: Table, path: Path | None, *, hints: bool, append: bool = False
    ) -> OpenTable:
        if self._heard_tales is not None:
            self._heard_tales.record_from_now_on(table)
        if path is None:
            return OpenTable(table, save=_save_nothing, hints=hints)
        try:
            file = RecordFile(path, table.record(), append=append)
        except OSError as error:
            raise unwritable_file_refusal(path, error) from None
        self._files.append(file)

        def save() -> None:
            try:
                file.save(table.journal)
            except OSError as error:
                raise SaveFailed(path, os_error_text(error)) from None

        return OpenTable(table, save, path, self._arguments.pack, hints)

    def _heard_counts_unless_seeded(self) -> dict[str, int] | None:
        """The tales heard before. A game with a seed depends on the seed alone, so it gets none."""
        if self._heard_tales is None or self._arguments.seed is not None:
            return None
        self._save_heard_tales()  # the tables of this session count too
        return self._heard_tales.counts_of_pack(self._arguments.game, self._localizer.pack)

    def close(self) -> None:
        for file in self._files:
            with suppress(OSError):  # everything is saved already
                file.close()
        self._save_heard_tales()

    def _save_heard_tales(self) -> None:
        if self._heard_tales is not None:
            with suppress(OSError):  # the next game will only know less
                self._heard_tales.save_newly_heard()


def _save_nothing() -> None:
    """The `save` of a game without a record file."""


def play_with_arguments(arguments: TerminalArguments) -> None:
    """Plays until the game is over or the player quits."""
    if arguments.resume is not None and not has_new_game_arguments(arguments):
        arguments = arguments_with_game_of_record(arguments, arguments.resume)
    if arguments.scenario is not None:
        arguments = arguments_with_game_of_scenario(arguments, arguments.scenario)
    game = find_game(arguments.game)
    plain = arguments.plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    pack = game.open_pack(arguments.pack) if arguments.pack is not None else None
    words = find_localizer(arguments.lang or language_of_system(), arguments.game, in_words=plain, pack=pack)
    session = TerminalSession(arguments, words)
    try:
        check_arguments(arguments)
        if plain or not find_plugin(arguments.game).screen:
            _play_in_plain_mode(arguments, session, words)
        else:
            _play_on_screen(arguments, session, words)
    except SaveFailed as lost:
        sys.exit(f"serai: {lost.sentence(words)}")
    finally:
        session.close()


def arguments_with_game_of_record(arguments: TerminalArguments, path: Path) -> TerminalArguments:
    return msgspec.structs.replace(arguments, game=read_record_file(path).record.opening.game)


def arguments_with_game_of_scenario(arguments: TerminalArguments, path: Path) -> TerminalArguments:
    """The arguments with the game and the pack of a scenario."""
    if arguments.pack is not None:
        raise Refused("refused-scenario-only")
    scenario = read_scenario(path)
    pack = Path(scenario.folder, scenario.pack.path) if scenario.pack else None
    return msgspec.structs.replace(arguments, game=scenario.game, pack=pack)


def _play_in_plain_mode(arguments: TerminalArguments, session: TerminalSession, localizer: Localizer) -> None:
    for stream in (sys.stdin, sys.stdout):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")  # invalid input bytes, or a terminal without “−”
    lines = LineIO(sys.stdin, sys.stdout)
    if arguments.resume is not None:
        opened, cut = session.resume_table(arguments.resume)
        if cut is not None:
            lines.print(localizer.say("record-cut", file=str(arguments.resume), line=cut))
        play_plain(opened, localizer, lines, resumed=True)
        return
    if arguments.introduction:
        play_plain(session.open_introduction_table(), localizer, lines)
        return
    if arguments.scenario is not None:
        play_plain(session.open_scenario_table(arguments.scenario), localizer, lines)
        return
    try:
        setup = setup_from_arguments(arguments) or ask_for_seats(arguments, localizer, lines)
    except PlayerLeft:
        lines.print(localizer.say("plain-farewell"))
        return
    play_plain(session.open_table(setup), localizer, lines)


def _play_on_screen(arguments: TerminalArguments, session: TerminalSession, localizer: Localizer) -> None:
    opening: Setup | OpenTable
    if arguments.resume is not None:
        opening, cut = session.resume_table(arguments.resume)
        if cut is not None:
            print(localizer.say("record-cut", file=str(arguments.resume), line=cut), file=sys.stderr)
    elif arguments.introduction:
        opening = session.open_introduction_table()
    elif arguments.scenario is not None:
        opening = session.open_scenario_table(arguments.scenario)
    elif (setup := setup_from_arguments(arguments)) is not None:
        opening = session.open_table(setup)
    else:
        opening = msgspec.structs.replace(
            default_setup(arguments.game),
            first=arguments.first,
            takebacks=arguments.takebacks,
            hints=arguments.hints,
            options=arguments.options,
        )
    run: Screen = import_object(find_plugin(arguments.game).screen)
    run(opening, session.open_table, localizer.language, localizer.pack)
