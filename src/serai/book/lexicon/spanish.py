"""Reads Spanish words: gender, el for la, short adjectives, and the first sound."""

import re
from typing import Literal

from serai.book.lexicon.entry_reader import EntryReader, letters, read_noun_and_proper, read_two_genders
from serai.book.lexicon.structs import AdjectiveForms, BeingKind, Noun

GENDERS = ("m", "f")


def read_noun(entry: EntryReader, sex: str, kind: BeingKind) -> Noun:  # noqa: ARG001
    noun, proper = read_noun_and_proper(entry, r"(el|la|un|una)\s")
    gender = entry.choice("gender", GENDERS, required=True)
    stressed = entry.flag("stressed-a")
    may_be_stressed = gender == "f" and re.match("h?a", letters(noun)) is not None
    # Even a written accent does not decide: el águila, but la árabe.
    if may_be_stressed and stressed is None and not proper:
        message = (
            f"“{noun}” is feminine and begins with a: say stressed-a = true (el águila) or false (la arpía)."
        )
        entry.problem("lexicon-spanish-a", message, "stressed-a")
    if stressed and not may_be_stressed:
        message = f"“{noun}” cannot take el for la: only feminine nouns in a- or ha- do."
        entry.problem("lexicon-spanish-a", message, "stressed-a")
    sound = _sound(entry, noun)
    result = Noun((noun,), gender, "a" if stressed else sound, entry.text("tail"), proper)
    entry.report_unknown_keys()
    return result


_SHORT = {"grande": "gran", "bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer"}


def read_adjective(entry: EntryReader) -> AdjectiveForms:
    m, f, position = read_two_genders(entry)
    sound = _sound(entry, m)
    before_m, before_f = entry.text("before-m"), entry.text("before-f")
    short = _SHORT.get(m)
    if short and not before_m:
        message = f"“{m}” is cut short before a noun: say before-m = “{short}”."
        entry.problem("lexicon-special-form", message, "before-m", short)
    if m == "grande" and not before_f:
        message = "“grande” is cut short before feminine nouns too: say before-f = “gran”."
        entry.problem("lexicon-special-form", message, "before-f", "gran")
    entry.report_unknown_keys()
    return AdjectiveForms((m, f), position, sound, (before_m, before_f))


def _sound(entry: EntryReader, word: str) -> Literal["", "i", "o"]:
    """The first sound if it changes y (e Ibrahim, but y hiena) or o (u Omar), else empty."""
    aspirated = entry.choice("h", ("aspirada",))
    plain = letters(word)
    if aspirated:
        # A foreign name with a spoken h (Hind) starts with a consonant.
        return ""
    if re.match(r"h?i(?![aeou])|y(?![aeiou])", plain) or word.casefold().startswith(("í", "hí")):
        return "i"
    return "o" if re.match("h?o", plain) else ""
