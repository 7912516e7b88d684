"""What lies before a hero, each thing with the words that explain it."""

from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from serai.book.vocabulary import SKILLS, STATUSES
from serai.games.nights.board import HeroShown
from serai.games.nights.points import COUNTS
from serai.games.nights.state import MASTER
from serai.games.nights.words.phrases import NightsPhrases, sex_word
from serai.games.nights.words.questions import is_nudge
from serai.locales.speaker import Speaker
from serai.table import Decision

SKILL_KINDS = frozenset({"skill", "lose-skill"})
STATUS_KINDS = frozenset({"lose-status", "may-lose"})
CARD_KINDS = frozenset({"treasure", "lose-treasure", "quest", "card"})


class Thing(Struct, frozen=True):
    """`group` is the key of the heading it stands below; `id` is its word in the game.

    `special` says that the name tells more than what such a thing is called: whom one flees, where one lives.
    """

    group: str
    id: str
    name: str
    about: str
    special: bool = False


class Things:
    def __init__(self, speaker: Speaker, phrases: NightsPhrases) -> None:
        self._say = speaker.say
        self._has = speaker.has
        self._phrases = phrases

    def of(self, hero: HeroShown) -> Iterator[Thing]:
        """Everything that lies before a hero, in the order in which one asks for it."""
        phrases, say = self._phrases, self._say
        for status in hero.statuses:
            name, about = self._status_name(status, hero), self.about_status(status, hero.sex)
            special = name != phrases.status(status, hero.sex)
            yield Thing("things-statuses", status, name, about, special)
        for skill, level in hero.skills.items():
            rank = say("rank-master" if level >= MASTER else "rank-talent")
            name = say("thing-skill", skill=phrases.skill(skill), rank=rank)
            yield Thing("things-skills", skill, name, self.about_skill(skill))
        for skill in hero.once:
            name = say("award-skill-once", skill=phrases.skill(skill))
            yield Thing("things-skills", skill, name, self.about_skill(skill))
        for treasure in hero.treasures:
            yield Thing("things-treasures", treasure, phrases.card(treasure), self.about_card(treasure))
        if hero.quest:
            name, about = self.quest_name(hero), self.about_card(hero.quest)
            yield Thing("things-quest", hero.quest, name, about, bool(hero.quest_places))
        for card in hero.cards:
            yield Thing("things-city-cards", card, phrases.card(card), self.about_card(card))
        for token in hero.tokens:
            yield Thing("things-tokens", token, phrases.token(token), say("thing-token"))
        if hero.destination:
            name = phrases.space(hero.destination)
            yield Thing("things-destination", hero.destination, name, say("thing-destination"))
        yield Thing(
            "things-wealth",
            hero.wealth,
            phrases.wealth(hero.wealth, hero.sex),
            self.about_wealth(hero.wealth),
        )

    def _status_name(self, status: str, hero: HeroShown) -> str:
        name = self._phrases.status(status, hero.sex)
        if status == "pursued" and (pursuer := self._pursuer(hero)):
            return self._say("thing-of", name=name, of=pursuer)
        if city := hero.marked.get(status):
            return self._say("thing-of", name=name, of=self._phrases.space(city))
        if counts := COUNTS.get(status):
            return self._say("thing-of", name=name, of=f"{hero.gained.get(status, 0)}/{counts.enough}")
        if levels := hero.gained.get(status, 0):
            return self._say("thing-of", name=name, of=self._say("wealth-levels", count=levels))
        return name

    def _pursuer(self, hero: HeroShown) -> str:
        *adjective, noun = hero.pursuer.split() or [""]
        if noun not in self._phrases.book.lexicon.beings:
            return ""
        return self._phrases.being(noun, " ".join(adjective)).indefinite

    def quest_name(self, hero: HeroShown) -> str:
        name = self._phrases.card(hero.quest or "")
        if not hero.quest_places:
            return name
        places = (
            f"{self._phrases.space(place)} ✓" if place in hero.quest_claimed else self._phrases.space(place)
            for place in hero.quest_places
        )
        return self._say("thing-of", name=name, of=", ".join(places))

    # What explains a thing

    def about_status(self, status: str, sex: str = "m") -> str:
        return self._say(f"status-{status}.about", sex=sex_word(sex))

    def about_skill(self, skill: str) -> str:
        return self._say(f"skill-{skill}.about")

    def about_card(self, card: str) -> str:
        return self._phrases.card_text(card) or self._say("thing-no-text")

    def about_wealth(self, level: str) -> str:
        from serai.games.nights.roads import RATES
        from serai.games.nights.state import LEVELS

        land, sea = RATES[LEVELS.index(level)]
        return self._say("thing-wealth", land=land, sea=sea)

    def about_option(self, decision: Decision, option: str, hero: HeroShown) -> str:
        """The words that explain an option; "" where it needs none."""
        return " ".join(filter(None, (self._bargain(option, hero), self._thing(decision, option))))

    def _bargain(self, option: str, hero: HeroShown) -> str:
        """What a deed costs or brings, where its label does not say."""
        from serai.games.nights.statuses.paying import ENDED_BY_REST, HEALERS, SWAPS, swapped_for

        phrases, sex = self._phrases, hero.sex
        match option.split(":"):
            case ["sell", treasure]:
                return self._say("bargain-sell", award=phrases.awards.price(treasure, sex))
            case ["give", _, skill]:
                healed = [one for one in hero.statuses if skill in HEALERS.get(one, ())]
                ended = ", ".join(phrases.status(one, sex) for one in healed)
                return self._say("bargain-give", statuses=ended)
            case ["swap", new, *named]:
                (old,) = named or swapped_for(new, hero.statuses)[-1:]
                if not SWAPS[old].destiny:
                    return ""
                points = phrases.points("destiny", SWAPS[old].destiny)
                return self._say("bargain-swap", status=phrases.status(old, sex), points=points)
            case ["rest"]:
                rested = [status for status in ENDED_BY_REST if status in hero.statuses]
                if cures := [one for one in hero.treasures if all(self._cures(one, sore) for sore in rested)]:
                    return self._say("bargain-rest-cured", treasure=phrases.card(cures[0]))
                return self._say("bargain-rest")
            case _:
                return ""

    def _cures(self, treasure: str, status: str) -> bool:
        clauses = self._phrases.book.cards["treasures"][treasure].effects
        return any(
            clause["word"] == "cures" and status in cast("list[str]", clause["statuses"])
            for clause in clauses
        )

    def _thing(self, decision: Decision, option: str) -> str:
        """The words that explain what an option is about."""
        word = option.rpartition(":")[2] if decision.kind in ("use", "end", "start", "city-card") else option
        if decision.kind in SKILL_KINDS and option in SKILLS:
            return self.about_skill(option)
        if decision.kind in STATUS_KINDS and option in STATUSES:
            return self.about_status(option)
        if option.startswith("swap:"):
            return self.about_status(option.split(":")[1])
        if decision.kind in CARD_KINDS or option.startswith(("use:", "sell:", "play:")):
            return self._phrases.card_text(word)
        return ""

    def moment(self, decision: Decision | None) -> str:
        """What the rules say about the question of the moment; "" where they add nothing."""
        key = f"moment-{decision.kind}" if decision is not None else ""
        if decision is not None and is_nudge(decision):
            key += "-nudged"
        return self._say(key) if key and self._has(key) else ""

    def find(self, typed: str) -> Iterator[tuple[str, str]]:
        """Everything whose name begins so, with the words that explain it."""
        from serai.games.nights.words.atlas import folded

        phrases, wanted = self._phrases, folded(typed)
        for status in STATUSES:
            names = {phrases.status(status, sex) for sex in ("m", "f")}
            if any(folded(name).startswith(wanted) for name in names):
                yield phrases.status(status), self.about_status(status)
        for skill in SKILLS:
            if folded(phrases.skill(skill)).startswith(wanted):
                yield phrases.skill(skill), self.about_skill(skill)
        for deck in ("treasures", "quests", "encounters"):
            for card in phrases.book.cards.get(deck, {}):
                text = phrases.card_text(card)
                if text and folded(phrases.card(card)).startswith(wanted):
                    yield phrases.card(card), text
