"""A turn as a scene of the chronicle: travel, encounter, tale, and awards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from serai.chronicle.model import BETWEEN, Piece, Scene
from serai.chronicle.narrator import Narrator, join_sentences
from serai.games.nights.chronicle.journeys import ShortestPaths
from serai.games.nights.chronicle.narrative_sentences import NarrativeSentences
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.locales.pages import PageBuilder
from serai.games.nights.locales.phrases import PointsOf
from serai.games.nights.state import MASTER
from serai.table import Event

UNTOLD = frozenset(
    {
        "band", "chose", "chosen", "contest", "claimed", "destination", "destination-removed", "destiny",
        "discarded",
        "drew", "ended", "entry-picked", "face-named", "first", "foreseen", "hero", "number-named",
        "only-option", "place", "read", "reading", "reading-section", "rolled", "seated", "section",
        "skill-spent", "status-held", "target", "time", "turn", "voted", "went-straight", "withheld", "won",
    }
)  # fmt: skip
"""Events that the chronicle omits: dice, markers and bookkeeping."""

TALES = frozenset({"read", "section", "place", "claimed", "quest-treasure", "quest-finished"})
"""Events that the Book tells in prose."""

AWARDS = frozenset(
    {
        "destiny-gained", "destiny-lost", "kept", "skill-for-one-use", "skill-gained", "skill-lost",
        "story-gained", "story-lost", "token-gained", "treasure-gained", "treasure-lost", "wealth",
    }
)  # fmt: skip
"""Events shown in the margin."""

POINTS: dict[str, tuple[PointsOf, int]] = {
    "destiny-gained": ("destiny", 1),
    "destiny-lost": ("destiny", -1),
    "story-gained": ("story", 1),
    "story-lost": ("story", -1),
}
NO_SKILL = "no-skill"


class SceneWriter:
    """Writes scenes one after another. `heroes` and `sexes` contain each hero's name and sex by seat."""

    def __init__(
        self, nights_texts: NightsTexts, narrator: Narrator, heroes: dict[str, str], roads: ShortestPaths
    ) -> None:
        self._nights_texts = nights_texts
        self._narrator = narrator
        self._heroes = heroes
        self._sentences = NarrativeSentences(nights_texts, narrator, roads, heroes)
        self._pages = PageBuilder(nights_texts.localizer, nights_texts.sentences)

    def write_scene(self, events: Sequence[Event]) -> Scene:
        """The scene of a turn, whose first event is `turn`."""
        turn = events[0]
        seat, sex = str(turn.args["seat"]), str(turn.args.get("sex", "m"))
        pieces = list(self._pieces_of_turn(events[1:], seat, sex))
        if not any(piece.text for piece in pieces if piece.kind != "award"):
            pieces.append(Piece("way", self._narrator.say_next_variant("quiet", hero=self._heroes[seat])))
        return Scene(seat, self._scene_title(events, seat), tuple(pieces))

    def _pieces_of_turn(self, events: Iterable[Event], seat: str, sex: str) -> Iterator[Piece]:
        pronoun = self._narrator.pronoun(sex)
        sentences: list[str] = []
        awards: list[Event] = []
        heard = False

        def take_collected_pieces() -> Iterator[Piece]:
            if awards:
                yield Piece("award", BETWEEN.join(self._summed_award_phrases(awards, seat)))
            if text := join_sentences(sentences, pronoun):
                yield Piece("after" if heard else "way", text)
            sentences.clear()
            awards.clear()

        for event in events:
            if event.key == "place":
                sentences.append(self._sentences.log_sentence_without_reason(event))
            if event.key in TALES and (tale := list(self._tale_pieces(event))):
                yield from take_collected_pieces()
                yield from tale
                heard = True
            if event.key in AWARDS:
                awards.append(event)
            elif event.key not in UNTOLD:
                sentences.append(self._sentences.story_sentence(event, pronoun if sentences else None))
        yield from take_collected_pieces()

    # The tale

    def _tale_pieces(self, event: Event) -> Iterator[Piece]:
        for passage in self._pages.passages_of_event(event, self._heroes):
            match passage.kind:
                case "opening":
                    yield Piece("opening", passage.text, passage.number, passage.ornament)
                case "told":
                    yield Piece("told", passage.text)
                case "section" if event.args["section"] != NO_SKILL:
                    yield Piece("turning", passage.text)
                case _:
                    pass

    # Awards

    def _summed_award_phrases(self, awards: Sequence[Event], seat: str) -> Iterator[str]:
        """Gains and losses, with points of one kind added up, and with the names of other heroes."""
        points: Counter[tuple[str, PointsOf]] = Counter()
        others: list[str] = []
        for event in awards:
            holder = str(event.args["seat"])
            if event.key in POINTS:
                of, sign = POINTS[event.key]
                points[holder, of] += sign * int(str(event.args["points"]))
            else:
                others.append(self._award_with_hero(holder, seat, self._award_phrase(event)))
        for (holder, of), count in points.items():
            sign = "+" if count >= 0 else "−"
            yield self._award_with_hero(
                holder, seat, f"{sign}{self._nights_texts.phrases.points_phrase(of, abs(count))}"
            )
        yield from dict.fromkeys(others)

    def _award_phrase(self, event: Event) -> str:
        arguments, phrases, say = event.args, self._nights_texts.phrases, self._nights_texts.say
        match event.key:
            case "wealth":
                return phrases.wealth_name(str(arguments["level"]), str(arguments.get("sex", "m")))
            case "skill-gained":
                skill = phrases.skill_name(str(arguments["skill"]))
                return say("award-skill-master", skill=skill) if arguments["level"] == MASTER else skill
            case "skill-lost":
                return say("award-lose", what=phrases.skill_name(str(arguments["skill"])))
            case "skill-for-one-use":
                return say("award-skill-once", skill=phrases.skill_name(str(arguments["skill"])))
            case "token-gained":
                return phrases.token_name(str(arguments["token"]))
            case "treasure-gained":
                return phrases.card_name(str(arguments["treasure"]))
            case "treasure-lost":
                return say("award-lose", what=phrases.card_name(str(arguments["treasure"])))
            case _:
                return phrases.card_name(str(arguments["card"]))

    def _award_with_hero(self, holder: str, seat: str, award: str) -> str:
        """An award, with the name of its hero if it is not that hero's turn."""
        return award if holder == seat else f"{self._heroes.get(holder, holder)}: {award}"

    # Titles

    def _scene_title(self, events: Iterable[Event], seat: str) -> str:
        """For example “Aladdin and the talkative sailor”; "" for a turn in which no being is met."""
        hero, phrases, listed = (
            self._heroes[seat],
            self._nights_texts.phrases,
            self._nights_texts.localizer.join_list,
        )
        for event in events:
            if event.key == "place":
                return listed([hero, phrases.space_name(str(event.args["place"]))])
            if event.key == "met":
                noun, adjective = str(event.args["being"]), str(event.args["adjective"])
                if not noun:
                    return self._narrator.say_sentence("lost", hero=hero)
                if noun in phrases.book.lexicon.beings:
                    return listed([hero, phrases.being_phrase(noun, adjective).definite])
                return listed([hero, phrases.being_name(noun, adjective)])
        return ""
