"""What things are called on paper: names for heroes of either sex, and awards told to the last detail."""

from collections.abc import Iterable
from functools import cached_property

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.grammar import known_grammar
from serai.games.nights.pdf.wording import either
from serai.games.nights.words.awards import AwardPhrases, rolled
from serai.games.nights.words.phrases import NightsPhrases
from serai.locales.speaker import Speaker
from serai.locales.texts import Texts


class PaperPhrases(NightsPhrases):
    """Names that fit heroes of either sex."""

    def __init__(self, speaker: Speaker, texts: Texts) -> None:
        super().__init__(speaker)
        self._texts = texts

    @cached_property
    def awards(self) -> "PaperAwards":
        return PaperAwards(self._speaker, self, self._texts)

    def status(self, status: str, sex: str = "") -> str:
        return either(super().status(status, sex or "m"), super().status(status, sex or "f"))

    def wealth(self, level: str, sex: str = "") -> str:
        return either(super().wealth(level, sex or "m"), super().wealth(level, sex or "f"))

    def told(self, awards: Iterable[Award]) -> list[str]:
        """Each award of a line, in the order in which they apply."""
        return [self.awards.one(award, "") for award in awards]

    def row(self, row: str, gender: str = "") -> str:
        """A row of a matrix: an adjective, or a name (N7.5); with a gender, in that form alone."""
        lexicon = self.book.lexicon
        adjective = lexicon.adjectives.get(row)
        if adjective is not None:
            spoken = self._speaker.language if self._speaker.language in adjective.words else lexicon.source
            genders, words = known_grammar(spoken).data.genders, adjective.words[spoken].words
            return words[genders.index(gender)] if gender else either(*words[:2])
        if row in self.book.lexicon.beings:
            return self.being(row).bare
        key = f"print-row-{row}"
        return self._texts.say(key) if self._texts.has(key) else self.called(row)


class PaperAwards(AwardPhrases):
    """Where a program tells an award as it happens, paper tells all of it at once."""

    def __init__(self, speaker: Speaker, phrases: PaperPhrases, texts: Texts) -> None:
        super().__init__(speaker, phrases)
        self._print = texts.say

    def one(self, award: Award, sex: str) -> str:
        say = self._print
        match award:
            case word.PlacedByAnother(where, by) if by:
                return say("print-award-placed", by=by, where=self.where(where))
            case word.Choose(first, second):
                return say(
                    "print-award-choose", first=self.all_of(first, sex), second=self.all_of(second, sex)
                )
            case word.GoTo(strip, paragraph):
                number = self._phrases.book.paragraphs[f"{strip}#{paragraph}"].number
                return say("print-award-go-to", number=str(number))
            case word.Encounter(being, matrix):
                if being == word.THE_OTHER:
                    return say("print-award-again", matrix=matrix)
                met = self._phrases.called(being.noun, being.adjective)
                return say("print-award-encounter", being=met, matrix=matrix)
            case word.Roll(bands, bonuses):
                told = "; ".join(self._band(band, sex) for band in bands)
                added = ", ".join(f"{self._phrases.skill(one.skill)} {one.amount:+d}" for one in bonuses)
                return say("print-award-roll", bands=told, added=added, plain="no" if added else "yes")
            case word.Offer(accept, refuse):
                return say(
                    "print-award-offer", accept=self.all_of(accept, sex), refuse=self.all_of(refuse, sex)
                )
            case _:
                return super().one(award, sex)

    def _band(self, band: word.Band, sex: str) -> str:
        return self._print("print-award-band", rolled=rolled(band), awards=self.all_of(band.awards, sex))
