"""`serai replay` and `serai verify`: prints a recorded game, or checks its dice."""

from collections.abc import Sequence
from pathlib import Path

from serai.locales.localizer import Localizer, find_localizer, names_by_seat
from serai.locales.texts import Language, Texts, find_texts, language_of_system
from serai.table import BrokenSeal, Event, Record, Refused, ReplayDiverged, Table
from serai.table.journal import Chosen
from serai.table.record_loading import read_record_file, replay_record
from serai.table.turn_count import count_turns
from serai.terminal.game_lines import load_game_lines


def print_replay(path: Path, to: int | None, lang: Language | None) -> None:
    """Prints the events of a record, or of its first `to` choices."""
    language = lang or language_of_system()
    if to is not None and to < 0:
        raise Refused("refused-count", count=str(to))
    read = read_record_file(path)
    table = replay_record(read.record, str(path), choices=to)
    words = find_localizer(language, table.opening.game, in_words=True, pack=table.opening.pack)
    print(words.title)
    print(words.dice_commitment_sentence(table.opening))
    _print_events(table, words)
    made, there_are = _count_choices(table.record()), _count_choices(read.record)
    if made < there_are:
        print("\n" + words.say("record-told", count=made, all=there_are))
    elif read.cut is not None:
        print("\n" + words.say("record-cut", file=str(path), line=read.cut))
    elif table.outcome is None:
        print("\n" + words.say("record-unfinished"))


def _print_events(table: Table, localizer: Localizer) -> None:
    names, view = names_by_seat(table), table.view(None)
    lines = load_game_lines(localizer)
    for event in table.events(0, None):
        if event.key == "turn":
            print()
        for line in lines.event_lines(event, view, names):
            print(line)


def replay_and_print_dice_verification(path: Path, commitment: str | None, lang: Language | None) -> None:
    """Checks a record against its seal and replays it; raises `ReplayDiverged` if it differs."""
    words = find_texts(lang or language_of_system(), "terminal")
    say, file = words.say, str(path)
    try:
        read = read_record_file(path)
    except BrokenSeal as broken:
        raise ReplayDiverged(broken.key, entry=0, turn=0, **broken.arguments) from None
    if commitment is not None and commitment.strip().lower() != read.record.opening.commitment:
        raise _commitment_mismatch_error(file, read.record.opening.commitment)
    table = replay_record(read.record, file)
    print(say("verify-holds", file=file))
    _print_verification(table, words)
    if read.cut is not None:
        print(say("record-cut", file=file, line=read.cut))


def _print_verification(table: Table, texts: Texts) -> None:
    say, opening = texts.say, table.opening
    events = table.events(0, None)
    print(say("verify-secret", commitment=opening.commitment))
    if opening.has_predictable_dice:
        print(say("verify-open-dice", seed=str(opening.seed)))
    if scripted := sum(map(len, opening.script.values())):
        print(say("verify-scripted", count=scripted))
    if opening.start is not None:
        print(say("verify-laid-out"))
    choices = say("verify-choices", count=_count_choices(table.record()))
    turns = say("verify-turns", count=count_turns(table))
    if thrown := _count_dice(events):
        dice = say("verify-dice", count=thrown)
        print(say("verify-checked", choices=choices, turns=turns, dice=dice))
    else:
        print(say("verify-checked-no-dice", choices=choices, turns=turns))
    if table.outcome is None and not opening.has_predictable_dice:
        print(say("verify-unfinished"))


def _commitment_mismatch_error(file: str, opened_with: str) -> ReplayDiverged:
    return ReplayDiverged("refused-commitment", entry=0, turn=0, file=file, commitment=opened_with)


def _count_choices(record: Record) -> int:
    return sum(isinstance(entry, Chosen) for entry in record.journal)


def _count_dice(events: Sequence[Event]) -> int:
    """The number of dice rolled; a foreseen destiny die has two events but is rolled once."""
    count, foreseen = 0, False
    for event in events:
        thrown = event.args.get("thrown", event.args.get("dice"))
        match event.key:
            case "rolled" if isinstance(thrown, list):
                count += len(thrown)
            case "foreseen":
                count, foreseen = count + 1, True
            case "destiny":
                count, foreseen = count + (not foreseen), False
            case "turn" | "met" | "badly-lost" | "place":  # it was foreseen for another encounter
                foreseen = False
            case _:
                pass
    return count
