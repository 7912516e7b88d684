"""`serai replay` and `serai verify`: a recorded game told again, and its dice checked."""

from pathlib import Path

from serai.locales.speaker import Speaker, names_of, speaker
from serai.locales.texts import Language, language_of_system
from serai.table import BrokenSeal, Event, Parted, ReadRecord, Record, Refused, Table, read_record
from serai.table.journal import Chosen
from serai.terminal.plain import lines_of


def replay(path: Path, to: int | None, lang: Language | None) -> None:
    """Tells the first `to` choices of a record, or all of them, turn by turn."""
    words = speaker(lang or language_of_system(), in_words=True)
    if to is not None and to < 0:
        raise Refused(words.say("record-bad-count", count=str(to)))
    read = read_file(path, words)
    opening = read.record.opening
    words = speaker(words.language, opening.game, in_words=True, pack=opening.pack)
    table = replayed(read.record, path, words, choices=to)
    print(words.say("title"))
    print(words.seal(table.opening))
    _tell(table, words)
    made, there_are = _choices(table.record()), _choices(read.record)
    if made < there_are:
        print("\n" + words.say("record-told", count=made, all=there_are))
    elif read.cut is not None:
        print("\n" + words.say("record-cut", file=str(path), line=read.cut))
    elif table.outcome is None:
        print("\n" + words.say("record-unfinished"))


def _tell(table: Table, words: Speaker) -> None:
    lines = lines_of(words)
    names, view = names_of(table), table.view(None)
    for event in table.events(0, None):
        if event.key == "turn":
            print()
        for line in lines.told(event, view, names):
            print(line)


def verify(path: Path, commitment: str | None, lang: Language | None) -> None:
    """Checks a record against its seal and plays all of it again; raises `Parted` if it does not hold."""
    words = speaker(lang or language_of_system())
    say, file = words.say, str(path)
    try:
        read = read_file(path, words)
    except BrokenSeal as broken:
        raise _does_not_hold(str(broken)) from None
    opening = read.record.opening
    if commitment is not None and commitment.strip().lower() != opening.commitment:
        raise _does_not_hold(say("verify-other-commitment", file=file, commitment=opening.commitment))
    table = replayed(read.record, path, words)
    print(say("verify-holds", file=file))
    _tell_checked(table, words)
    if read.cut is not None:
        print(say("record-cut", file=file, line=read.cut))


def _tell_checked(table: Table, words: Speaker) -> None:
    say, opening = words.say, table.opening
    events = table.events(0, None)
    print(say("verify-secret", commitment=opening.commitment))
    if opening.open_dice:
        print(say("verify-open-dice", seed=str(opening.seed)))
    if scripted := sum(map(len, opening.script.values())):
        print(say("verify-scripted", count=scripted))
    if opening.start is not None:
        print(say("verify-laid-out"))
    choices = say("verify-choices", count=_choices(table.record()))
    turns = say("verify-turns", count=sum(event.key == "turn" for event in events))
    dice = say("verify-dice", count=sum(_thrown(event) for event in events))
    print(say("verify-checked", choices=choices, turns=turns, dice=dice))
    if table.outcome is None and not opening.open_dice:
        print(say("verify-unfinished"))


def _does_not_hold(sentence: str) -> Parted:
    """What is wrong before the first entry is replayed."""
    return Parted(sentence, entry=0, turn=0)


def read_file(path: Path, words: Speaker) -> ReadRecord:
    """The record in a file; what is wrong with it is said in words."""
    try:
        read = read_record(path.read_bytes(), str(path))
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(words.say("setup-cannot-read", file=str(path), why=why)) from None
    except BrokenSeal as broken:
        raise BrokenSeal(words.refusal(broken)) from None
    if read.record.opening.secret is None:
        raise Refused(words.say("record-sealed", file=str(path)))
    return read


def replayed(record: Record, path: Path, words: Speaker, choices: int | None = None) -> Table:
    """The table of a record, or of its first `choices`; where it does not hold, that is said in words."""
    try:
        return Table.replay(record, choices=choices)
    except Parted as parted:
        where = words.say("record-parts", file=str(path), entry=parted.entry, turn=parted.turn)
        raise Parted(where, entry=parted.entry, turn=parted.turn) from None
    except Refused as refusal:
        raise Refused(words.refusal(refusal)) from None


def _choices(record: Record) -> int:
    return sum(isinstance(entry, Chosen) for entry in record.journal)


def _thrown(event: Event) -> int:
    """How many dice an event threw."""
    thrown = event.args.get("thrown")
    return len(thrown) if isinstance(thrown, list) else 0
