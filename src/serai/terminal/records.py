"""`serai replay` and `serai verify`: a recorded game told again, and its dice checked."""

from pathlib import Path

import msgspec

from serai.table import BadRecord, Event, Opening, Parted, ReadRecord, Record, Refused, Table, read_record
from serai.table.chance import commitment as seal_of
from serai.table.chance import secret_from_seed
from serai.table.journal import Chosen
from serai.terminal.language import Language, Speaker, language_of_system, names_of, speaker
from serai.terminal.plain import LINES, seal


def replay(path: Path, to: int | None, lang: Language | None) -> None:
    """Tells the first `to` choices of a record, or all of them, turn by turn."""
    words = speaker(lang or language_of_system(), in_words=True)
    if to is not None and to < 0:
        raise Refused(words.say("record-bad-count", count=str(to)))
    read = _read(_content(path, words), path, words)
    table = Table.replay(read.record, choices=to)
    print(words.say("title"))
    print(seal(table.opening, words))
    _tell(table, words)
    made, there_are = _choices(table.record()), _choices(read.record)
    if made < there_are:
        print("\n" + words.say("record-told", count=made, all=there_are))
    elif read.cut is not None:
        print("\n" + words.say("record-cut", file=str(path), line=read.cut))
    elif table.outcome is None:
        print("\n" + words.say("record-unfinished"))


def _tell(table: Table, words: Speaker) -> None:
    lines = LINES[words.game](words)
    names, view = names_of(table), table.view(None)
    for event in table.events(0, None):
        if event.key == "turn":
            print()
        if sentence := lines.sentence(event, view, names):
            print(sentence)


def verify(path: Path, commitment: str | None, lang: Language | None) -> None:
    """Checks a record against its seal and plays all of it again; raises `Parted` if it does not hold."""
    words = speaker(lang or language_of_system())
    say, file = words.say, str(path)
    content = _content(path, words)
    try:
        read = _read(content, path, words)
    except BadRecord:
        if broken := _broken_seal(content):
            raise _does_not_hold(say(broken, file=file)) from None
        raise
    opening = read.record.opening
    if commitment is not None and commitment.strip().lower() != opening.commitment:
        raise _does_not_hold(say("verify-other-commitment", file=file, commitment=opening.commitment))
    try:
        table = Table.replay(read.record)
    except Parted as parted:
        where = say("verify-parts", file=file, entry=parted.entry, turn=parted.turn)
        raise Parted(where, entry=parted.entry, turn=parted.turn) from None
    print(say("verify-holds", file=file))
    _tell_checked(table, words)
    if read.cut is not None:
        print(say("record-cut", file=file, line=read.cut))


def _tell_checked(table: Table, words: Speaker) -> None:
    say, opening = words.say, table.opening
    events = table.events(0, None)
    print(say("verify-secret", commitment=opening.commitment))
    if opening.seed is not None:
        print(say("verify-open-dice", seed=str(opening.seed)))
    choices = say("verify-choices", count=_choices(table.record()))
    turns = say("verify-turns", count=sum(event.key == "turn" for event in events))
    dice = say("verify-dice", count=sum(_thrown(event) for event in events))
    print(say("verify-checked", choices=choices, turns=turns, dice=dice))
    if table.outcome is None and not opening.open_dice:
        print(say("verify-unfinished"))


def _does_not_hold(sentence: str) -> Parted:
    """What is wrong before the first entry is replayed."""
    return Parted(sentence, entry=0, turn=0)


def _broken_seal(content: bytes) -> str | None:
    """What is wrong with the secret of a record that says clearly what it is; None if it says nothing."""
    try:
        opening = msgspec.json.decode(content.partition(b"\n")[0], type=Opening)
        secret = bytes.fromhex(opening.secret or "")
    except ValueError:
        return None
    if not secret:
        return None
    if opening.seed is not None and secret_from_seed(opening.seed) != secret:
        return "verify-other-seed"
    return None if seal_of(secret) == opening.commitment else "verify-other-secret"


def _content(path: Path, words: Speaker) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(words.say("setup-cannot-read", file=str(path), why=why)) from None


def _read(content: bytes, path: Path, words: Speaker) -> ReadRecord:
    read = read_record(content, str(path))
    if read.record.opening.secret is None:
        raise Refused(words.say("record-sealed", file=str(path)))
    return read


def _choices(record: Record) -> int:
    return sum(isinstance(entry, Chosen) for entry in record.journal)


def _thrown(event: Event) -> int:
    """How many dice an event threw."""
    thrown = event.args.get("thrown")
    return len(thrown) if isinstance(thrown, list) else 0
