"""Overused words of a Book: lists in `lexicon/spent.<language>.toml`, counted per 10,000 words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct, field

from serai.book.languages import LANGUAGE_TABLE, Language
from serai.book.plain_text import sentences_with_offsets, to_plain_text, words_without_placeholders

PER = 10_000
# A sentence starts after the end of another; looking for it at every letter would take long.
LAST_SENTENCE = re.compile(r"(?<![^.!?…\n])(?:[^.!?…\n]*[.!?…\n]+[^\w]*\Z|[^.!?…\n]+\Z)")
CLOSING_MARKS = " \t\n.!?…\"”’»'"

Words = tuple[str, ...]


class OverusedGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Words to count, anywhere or at the start of a sentence, and the quota per 10,000 words.

    Words inside a phrase of `but` have another meaning and are not counted.
    """

    most: float
    words: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


class EndingGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to end a text, and the maximum share of texts that may end that way.

    It applies if the last sentence contains one of the words, or ends in a comma, one of the conjunctions and
    at most `longest` words.
    """

    most: float
    words: tuple[str, ...] = ()
    conjunctions: tuple[str, ...] = ()
    longest: int = 8


class OverusedWords(Struct, frozen=True):
    """The lists of one language."""

    spent: dict[str, OverusedGroup] = field(default_factory=dict[str, OverusedGroup])
    endings: dict[str, EndingGroup] = field(default_factory=dict[str, EndingGroup])


class _PhrasesByFirstWord(dict[str, list[Words]]):
    """The phrases that may start with a word; longer ones first, so that “personne ne” is not counted twice.

    Most words start none, which is remembered like the rest.
    """

    def __init__(self, phrases: Iterable[Words]) -> None:
        super().__init__()
        self._whole: dict[str, list[Words]] = {}
        self._starred: list[Words] = []
        for phrase in sorted(phrases, key=len, reverse=True):
            starred = phrase[0].endswith("*")
            (self._starred if starred else self._whole.setdefault(phrase[0], [])).append(phrase)
        self._stems = tuple(phrase[0].removesuffix("*") for phrase in self._starred)

    def __missing__(self, word: str) -> list[Words]:
        found = self[word] = [*self._whole.get(word, ())]
        if word.startswith(self._stems):
            found += [phrase for phrase in self._starred if _matches_pattern(phrase[0], word)]
        return found


class PhraseMatcher:
    """Counts words and phrases of a list; an asterisk at the end of a word matches any ending."""

    def __init__(self, phrases: Iterable[str], but: Sequence[str] = ()) -> None:
        self._but = PhraseMatcher(but) if but else None
        self._by_word = _PhrasesByFirstWord(tuple(one.lower().split()) for one in phrases if one.split())

    def may_start_with(self, word: str) -> bool:
        return bool(self._by_word[word])

    def count_matches(self, words: Words) -> int:
        excluded = self._but.covered_indices(words) if self._but else set[int]()
        return sum(at not in excluded for at, _ in self._matches(words))

    def covered_indices(self, words: Words) -> set[int]:
        """The indices of all words that a phrase covers."""
        return {place for at, length in self._matches(words) for place in range(at, at + length)}

    def length_of_match_starting_at(self, words: Words, start: int) -> int:
        """The number of words in the phrase that starts here, or 0."""
        for phrase in self._by_word[words[start]]:
            found = words[start : start + len(phrase)]
            if len(found) == len(phrase) and all(map(_matches_pattern, phrase, found)):
                return len(phrase)
        return 0

    def _matches(self, words: Words) -> Iterator[tuple[int, int]]:
        """Where phrases start, and how long they are."""
        by_word = self._by_word
        for at, word in enumerate(words):
            if by_word[word] and (length := self.length_of_match_starting_at(words, at)):
                yield at, length


def _matches_pattern(pattern: str, word: str) -> bool:
    return word.startswith(pattern[:-1]) if pattern.endswith("*") else word == pattern


def strip_elisions_and_possessives(words: Words, language: Language) -> Words:
    """The words without elided articles (l', d') and possessive endings ('s)."""
    return tuple(_strip_elision_and_possessive(word, language) for word in words)


@lru_cache(maxsize=1 << 16)
def _strip_elision_and_possessive(word: str, language: Language) -> str:
    entry = LANGUAGE_TABLE[language]
    found = re.match(entry.elided, word) if entry.elided and "'" in word else None
    word = word[found.end() :] if found else word
    return word.removesuffix(entry.possessive) if entry.possessive else word


class _GroupsByFirstWord(dict[str, tuple[str, ...]]):
    """The groups that have a phrase that may start with a word."""

    def __init__(self, matchers: Mapping[str, PhraseMatcher]) -> None:
        super().__init__()
        self._matchers = matchers

    def __missing__(self, word: str) -> tuple[str, ...]:
        found = tuple(name for name, matcher in self._matchers.items() if matcher.may_start_with(word))
        self[word] = found
        return found


class OverusedWordCounter:
    """Counts the groups of one language in texts."""

    def __init__(self, lists: OverusedWords, language: Language) -> None:
        self.lists = lists
        self.language: Language = language
        self._words = {name: PhraseMatcher(group.words, group.but) for name, group in lists.spent.items()}
        self._openings = {name: PhraseMatcher(group.openings) for name, group in lists.spent.items()}
        self._endings = {name: PhraseMatcher(group.words) for name, group in lists.endings.items()}
        self._groups_by_word = _GroupsByFirstWord(self._words)
        self._groups_by_opening = _GroupsByFirstWord(self._openings)

    def count_overused_words(self, text: str) -> Counter[str]:
        """How often each group occurs in one text."""
        words = strip_elisions_and_possessives(words_without_placeholders(text), self.language)
        counts = Counter(dict.fromkeys(self._words, 0))
        for name in {name for word in words for name in self._groups_by_word[word]}:
            counts[name] = self._words[name].count_matches(words)
        for sentence, _ in sentences_with_offsets(text):
            opening = strip_elisions_and_possessives(sentence, self.language)
            for name in self._groups_by_opening[opening[0]] if opening else ():
                counts[name] += bool(self._openings[name].length_of_match_starting_at(opening, 0))
        return counts

    def kinds_of_ending(self, text: str) -> Iterator[str]:
        """The kinds of ending that apply to one text."""
        plain = to_plain_text(text).text
        found = LAST_SENTENCE.search(plain.rstrip())
        last = found[0] if found else plain
        words = strip_elisions_and_possessives(words_without_placeholders(last), self.language)
        for name, group in self.lists.endings.items():
            closes = ends_with_short_clause(last, group.conjunctions, group.longest)
            if closes or self._endings[name].count_matches(words):
                yield name


def ends_with_short_clause(sentence: str, conjunctions: Sequence[str], longest: int) -> bool:
    """Whether a sentence ends in a comma, a conjunction and at most this many words."""
    clause = sentence.strip(CLOSING_MARKS).rpartition(",")[2] if "," in sentence else ""
    words = words_without_placeholders(clause)
    return bool(words) and words[0] in conjunctions and 1 < len(words) <= longest + 1
