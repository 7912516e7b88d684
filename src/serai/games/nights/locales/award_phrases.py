"""Phrases for awards in one language: “2 destiny points, Respected”."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.vocabulary import PLACES

if TYPE_CHECKING:
    from serai.games.nights.locales.phrases import NightsPhrases
    from serai.locales.localizer import Localizer


class AwardPhrases:
    """`sex` is the hero's, "m" or "f", for words that agree with it."""

    def __init__(self, localizer: "Localizer", phrases: "NightsPhrases") -> None:
        self._say = localizer.say
        self._phrases = phrases

    def comma_separated_awards(self, awards: Iterable[Award], sex: str = "m") -> str:
        """Awards without “and”: “2 destiny points, Respected”."""
        return ", ".join(self.award_phrase(award, sex) for award in awards)

    def offer_phrase(self, awards: Iterable[Award], sex: str = "m") -> str:
        """An award offered as a choice, with all results of its dice (N7.12)."""
        return ", ".join(
            self._roll_phrase(award, sex) if isinstance(award, word.Roll) else self.award_phrase(award, sex)
            for award in awards
        )

    def _roll_phrase(self, award: word.Roll, sex: str) -> str:
        bands = " · ".join(
            f"{format_band_numbers(band)} {self.offer_phrase(band.awards, sex)}" for band in award.bands
        )
        added = ", ".join(f"{self._phrases.skill_name(one.skill)} {one.amount:+d}" for one in award.bonuses)
        return self._say("award-roll-of", bands=bands, added=added, plain="no" if added else "yes")

    def section_award_phrase(self, reference: str, section: str, sex: str = "m") -> str:
        """The award that is read aloud with a section, or with a paragraph without any (`section` is "")."""
        paragraph = self._phrases.book.paragraphs[reference]
        awards = paragraph.section_by_id(section).awards if section else paragraph.awards
        return self.comma_separated_awards(awards, sex)

    def award_phrase(self, award: Award, sex: str) -> str:
        say = self._say
        match award:
            case word.Points(of, amount):
                points = self._phrases.points_phrase(of, abs(amount))
                return points if amount > 0 else say("award-lose", what=points)
            case word.Wealth(amount, limit):
                return self._wealth_phrase(amount, limit, sex)
            case word.Skill(skill, master):
                return (
                    say("award-skill-master", skill=self._phrases.skill_name(skill))
                    if master
                    else self._phrases.skill_name(skill)
                )
            case word.SkillOfChoice():
                return say("award-skill-of-choice")
            case word.SkillForOneUse(skill):
                return say("award-skill-once", skill=self._phrases.skill_name(skill))
            case word.LoseSkill(skill):
                what = self._phrases.skill_name(skill) if skill else say("award-skill-of-choice")
                return say("award-lose", what=what)
            case word.Status(status, pursuer):
                if pursuer is not None and pursuer != word.THE_OTHER:
                    return say(
                        "award-pursued", being=self._phrases.being_name(pursuer.noun, pursuer.adjective)
                    )
                return self._phrases.status_name(status, sex)
            case word.StatusForOneTurn(status):
                return say("award-status-once", status=self._phrases.status_name(status, sex))
            case word.LoseStatus(status, may):
                return say(
                    "award-may-lose" if may else "award-lose", what=self._phrases.status_name(status, sex)
                )
            case word.LoseStatusOfChoice(may, any_number):
                what = say("award-statuses-of-choice" if any_number else "award-status-of-choice")
                return say("award-may-lose" if may or any_number else "award-lose", what=what)
            case word.Treasure(treasure):
                return self._phrases.card_name(treasure) if treasure else say("award-treasure")
            case word.LoseTreasure(treasure):
                return say(
                    "award-lose",
                    what=self._phrases.card_name(treasure) if treasure else say("award-treasure"),
                )
            case word.Token(token):
                return self._phrases.token_name(token)
            case word.LoseToken(token):
                return say("award-lose", what=self._phrases.token_name(token))
            case word.OpportunityToEnter(place):
                return say("award-opportunity", place=self._phrases.space_name(place))
            case word.MoveTo(where):
                return say("award-move", where=self.destination_phrase(where))
            case word.PlacedByAnother(where):
                return say("award-placed", where=self.destination_phrase(where))
            case word.Trade(give, take):
                return self._trade_phrase(give, take)
            case word.Choose(first, second):
                return self._phrases.join_with_or(
                    [self.offer_phrase(first, sex), self.offer_phrase(second, sex)]
                )
            case word.GoTo():
                return say("award-go-on")
            case word.Encounter(being):
                if being == word.THE_OTHER:
                    return say("award-go-on")
                return say("award-encounter", being=self._phrases.being_name(being.noun, being.adjective))
            case word.Roll():
                return say("award-roll")
            case word.Offer(accept, refuse):
                return say(
                    "award-offer",
                    accept=self.offer_phrase(accept, sex),
                    refuse=self.offer_phrase(refuse, sex),
                )
            case word.ForAnother(who, awards):  # the other hero is not known yet: use “he”
                return say(f"award-another-{who}", awards=self.offer_phrase(awards, "m"))
            case word.Death():
                return say("award-death")
            case word.Nothing():
                return say("award-nothing")

    def price_phrase(self, treasure: str, sex: str = "m") -> str:
        """The price of a treasure."""
        return self.comma_separated_awards(self._phrases.book.cards["treasures"][treasure].sell, sex)

    def _trade_phrase(self, give: word.Points, take: word.Points) -> str:
        given, taken = (
            self._phrases.points_phrase(give.of, give.amount),
            self._phrases.points_phrase(take.of, take.amount),
        )
        return self._say("award-trade", given=given, taken=taken)

    def _wealth_phrase(self, amount: int, limit: str | None, sex: str) -> str:
        levels = self._say("wealth-levels", count=abs(amount))
        what = levels if amount > 0 else self._say("award-lose", what=levels)
        if limit is None:
            return what
        bound = "award-at-most" if amount > 0 else "award-at-least"
        return self._say(bound, what=what, wealth=self._phrases.wealth_name(limit, sex))

    def destination_phrase(self, destination: word.Where) -> str:
        match destination:
            case word.NamedSpace(space):
                return self._phrases.space_name(space)
            case word.Within(distance, space):
                if space is None:
                    return self._say("where-near", count=distance)
                if space in PLACES:  # no award moves a hero into a Place (N5.1)
                    return self._say("where-around", count=distance, of=self._say(f"power-{space}.of"))
                return self._say("where-within", count=distance, space=self._phrases.space_name(space))
            case word.AnySpace(terrain, continent):
                what = self._say(f"terrain-{terrain}.any") if terrain else self._say("where-any")
                if continent is None:
                    return what
                return self._say("where-in", what=what, continent=self._say(f"continent-{continent}"))


def format_band_numbers(band: word.Band) -> str:
    """The numbers of a band: “1–2”, “6+”."""
    if band.high is None:
        return f"{band.low}+"
    return f"{band.low}–{band.high}" if band.high > band.low else str(band.low)
