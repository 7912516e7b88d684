"""French words: gender, elision and the forms before a vowel."""

import re
from typing import cast

from serai.book.lexicon.entry import EntryReader, letters, read_adjective, read_noun
from serai.book.lexicon.structs import GENDERS, FrenchAdjective, FrenchNoun, Gender


def french_noun(entry: EntryReader) -> FrenchNoun:
    noun, proper = read_noun(entry, r"(le|la|un|une)\s|l['’]")
    made = FrenchNoun(
        noun=noun,
        gender=cast("Gender", entry.choice("gender", GENDERS, required=True)),
        elides=_french_elision(entry, noun),
        tail=entry.text("tail"),
        proper=proper,
    )
    entry.done()
    return made


_BEFORE_VOWEL = {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil", "fou": "fol", "mou": "mol"}


def french_adjective(entry: EntryReader) -> FrenchAdjective:
    m, f, position = read_adjective(entry)
    made = FrenchAdjective(
        m=m,
        f=f,
        position=position,
        elides=_french_elision(entry, m),
        before_vowel=entry.text("before-vowel"),
    )
    needed = _BEFORE_VOWEL.get(m)
    if needed and not made.before_vowel:
        message = f"“{m}” has a form of its own before a vowel: say before-vowel = “{needed}”."
        entry.problem("lexicon-special-form", message, "before-vowel", needed)
    entry.done()
    return made


# Homme and hibou, yeuse and yatagan, ouest and ouistiti, iode and iota, onze: only the author knows. French
# grammar calls the refusal to elide an aspirated h even where no h is written, so one key serves for all.
_FRENCH_DOUBT = re.compile(r"h|[iy][aeiouy]|ou[aeiy]|onz|uh|ulul")


def _french_elision(entry: EntryReader, word: str) -> bool:
    said = entry.choice("h", ("aspiré", "muet"))
    plain = letters(word)
    if said and plain and plain[0] not in set("aeiouyh"):
        message = f"“{word}” begins with a consonant, so “h” says nothing: take it out."
        entry.problem("lexicon-french-h", message, "h")
    if "h" not in entry.table and _FRENCH_DOUBT.match(plain):
        message = f"“{word}” may elide or not: say h = “muet” (l'homme) or h = “aspiré” (le hibou)."
        entry.problem("lexicon-french-h", message, "h")
    return said != "aspiré" and plain[:1] in set("aeiouyh")
