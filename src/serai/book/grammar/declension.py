"""Declines a being, perhaps with an adjective, by the tables of a grammar."""

import re
from typing import Literal, NamedTuple

from serai.book.languages.grammar_data import ArticleWords, Form, GrammarData, Words
from serai.book.lexicon import AdjectiveForms, BeingKind, Noun

Kind = Literal["common", "unique", "name"]


class SpokenForm(NamedTuple):
    """Declined words, and their first sound if it affects the word before them."""

    text: str
    sound: str = ""


class ArticleRow(NamedTuple):
    """An article in one case: before common nouns, and before names if that differs."""

    common: Words
    name: Words | None
    unique: str
    endings: str


class GrammarTables:
    """The tables of a grammar, indexed for lookup."""

    def __init__(self, data: GrammarData) -> None:
        self.data = data
        self.genders = {gender: number for number, gender in enumerate(data.genders)}
        self.cases = {"": 0, **{case: number for number, case in enumerate(data.cases)}}
        self.rows = {
            (name, number): ArticleRow(
                _article_in_case(article.common, case),
                None if article.name is None else _article_in_case(article.name, case),
                article.unique,
                article.endings,
            )
            for name, article in data.articles.items()
            for number, case in enumerate(data.cases)
        }
        self._openings = [(sound, re.compile(pattern)) for sound, pattern in data.openings.items()]

    def first_sound_of(self, text: str) -> str:
        """The first sound of an article or a pronoun."""
        for sound, pattern in self._openings:
            if pattern.match(text):
                return sound
        return ""


def _article_in_case(words: ArticleWords, case: str) -> Words:
    """An article in a case; in a language without cases, or if all cases are alike, the table itself."""
    row = words.get(case)
    if isinstance(row, dict):
        return row
    return {key: word for key, word in words.items() if isinstance(word, str)}


class Declension:
    """Declines one being."""

    def __init__(
        self,
        tables: GrammarTables,
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
        # A name takes no article, but with an adjective it takes "the", never "a": the crafty Ali Baba.
        self.kind: Kind = (
            "name" if noun.proper and adjective is None else "unique" if noun.proper or unique else "common"
        )
        self._own_article = ""
        if noun.proper and being_kind == "thing":
            # A city's own article (El Cairo) is dropped after another article: el viejo Cairo. A person's is
            # kept.
            articles = tables.data.nouns.own_articles
            self._own_article = next((one for one in articles if noun.base_form.startswith(f"{one} ")), "")
        # Before a name every adjective comes first: le furieux Abou Hassan.
        self._is_before = adjective is not None and (adjective.position == "before" or noun.proper)
        self.sound = adjective.sound if adjective and self._is_before else noun.sound
        self._declined: dict[str, SpokenForm] = {}

    @property
    def grammatical_class(self) -> str:
        """A key shared by all beings whose phrases behave alike in every seam and form."""
        traits = (self._noun.gender, self.kind, self.sound, self._own_article)
        return ", ".join(trait for trait in traits if trait)

    def decline(self, form: Form) -> SpokenForm:
        found = self._declined.get(form.text)
        if found is None:
            found = self._declined[form.text] = self._decline_uncached(form)
        return found

    def _decline_uncached(self, form: Form) -> SpokenForm:
        tables = self._tables
        case = tables.cases[form.case]
        row = tables.rows[form.article, case]
        if row.unique and self.kind != "common":
            row = tables.rows[row.unique, case]
        words = self._noun_phrase(case, row.endings)
        if self.kind == "name" and row.name is not None:
            return self._add_name_article(row.name, words)
        return self._add_article(row.common, words)

    def _noun_phrase(self, case: int, endings: str) -> str:
        """The noun in a case, with its adjective, but without the article of a city."""
        words = self._noun.forms[case]
        if self._own_article:
            words = words.removeprefix(f"{self._own_article} ")
        if self._adjective:
            adjective = self._adjective_word(self._adjective, case, endings)
            words = f"{adjective} {words}" if self._is_before else f"{words} {adjective}"
        return f"{words} {self._noun.tail}" if self._noun.tail else words

    def _adjective_word(self, adjective: AdjectiveForms, case: int, endings: str) -> str:
        data, word = self._tables.data, adjective.words[self.agreement]
        if adjective.short and self._is_before and data.adjectives.short_before in ("", self._noun.sound):
            word = adjective.short[self.agreement] or word
        if not endings:
            return word
        return word + data.adjectives.endings[endings][data.cases[case]][self.agreement]

    def _add_name_article(self, row: Words, words: str) -> SpokenForm:
        own = self._own_article
        if not own:
            return self._add_article(row, words)
        before = row.get(own)
        if before is None:
            before = f"{row['any']} {own}".lstrip()
        text = _join_words(before, words)
        if before == own:
            return SpokenForm(text, self._tables.data.nouns.own_articles[own])
        return SpokenForm(text, self._tables.first_sound_of(text))

    def _add_article(self, row: Words, words: str) -> SpokenForm:
        gender, sound = self._noun.gender, self.sound
        article = row.get(f"{gender}-{sound}") or row.get(sound) if sound else None
        if article is None:
            article = row.get(gender) or row.get("any", "")
        if not article:
            return SpokenForm(words, sound)
        text = _join_words(article, words)
        return SpokenForm(text, self._tables.first_sound_of(text))


def _join_words(before: str, after: str) -> str:
    """Joins two words; no space follows an apostrophe."""
    return before + after if before.endswith("'") else f"{before} {after}"
