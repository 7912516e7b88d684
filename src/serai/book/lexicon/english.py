"""English words: a or an, and he, she or it."""

import re
from typing import Literal, cast

from serai.book.lexicon.entry import EntryReader, letters, read_noun
from serai.book.lexicon.structs import BeingKind, EnglishAdjective, EnglishNoun


def english_noun(entry: EntryReader, sex: str, kind: BeingKind) -> EnglishNoun:
    noun, proper = read_noun(entry, r"(the|an?)\s")
    # English says he or she of those who have a sex and act alone; a storm, a lost city or a band of thieves
    # is "it". An author may overrule that (a ship is "she"). "They" would change the verbs around it, so it
    # is not offered.
    usual = "it" if kind in ("thing", "band") else "she" if sex == "f" else "he"
    pronoun = entry.choice("pronoun", ("he", "she", "it")) or usual
    made = EnglishNoun(
        noun=noun,
        article=_english_article(entry, noun, proper=proper),
        pronoun=cast("Literal['he', 'she', 'it']", pronoun),
        # Names in s take 's like all others (Idris's); whoever prefers Moses' says so.
        possessive=entry.text("possessive") or f"{noun}'s",
        proper=proper,
    )
    entry.done()
    return made


def english_adjective(entry: EntryReader) -> EnglishAdjective:
    word = entry.text("word", required=True)
    made = EnglishAdjective(word=word, article=_english_article(entry, word))
    entry.done()
    return made


# Hour and hag, uncle and unicorn, eunuch, ewer, one-eyed, Ypres: here English letters say nothing about the
# sound, and a list of exceptions would be a guess about the words not in it. All other spellings are safe,
# and may be overruled.
_ENGLISH_DOUBT = re.compile(r"h|u|e[uw]|(one|once)\b|ou[aei]|y[^aeiou]")
# Where letters are read by their names, f is "ef" and x is "ex": an X-ray, an S-shaped reef.
_LETTER_NAMES = re.compile(r"[fhlmnrsx](?![\w'’])|[FHLMNRSUX][A-Z]+\b")


def _english_article(entry: EntryReader, word: str, *, proper: bool = False) -> Literal["a", "an"]:
    said = entry.choice("article", ("a", "an"))
    plain = letters(word)
    # A name never follows a or an, so its sound is nobody's business.
    doubtful = _ENGLISH_DOUBT.match(plain) or _LETTER_NAMES.match(plain) or _LETTER_NAMES.match(word)
    if "article" not in entry.table and not proper and doubtful:
        message = f"“{word}” may sound like a vowel or not: say article = “a” or article = “an”."
        entry.problem("lexicon-english-article", message, "article")
    return cast("Literal['a', 'an']", said or ("an" if plain[:1] in set("aeiou") else "a"))
