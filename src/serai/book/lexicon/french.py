"""Reads French words: gender, elision and the forms before a vowel."""

import re

from serai.book.lexicon.entry_reader import (
    EntryReader,
    lowercase_without_accents,
    read_noun_without_article_and_whether_proper,
    read_two_gender_adjective,
)
from serai.book.lexicon.structs import AdjectiveForms, BeingKind, Noun

GENDERS = ("m", "f")


def read_noun(entry: EntryReader, sex: str, kind: BeingKind) -> Noun:  # noqa: ARG001
    noun, proper = read_noun_without_article_and_whether_proper(entry, r"(le|la|un|une)\s|l['’]")
    gender = entry.read_choice("gender", GENDERS, required=True)
    result = Noun((noun,), gender, _vowel_if_word_elides(entry, noun), entry.read_text("tail"), proper)
    entry.report_unknown_keys()
    return result


_BEFORE_VOWEL = {"beau": "bel", "nouveau": "nouvel", "vieux": "vieil", "fou": "fol", "mou": "mol"}


def read_adjective(entry: EntryReader) -> AdjectiveForms:
    m, f, position = read_two_gender_adjective(entry)
    before_vowel = entry.read_text("before-vowel")
    result = AdjectiveForms((m, f), position, _vowel_if_word_elides(entry, m), (before_vowel, ""))
    needed = _BEFORE_VOWEL.get(m)
    if needed and not before_vowel:
        message = f"“{m}” has a form of its own before a vowel: say before-vowel = “{needed}”."
        entry.add_problem("lexicon-special-form", message, "before-vowel", needed)
    entry.report_unknown_keys()
    return result


# Homme and hibou, yeuse and yatagan, ouest and ouistiti, iode and iota, onze: only the author knows. French
# grammarians speak of an “aspirated h” even where no h is written, so a single key covers all of these.
_FRENCH_DOUBT = re.compile(r"h|[iy][aeiouy]|ou[aeiy]|onz|uh|ulul")


def _vowel_if_word_elides(entry: EntryReader, word: str) -> str:
    """“vowel” if the word before it elides, else empty."""
    declared = entry.read_choice("h", ("aspiré", "muet"))
    plain = lowercase_without_accents(word)
    if declared and plain and plain[0] not in set("aeiouyh"):
        message = f"“{word}” begins with a consonant, so “h” says nothing: take it out."
        entry.add_problem("lexicon-french-h", message, "h")
    if "h" not in entry.table and _FRENCH_DOUBT.match(plain):
        message = f"“{word}” may elide or not: say h = “muet” (l'homme) or h = “aspiré” (le hibou)."
        entry.add_problem("lexicon-french-h", message, "h")
    return "vowel" if declared != "aspiré" and plain[:1] in set("aeiouyh") else ""
