"""Reads the words of languages whose grammar is data only: genders, cases and sounds come from the grammar
file.
"""

import re

from serai.book.languages.grammar_data import GrammarData
from serai.book.lexicon.entry_reader import (
    EntryReader,
    lowercase_without_accents,
    read_adjective_position,
    read_noun_without_article_and_whether_proper,
)
from serai.book.lexicon.structs import AdjectiveForms, BeingKind, Noun


class DataDrivenReader:
    """Reads nouns and adjectives by the grammar data of one language."""

    def __init__(self, data: GrammarData) -> None:
        self._data = data

    def read_noun(self, entry: EntryReader, sex: str, kind: BeingKind) -> Noun:  # noqa: ARG002
        data = self._data
        noun, proper = read_noun_without_article_and_whether_proper(entry, data.nouns.articles)
        gender = entry.read_choice("gender", data.genders, required=True)
        forms = [
            noun,
            *(self._noun_in_case(entry, noun, gender, case, proper=proper) for case in data.cases[1:]),
        ]
        result = Noun(
            tuple(forms),
            gender,
            self._read_or_derive_first_sound(entry, noun),
            entry.read_text("tail"),
            proper,
        )
        entry.report_unknown_keys()
        return result

    def read_adjective(self, entry: EntryReader) -> AdjectiveForms:
        data = self._data
        position = read_adjective_position(entry) if data.adjectives.positioned else "before"
        if data.adjectives.endings:
            # The ending depends on the article, so the lexicon has only the stem.
            words = (entry.read_text("stem", required=True),) * len(data.genders)
        else:
            words = tuple(entry.read_text(gender, required=True) for gender in data.genders)
        short = tuple(entry.read_text(f"short-{gender}") for gender in data.genders)
        result = AdjectiveForms(words, position, self._read_or_derive_first_sound(entry, words[0]), short)
        entry.report_unknown_keys()
        return result

    def _noun_in_case(self, entry: EntryReader, noun: str, gender: str, case: str, *, proper: bool) -> str:
        """A noun in a case: from the lexicon, or formed with an ending where that is safe."""
        written = entry.read_text(case)
        rule = self._data.nouns.cases.get(case)
        if written or rule is None:
            return written or noun
        if not proper and re.search(rule.ask.get(gender, "(?!)"), noun):
            message = f"“{noun}” does not tell its {case}: say {case} = “…”."
            entry.add_problem("lexicon-special-form", message, case)
        return noun + rule.ending.get(gender, "")

    def _read_or_derive_first_sound(self, entry: EntryReader, word: str) -> str:
        if not self._data.sounds:
            return ""
        declared = entry.read_choice("sound", (*self._data.sounds, "none"))
        if declared:
            return declared.removesuffix("none")
        plain = lowercase_without_accents(word)
        for sound, rule in self._data.sounds.items():
            if re.match(rule.ask, plain):
                message = (
                    f"“{word}” may begin with the sound “{sound}” or not: say sound = “{sound}” or “none”."
                )
                entry.add_problem("lexicon-missing", message, "sound")
            if re.match(rule.letters, plain):
                return sound
        return ""
