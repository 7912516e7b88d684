"""Spanish words: gender, el for la, short adjectives, and the first sound."""

import re
from typing import Literal, cast

from serai.book.lexicon.entry import EntryReader, letters, read_adjective, read_noun
from serai.book.lexicon.structs import GENDERS, Gender, SpanishAdjective, SpanishNoun


def spanish_noun(entry: EntryReader) -> SpanishNoun:
    noun, proper = read_noun(entry, r"(el|la|un|una)\s")
    gender = cast("Gender", entry.choice("gender", GENDERS, required=True))
    stressed = entry.flag("stressed-a")
    may_be_stressed = gender == "f" and re.match("h?a", letters(noun)) is not None
    # Not even a written accent decides: el águila, but la árabe.
    if may_be_stressed and stressed is None and not proper:
        message = (
            f"“{noun}” is feminine and begins with a: say stressed-a = true (el águila) or false (la arpía)."
        )
        entry.problem("lexicon-spanish-a", message, "stressed-a")
    if stressed and not may_be_stressed:
        message = f"“{noun}” cannot take el for la: only feminine nouns in a- or ha- do."
        entry.problem("lexicon-spanish-a", message, "stressed-a")
    made = SpanishNoun(
        noun=noun,
        gender=gender,
        sound=_spanish_sound(entry, noun),
        stressed_a=bool(stressed),
        tail=entry.text("tail"),
        proper=proper,
    )
    entry.done()
    return made


def spanish_adjective(entry: EntryReader) -> SpanishAdjective:
    m, f, position = read_adjective(entry)
    made = SpanishAdjective(
        m=m,
        f=f,
        position=position,
        sound=_spanish_sound(entry, m),
        before_m=entry.text("before-m"),
        before_f=entry.text("before-f"),
    )
    short = {"grande": "gran", "bueno": "buen", "malo": "mal", "primero": "primer", "tercero": "tercer"}.get(
        m
    )
    if short and not made.before_m:
        message = f"“{m}” is cut short before a noun: say before-m = “{short}”."
        entry.problem("lexicon-special-form", message, "before-m", short)
    if m == "grande" and not made.before_f:
        message = "“grande” is cut short before feminine nouns too: say before-f = “gran”."
        entry.problem("lexicon-special-form", message, "before-f", "gran")
    entry.done()
    return made


def _spanish_sound(entry: EntryReader, word: str) -> Literal["", "i", "o"]:
    """The first sound, where y (e Ibrahim, but y hiena) or o (u Omar) must give way to it."""
    aspirated = entry.choice("h", ("aspirada",))
    plain = letters(word)
    if aspirated:
        # A foreign name whose h is heard (Hind) begins with a consonant.
        return ""
    if re.match(r"h?i(?![aeou])|y(?![aeiou])", plain) or word.casefold().startswith(("í", "hí")):
        return "i"
    return "o" if re.match("h?o", plain) else ""
