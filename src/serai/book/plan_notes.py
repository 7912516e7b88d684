"""Notes in a plan: the register of a paragraph, what its being must have (`needs`) and must not have (`not`).

- scattered (danger; needs: speaks hands; not: many): the boast and a boot leave in two directions
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from serai.book.being_needs import NEED_WORDS
from serai.book.vocabulary import most_similar_word

REGISTERS: Mapping[str, float] = {"comic": 0.35, "wonder": 0.20, "danger": 0.20, "tender": 0.15, "dark": 0.10}
"""The registers, and the share of paragraphs that should be in each."""
NOTE_FIELDS = ("register", "needs", "not")


class PlanNotes(Struct, frozen=True):
    """The notes of a plan on a paragraph or a strip: its register, what it needs and what it excludes."""

    register: str | None = None
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class PlanNoteError(ValueError):
    """A note that cannot be read; the message says why."""


def parse_notes(text: str) -> PlanNotes:
    """Reads the notes in brackets after a paragraph's name: `danger; needs: speaks; not: many`."""
    notes = PlanNotes()
    for note in filter(None, (part.strip() for part in text.split(";"))):
        name, colon, value = note.partition(":")
        notes = (
            notes_with_field(notes, name.strip(), value)
            if colon
            else notes_with_field(notes, "register", note)
        )
    return notes


def notes_with_field(notes: PlanNotes, name: str, value: str) -> PlanNotes:
    """The notes with one more field."""
    if name == "needs":
        return replace(notes, needs=(*notes.needs, *_parse_need_words(value)))
    if name == "not":
        return replace(notes, excludes=(*notes.excludes, *_parse_need_words(value)))
    if name != "register":
        raise PlanNoteError(f"“{name}:” is no note: write a register, “needs:” or “not:”")
    register = value.strip()
    if register not in REGISTERS:
        near = most_similar_word(register, REGISTERS)
        hint = f" (did you mean “{near}”?)" if near else ""
        raise PlanNoteError(f"“{register}” is no register{hint}: write {', '.join(REGISTERS)}")
    return replace(notes, register=register)


def _parse_need_words(text: str) -> tuple[str, ...]:
    words = tuple(text.replace(",", " ").split())
    for word in words:
        if word not in NEED_WORDS:
            near = most_similar_word(word, NEED_WORDS)
            hint = f" (did you mean “{near}”?)" if near else ""
            raise PlanNoteError(f"“{word}” is neither a trait nor a kind of being{hint}")
    return words
