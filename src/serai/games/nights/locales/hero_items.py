"""What a hero has (statuses, skills, cards, …), with explanations."""

from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from serai.book.vocabulary import SKILLS, STATUSES
from serai.games.nights.board import HeroView
from serai.games.nights.locales.phrases import NightsPhrases, sex_selector
from serai.games.nights.points import COUNTS
from serai.games.nights.state import MASTER
from serai.locales.localizer import Localizer
from serai.table import Decision

SKILL_KINDS = frozenset({"skill", "lose-skill"})
STATUS_KINDS = frozenset({"lose-status", "may-lose"})
CARD_KINDS = frozenset({"treasure", "lose-treasure", "quest", "card"})


class HeroItem(Struct, frozen=True):
    """`group` is the message key of its heading, `id` its id in the game.

    `special` means that the name includes details: the pursuer, the home city.
    """

    group: str
    id: str
    name: str
    about: str
    special: bool = False


class HeroItems:
    def __init__(self, localizer: Localizer, phrases: NightsPhrases) -> None:
        self._say = localizer.say
        self._phrases = phrases

    def items_of(self, hero: HeroView) -> Iterator[HeroItem]:
        """Everything a hero has, most important first."""
        phrases, say = self._phrases, self._say
        special_names = self.detailed_names_by_id(hero)
        for status in hero.statuses:
            name = special_names.get(status) or phrases.status_name(status, hero.sex)
            about = self.explain_status(status, hero.sex)
            yield HeroItem("things-statuses", status, name, about, status in special_names)
        for skill, level in hero.skills.items():
            rank = say("rank-master" if level >= MASTER else "rank-talent")
            name = say("thing-skill", skill=phrases.skill_name(skill), rank=rank)
            yield HeroItem("things-skills", skill, name, self.explain_skill(skill))
        for skill in hero.once:
            name = say("award-skill-once", skill=phrases.skill_name(skill))
            yield HeroItem("things-skills", skill, name, self.explain_skill(skill))
        for treasure in hero.treasures:
            yield HeroItem(
                "things-treasures", treasure, phrases.card_name(treasure), self.explain_card(treasure)
            )
        if hero.quest:
            name, about = self.quest_name(hero), self.explain_card(hero.quest)
            yield HeroItem("things-quest", hero.quest, name, about, bool(hero.quest_places))
        for card in hero.cards:
            yield HeroItem("things-city-cards", card, phrases.card_name(card), self.explain_card(card))
        for token in hero.tokens:
            yield HeroItem("things-tokens", token, phrases.token_name(token), say("thing-token"))
        if hero.destination:
            name = phrases.space_name(hero.destination)
            yield HeroItem("things-destination", hero.destination, name, say("thing-destination"))
        yield HeroItem(
            "things-wealth",
            hero.wealth,
            phrases.wealth_name(hero.wealth, hero.sex),
            self.explain_wealth(hero.wealth),
        )

    def detailed_names_by_id(self, hero: HeroView) -> dict[str, str]:
        """The names that include details, by id."""
        names: dict[str, str] = {}
        for status in hero.statuses:
            if detail := self._status_detail(status, hero):
                name = self._phrases.status_name(status, hero.sex)
                names[status] = self._say("thing-of", name=name, of=detail)
        if hero.quest and hero.quest_places:
            names[hero.quest] = self.quest_name(hero)
        return names

    def _status_detail(self, status: str, hero: HeroView) -> str:
        if status == "pursued" and (pursuer := self._pursuer_name(hero)):
            return pursuer
        if city := hero.marked.get(status):
            return self._phrases.space_name(city)
        if counts := COUNTS.get(status):
            return f"{hero.gained.get(status, 0)}/{counts.enough}"
        if levels := hero.gained.get(status, 0):
            return self._say("wealth-levels", count=levels)
        return ""

    def _pursuer_name(self, hero: HeroView) -> str:
        *adjective, noun = hero.pursuer.split() or [""]
        if noun not in self._phrases.book.lexicon.beings:
            return ""
        return self._phrases.being_phrase(noun, " ".join(adjective)).indefinite

    def quest_name(self, hero: HeroView) -> str:
        name = self._phrases.card_name(hero.quest or "")
        if not hero.quest_places:
            return name
        places = (
            f"{self._phrases.space_name(place)} ✓"
            if place in hero.quest_claimed
            else self._phrases.space_name(place)
            for place in hero.quest_places
        )
        return self._say("thing-of", name=name, of=", ".join(places))

    # Explanations

    def explain_status(self, status: str, sex: str = "m") -> str:
        return self._say(f"status-{status}.about", sex=sex_selector(sex))

    def explain_skill(self, skill: str) -> str:
        return self._say(f"skill-{skill}.about")

    def explain_card(self, card: str) -> str:
        return self._phrases.card_text(card) or self._say("thing-no-text")

    def explain_wealth(self, level: str) -> str:
        from serai.games.nights.state import LEVELS
        from serai.games.nights.travel_map import RATES

        land, sea = RATES[LEVELS.index(level)]
        return self._say("thing-wealth", land=land, sea=sea)

    def explain_option(self, decision: Decision, option: str, hero: HeroView) -> str:
        """The explanation of an option, or ""."""
        return " ".join(
            filter(
                None, (self._price_or_gain_text(option, hero), self._explain_named_thing(decision, option))
            )
        )

    def _price_or_gain_text(self, option: str, hero: HeroView) -> str:
        """The price or gain of an action, unless its label says it."""
        from serai.games.nights.statuses.paying import ENDED_BY_REST, HEALERS, SWAPS, statuses_to_swap_for

        phrases, sex = self._phrases, hero.sex
        match option.split(":"):
            case ["sell", treasure]:
                return self._say("bargain-sell", award=phrases.awards.price_phrase(treasure, sex))
            case ["give", _, skill]:
                healed = [one for one in hero.statuses if skill in HEALERS.get(one, ())]
                ended = ", ".join(phrases.status_name(one, sex) for one in healed)
                return self._say("bargain-give", statuses=ended)
            case ["swap", new, *named]:
                (old,) = named or statuses_to_swap_for(new, hero.statuses)[-1:]
                if not SWAPS[old].destiny:
                    return ""
                points = phrases.points_phrase("destiny", SWAPS[old].destiny)
                return self._say("bargain-swap", status=phrases.status_name(old, sex), points=points)
            case ["rest"]:
                rested = [status for status in ENDED_BY_REST if status in hero.statuses]
                if cures := [
                    one for one in hero.treasures if all(self._can_cure(one, sore) for sore in rested)
                ]:
                    return self._say("bargain-rest-cured", treasure=phrases.card_name(cures[0]))
                return self._say("bargain-rest")
            case _:
                return ""

    def _can_cure(self, treasure: str, status: str) -> bool:
        clauses = self._phrases.book.cards["treasures"][treasure].effects
        return any(
            clause["word"] == "cures" and status in cast("list[str]", clause["statuses"])
            for clause in clauses
        )

    def _explain_named_thing(self, decision: Decision, option: str) -> str:
        """The explanation of the thing that an option names."""
        word = option.rpartition(":")[2] if decision.kind in ("use", "end", "start", "city-card") else option
        if decision.kind in SKILL_KINDS and option in SKILLS:
            return self.explain_skill(option)
        if decision.kind in STATUS_KINDS and option in STATUSES:
            return self.explain_status(option)
        if option.startswith("swap:"):
            return self.explain_status(option.split(":")[1])
        if decision.kind in CARD_KINDS or option.startswith(("use:", "sell:", "play:")):
            return self._phrases.card_text(word)
        return ""

    def explanations_of_names_starting_with(self, typed: str) -> Iterator[tuple[str, str]]:
        """Everything whose name starts with the typed text, with its explanation."""
        from serai.games.nights.locales.map_listing import fold_case_and_accents

        phrases, wanted = self._phrases, fold_case_and_accents(typed)
        for status in STATUSES:
            names = {phrases.status_name(status, sex) for sex in ("m", "f")}
            if any(fold_case_and_accents(name).startswith(wanted) for name in names):
                yield phrases.status_name(status), self.explain_status(status)
        for skill in SKILLS:
            if fold_case_and_accents(phrases.skill_name(skill)).startswith(wanted):
                yield phrases.skill_name(skill), self.explain_skill(skill)
        for deck in ("treasures", "quests", "encounters"):
            for card in phrases.book.cards.get(deck, {}):
                text = phrases.card_text(card)
                if text and fold_case_and_accents(phrases.card_name(card)).startswith(wanted):
                    yield phrases.card_name(card), text
