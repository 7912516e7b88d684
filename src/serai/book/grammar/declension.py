"""A being, and perhaps an adjective, put into the forms of a language by the tables of its grammar."""

import re
from typing import Literal, NamedTuple

from serai.book.languages.grammar_data import ArticleWords, Form, GrammarData, Words
from serai.book.lexicon import AdjectiveForms, BeingKind, Noun

Kind = Literal["common", "unique", "name"]


class Said(NamedTuple):
    """Words ready to stand in a text, and the sound they begin with, as far as the word before them cares."""

    text: str
    sound: str = ""


class Row(NamedTuple):
    """An article in one case: before most nouns, and before a name, if names are otherwise."""

    common: Words
    name: Words | None
    unique: str
    endings: str


class Tables:
    """The tables of a grammar, laid out for looking up."""

    def __init__(self, data: GrammarData) -> None:
        self.data = data
        self.genders = {gender: number for number, gender in enumerate(data.genders)}
        self.cases = {"": 0, **{case: number for number, case in enumerate(data.cases)}}
        self.rows = {
            (name, number): Row(
                _in_case(article.common, case),
                None if article.name is None else _in_case(article.name, case),
                article.unique,
                article.endings,
            )
            for name, article in data.articles.items()
            for number, case in enumerate(data.cases)
        }
        self._openings = [(sound, re.compile(pattern)) for sound, pattern in data.openings.items()]

    def opening(self, text: str) -> str:
        """The sound with which an article or a pronoun begins."""
        for sound, pattern in self._openings:
            if pattern.match(text):
                return sound
        return ""


def _in_case(words: ArticleWords, case: str) -> Words:
    """An article in a case; in a language without cases, or where all are alike, the table itself."""
    row = words.get(case)
    if isinstance(row, dict):
        return row
    return {key: word for key, word in words.items() if isinstance(word, str)}


class Declension:
    """Says every noun form of one being."""

    def __init__(
        self,
        tables: Tables,
        noun: Noun,
        adjective: AdjectiveForms | None,
        *,
        being_kind: BeingKind,
        unique: bool,
    ) -> None:
        self._tables = tables
        self._noun = noun
        self._adjective = adjective
        self.agreement = tables.genders[noun.gender]
        # A name has no article; with an adjective it takes "the" and never "a": the crafty Ali Baba.
        self.kind: Kind = (
            "name" if noun.proper and adjective is None else "unique" if noun.proper or unique else "common"
        )
        self._own_article = ""
        if noun.proper and being_kind == "thing":
            # A city has its own article, El Cairo, which gives way: el viejo Cairo. A person's never does.
            articles = tables.data.nouns.own_articles
            self._own_article = next((one for one in articles if noun.noun.startswith(f"{one} ")), "")
        # A name draws every adjective before it: le furieux Abou Hassan.
        self._is_before = adjective is not None and (adjective.position == "before" or noun.proper)
        self.sound = adjective.sound if adjective and self._is_before else noun.sound
        self._said: dict[str, Said] = {}

    @property
    def grammatical_class(self) -> str:
        """Beings whose phrases behave alike in every seam and every form share this description."""
        traits = (self._noun.gender, self.kind, self.sound, self._own_article)
        return ", ".join(trait for trait in traits if trait)

    def say(self, form: Form) -> Said:
        found = self._said.get(form.text)
        if found is None:
            found = self._said[form.text] = self._made(form)
        return found

    def _made(self, form: Form) -> Said:
        tables = self._tables
        case = tables.cases[form.case]
        row = tables.rows[form.article, case]
        if row.unique and self.kind != "common":
            row = tables.rows[row.unique, case]
        called = self._called(case, row.endings)
        if self.kind == "name" and row.name is not None:
            return self._named(row.name, called)
        return self._after(row.common, called)

    def _called(self, case: int, endings: str) -> str:
        """The noun in a case, with its adjective, and without the article of a city."""
        called = self._noun.forms[case]
        if self._own_article:
            called = called.removeprefix(f"{self._own_article} ")
        if self._adjective:
            word = self._adjective_word(self._adjective, case, endings)
            called = f"{word} {called}" if self._is_before else f"{called} {word}"
        return f"{called} {self._noun.tail}" if self._noun.tail else called

    def _adjective_word(self, adjective: AdjectiveForms, case: int, endings: str) -> str:
        data, word = self._tables.data, adjective.words[self.agreement]
        if adjective.short and self._is_before and data.adjectives.short_before in ("", self._noun.sound):
            word = adjective.short[self.agreement] or word
        if not endings:
            return word
        return word + data.adjectives.endings[endings][data.cases[case]][self.agreement]

    def _named(self, row: Words, called: str) -> Said:
        own = self._own_article
        if not own:
            return self._after(row, called)
        before = row.get(own)
        if before is None:
            before = f"{row['any']} {own}".lstrip()
        text = _joined(before, called)
        if before == own:
            return Said(text, self._tables.data.nouns.own_articles[own])
        return Said(text, self._tables.opening(text))

    def _after(self, row: Words, called: str) -> Said:
        gender, sound = self._noun.gender, self.sound
        article = row.get(f"{gender}-{sound}") or row.get(sound) if sound else None
        if article is None:
            article = row.get(gender) or row.get("any", "")
        if not article:
            return Said(called, sound)
        text = _joined(article, called)
        return Said(text, self._tables.opening(text))


def _joined(before: str, after: str) -> str:
    """Two words side by side; an apostrophe touches what follows."""
    return before + after if before.endswith("'") else f"{before} {after}"
