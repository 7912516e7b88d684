"""Reads Spanish words: gender, el for la, short adjectives, and the first sound."""

import re
from typing import Literal

from serai.book.lexicon.entry_reader import (
    EntryReader,
    lowercase_without_accents,
    read_noun_without_article_and_whether_proper,
    read_two_gender_adjective,
)
from serai.book.lexicon.structs import AdjectiveForms, BeingKind, Noun

GENDERS = ("m", "f")


def read_noun(entry: EntryReader, sex: str, kind: BeingKind) -> Noun:  # noqa: ARG001
    noun, proper = read_noun_without_article_and_whether_proper(entry, r"(el|la|un|una)\s")
    gender = entry.read_choice("gender", GENDERS, required=True)
    stressed = entry.read_flag("stressed-a")
    may_be_stressed = gender == "f" and re.match("h?a", lowercase_without_accents(noun)) is not None
    # Not even a written accent settles it: el águila, but la árabe.
    if may_be_stressed and stressed is None and not proper:
        message = (
            f"“{noun}” is feminine and begins with a: say stressed-a = true (el águila) or false (la arpía)."
        )
        entry.add_problem("lexicon-spanish-a", message, "stressed-a")
    if stressed and not may_be_stressed:
        message = f"“{noun}” cannot take el for la: only feminine nouns in a- or ha- do."
        entry.add_problem("lexicon-spanish-a", message, "stressed-a")
    sound = _sound_that_changes_conjunction(entry, noun)
    result = Noun((noun,), gender, "a" if stressed else sound, entry.read_text("tail"), proper)
    entry.report_unknown_keys()
    return result


_SHORT = {"grande": "gran", "bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer"}


def read_adjective(entry: EntryReader) -> AdjectiveForms:
    m, f, position = read_two_gender_adjective(entry)
    sound = _sound_that_changes_conjunction(entry, m)
    before_m, before_f = entry.read_text("before-m"), entry.read_text("before-f")
    short = _SHORT.get(m)
    if short and not before_m:
        message = f"“{m}” is cut short before a noun: say before-m = “{short}”."
        entry.add_problem("lexicon-special-form", message, "before-m", short)
    if m == "grande" and not before_f:
        message = "“grande” is cut short before feminine nouns too: say before-f = “gran”."
        entry.add_problem("lexicon-special-form", message, "before-f", "gran")
    entry.report_unknown_keys()
    return AdjectiveForms((m, f), position, sound, (before_m, before_f))


def _sound_that_changes_conjunction(entry: EntryReader, word: str) -> Literal["", "i", "o"]:
    """The first sound if it changes y (e Ibrahim, but y hiena) or o (u Omar), else empty."""
    aspirated = entry.read_choice("h", ("aspirada",))
    plain = lowercase_without_accents(word)
    if aspirated:
        # A foreign name whose h is pronounced (Hind) starts with a consonant.
        return ""
    if re.match(r"h?i(?![aeou])|y(?![aeiou])", plain) or word.casefold().startswith(("í", "hí")):
        return "i"
    return "o" if re.match("h?o", plain) else ""
