"""Phrases for paper: names for heroes of either sex, and awards in full detail."""

from collections.abc import Iterable
from functools import cached_property

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.grammar import require_grammar
from serai.book.rows import RowKey
from serai.games.nights.locales.award_phrases import AwardPhrases, format_band_numbers
from serai.games.nights.locales.phrases import NightsPhrases
from serai.games.nights.pdf.neutral_wording import wording_for_either_sex
from serai.locales.localizer import Localizer
from serai.locales.texts import Texts


class PaperPhrases(NightsPhrases):
    """Names that fit heroes of either sex."""

    def __init__(self, localizer: Localizer, texts: Texts) -> None:
        super().__init__(localizer)
        self._texts = texts

    @cached_property
    def awards(self) -> "PaperAwards":
        return PaperAwards(self._localizer, self, self._texts)

    def status_name(self, status: str, sex: str = "") -> str:
        return wording_for_either_sex(
            super().status_name(status, sex or "m"), super().status_name(status, sex or "f")
        )

    def wealth_name(self, level: str, sex: str = "") -> str:
        return wording_for_either_sex(
            super().wealth_name(level, sex or "m"), super().wealth_name(level, sex or "f")
        )

    def award_phrases(self, awards: Iterable[Award]) -> list[str]:
        """Each award of a line, in order."""
        return [self.awards.award_phrase(award, "") for award in awards]

    def adjective_word(self, adjective: str) -> str:
        return self.row_name(adjective)

    def name_of_row_for_particular_beings(self, key: RowKey) -> str:
        """The name of a row for particular beings: “wise sage”, “sage”, “furious, who is a beast”."""
        if key.whom not in self.book.lexicon.beings:
            row, fact = self.row_name(key.adjective), self.trait_phrase(key.whom)
            return self._texts.say("print-row-for-some", row=row, fact=fact)
        if key.adjective and key.adjective not in self.book.lexicon.adjectives:
            row, name = self.row_name(key.adjective), self.bare_being_name(key.whom)
            return self._texts.say("print-row-for-being", row=row, name=name)
        return self.being_phrase(key.whom, key.adjective or None).bare

    def row_name(self, row: str, gender: str = "") -> str:
        """A row of a matrix: an adjective or a name (N7.5), in one gender if given."""
        lexicon = self.book.lexicon
        adjective = lexicon.adjectives.get(row)
        if adjective is not None:
            spoken = (
                self._localizer.language if self._localizer.language in adjective.words else lexicon.source
            )
            genders, words = require_grammar(spoken).data.genders, adjective.words[spoken].words
            return words[genders.index(gender)] if gender else wording_for_either_sex(*words[:2])
        if row in self.book.lexicon.beings:
            return self.being_phrase(row).bare
        key = f"print-row-{row}"
        return self._texts.say(key) if self._texts.has_text(key) else self.being_name(row)


class PaperAwards(AwardPhrases):
    """Awards with all branches and results, because paper cannot reveal them step by step."""

    def __init__(self, localizer: Localizer, phrases: PaperPhrases, texts: Texts) -> None:
        super().__init__(localizer, phrases)
        self._print = texts.say

    def award_phrase(self, award: Award, sex: str) -> str:
        say = self._print
        match award:
            case word.PlacedByAnother(where, by) if by:
                return say("print-award-placed", by=by, where=self.destination_phrase(where))
            case word.Choose(first, second):
                return say(
                    "print-award-choose",
                    first=self.comma_separated_awards(first, sex),
                    second=self.comma_separated_awards(second, sex),
                )
            case word.GoTo(strip, paragraph):
                number = self._phrases.book.paragraphs[f"{strip}#{paragraph}"].number
                return say("print-award-go-to", number=str(number))
            case word.Encounter(being, matrix):
                if being == word.THE_OTHER:
                    return say("print-award-again", matrix=matrix)
                met = self._phrases.being_name(being.noun, being.adjective)
                return say("print-award-encounter", being=met, matrix=matrix)
            case word.Roll(bands, bonuses):
                told = "; ".join(self._band_phrase(band, sex) for band in bands)
                added = ", ".join(f"{self._phrases.skill_name(one.skill)} {one.amount:+d}" for one in bonuses)
                return say("print-award-roll", bands=told, added=added, plain="no" if added else "yes")
            case word.Offer(accept, refuse):
                return say(
                    "print-award-offer",
                    accept=self.comma_separated_awards(accept, sex),
                    refuse=self.comma_separated_awards(refuse, sex),
                )
            case _:
                return super().award_phrase(award, sex)

    def _band_phrase(self, band: word.Band, sex: str) -> str:
        return self._print(
            "print-award-band",
            rolled=format_band_numbers(band),
            awards=self.comma_separated_awards(band.awards, sex),
        )
