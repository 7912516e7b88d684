"""Reads English words: a or an, and he, she or it."""

import re

from serai.book.lexicon.entry_reader import (
    EntryReader,
    lowercase_without_accents,
    read_noun_without_article_and_whether_proper,
)
from serai.book.lexicon.structs import AdjectiveForms, BeingKind, Noun

PRONOUNS = ("he", "she", "it")


def read_noun(entry: EntryReader, sex: str, kind: BeingKind) -> Noun:
    noun, proper = read_noun_without_article_and_whether_proper(entry, r"(the|an?)\s")
    # Single beings with a sex are "he" or "she"; a storm, a lost city or a band of thieves is "it". Authors
    # may override that (a ship is "she"). "They" would change the verbs around it, so it is not allowed.
    default = "it" if kind in ("thing", "band") else "she" if sex == "f" else "he"
    pronoun = entry.read_choice("pronoun", PRONOUNS) or default
    sound = _an_if_word_takes_it(entry, noun, proper=proper)
    # Names that end in s take 's by default (Idris's); the lexicon can give another form (Moses').
    result = Noun((noun, entry.read_text("possessive") or f"{noun}'s"), pronoun, sound, proper=proper)
    entry.report_unknown_keys()
    return result


def read_adjective(entry: EntryReader) -> AdjectiveForms:
    word = entry.read_text("word", required=True)
    result = AdjectiveForms((word,) * len(PRONOUNS), sound=_an_if_word_takes_it(entry, word))
    entry.report_unknown_keys()
    return result


# Hour and hag, uncle and unicorn, eunuch, ewer, one-eyed, Ypres: these spellings do not determine the sound,
# and no list of exceptions is complete, so we ask the author. All other spellings determine it.
_ENGLISH_DOUBT = re.compile(r"h|u|e[uw]|(one|once)\b|ou[aei]|y[^aeiou]")
# Letters read by name: f is "ef" and x is "ex" (an X-ray, an S-shaped reef).
_LETTER_NAMES = re.compile(r"[fhlmnrsx](?![\w'’])|[FHLMNRSUX][A-Z]+\b")


def _an_if_word_takes_it(entry: EntryReader, word: str, *, proper: bool = False) -> str:
    """“an” if the word takes it, else empty."""
    declared = entry.read_choice("article", ("a", "an"))
    plain = lowercase_without_accents(word)
    # A name never follows a or an, so its sound does not matter.
    doubtful = _ENGLISH_DOUBT.match(plain) or _LETTER_NAMES.match(plain) or _LETTER_NAMES.match(word)
    if "article" not in entry.table and not proper and doubtful:
        message = f"“{word}” may sound like a vowel or not: say article = “a” or article = “an”."
        entry.add_problem("lexicon-english-article", message, "article")
    return "an" if (declared or ("an" if plain[:1] in set("aeiou") else "a")) == "an" else ""
