"""English words: a or an, and he, she or it."""

import re

from serai.book.lexicon.entry import EntryReader, letters, read_noun_and_proper
from serai.book.lexicon.structs import AdjectiveForms, BeingKind, Noun

PRONOUNS = ("he", "she", "it")


def read_noun(entry: EntryReader, sex: str, kind: BeingKind) -> Noun:
    noun, proper = read_noun_and_proper(entry, r"(the|an?)\s")
    # English says he or she of those who have a sex and act alone; a storm, a lost city or a band of thieves
    # is "it". An author may overrule that (a ship is "she"). "They" would change the verbs around it, so it
    # is not offered.
    usual = "it" if kind in ("thing", "band") else "she" if sex == "f" else "he"
    pronoun = entry.choice("pronoun", PRONOUNS) or usual
    sound = _sound(entry, noun, proper=proper)
    # Names in s take 's like all others (Idris's); whoever prefers Moses' says so.
    made = Noun((noun, entry.text("possessive") or f"{noun}'s"), pronoun, sound, proper=proper)
    entry.done()
    return made


def read_adjective(entry: EntryReader) -> AdjectiveForms:
    word = entry.text("word", required=True)
    made = AdjectiveForms((word,) * len(PRONOUNS), sound=_sound(entry, word))
    entry.done()
    return made


# Hour and hag, uncle and unicorn, eunuch, ewer, one-eyed, Ypres: here English letters say nothing about the
# sound, and a list of exceptions would be a guess about the words not in it. All other spellings are safe,
# and may be overruled.
_ENGLISH_DOUBT = re.compile(r"h|u|e[uw]|(one|once)\b|ou[aei]|y[^aeiou]")
# Where letters are read by their names, f is "ef" and x is "ex": an X-ray, an S-shaped reef.
_LETTER_NAMES = re.compile(r"[fhlmnrsx](?![\w'’])|[FHLMNRSUX][A-Z]+\b")


def _sound(entry: EntryReader, word: str, *, proper: bool = False) -> str:
    """“an” where a word takes it."""
    said = entry.choice("article", ("a", "an"))
    plain = letters(word)
    # A name never follows a or an, so its sound is nobody's business.
    doubtful = _ENGLISH_DOUBT.match(plain) or _LETTER_NAMES.match(plain) or _LETTER_NAMES.match(word)
    if "article" not in entry.table and not proper and doubtful:
        message = f"“{word}” may sound like a vowel or not: say article = “a” or article = “an”."
        entry.problem("lexicon-english-article", message, "article")
    return "an" if (said or ("an" if plain[:1] in set("aeiou") else "a")) == "an" else ""
