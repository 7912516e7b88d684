"""A turn of the Nights as a scene: the way, the meeting, the tale as it was heard, and what became of it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from serai.book.vocabulary import PLACES
from serai.chronicle.model import BETWEEN, Piece, Scene
from serai.chronicle.narrator import Narrator, joined, masked
from serai.games.nights.chronicle.journeys import Roads
from serai.games.nights.state import MASTER
from serai.games.nights.words.pages import Pages
from serai.games.nights.words.phrases import PointsOf
from serai.games.nights.words.voice import Voice
from serai.table import Event

UNTOLD = frozenset(
    {
        "band", "chose", "chosen", "contest", "claimed", "destination", "destination-removed", "destiny",
        "discarded",
        "drew", "ended", "entry-picked", "face-named", "first", "foreseen", "hero", "number-named",
        "only-option", "reading", "reading-section", "rolled", "seated", "skill-spent",
        "status-held", "target", "time", "turn", "voted", "went-straight", "withheld", "won",
    }
)  # fmt: skip
"""Dice, markers and bookkeeping: what players need to play, and readers do not miss."""

AWARDS = frozenset(
    {
        "destiny-gained", "destiny-lost", "kept", "skill-for-one-use", "skill-gained", "skill-lost",
        "story-gained", "story-lost", "token-gained", "treasure-gained", "treasure-lost", "wealth",
    }
)  # fmt: skip
"""What stands in the margin."""

POINTS: dict[str, tuple[PointsOf, int]] = {
    "destiny-gained": ("destiny", 1),
    "destiny-lost": ("destiny", -1),
    "story-gained": ("story", 1),
    "story-lost": ("story", -1),
}
VARIED = {"rejected": "reject", "rerolled": "again", "retold": "retell"}
"""What happens often enough to need more than one sentence."""

NO_SKILL = "no-skill"
NO_ROAD = ("transport", "placed", "arrow", "arrested")


class SceneWriter:
    """Writes one scene after the other. `heroes` is what the hero of each seat is called, `sexes` its sex."""

    def __init__(self, voice: Voice, narrator: Narrator, heroes: dict[str, str], roads: Roads) -> None:
        self._voice = voice
        self._narrator = narrator
        self._heroes = heroes
        self._roads = roads
        self._masked = {seat: masked(name) for seat, name in heroes.items()}
        self._pages = Pages(voice.speaker, voice.sentences)

    def scene(self, events: Sequence[Event]) -> Scene:
        """The scene of a turn, whose first event is its `turn`."""
        turn = events[0]
        seat, sex = str(turn.args["seat"]), str(turn.args.get("sex", "m"))
        pieces = list(self._pieces(events[1:], seat, sex))
        if not any(piece.text for piece in pieces if piece.kind != "award"):
            pieces.append(Piece("way", self._narrator.vary("quiet", hero=self._heroes[seat])))
        return Scene(seat, self._title(events, seat), tuple(pieces))

    def _pieces(self, events: Iterable[Event], seat: str, sex: str) -> Iterator[Piece]:
        pronoun = self._narrator.pronoun(sex)
        sentences: list[str] = []
        awards: list[Event] = []
        heard = False

        def settled() -> Iterator[Piece]:
            if awards:
                yield Piece("award", BETWEEN.join(self._summed(awards, seat)))
            if text := joined(sentences, pronoun):
                yield Piece("after" if heard else "way", text)
            sentences.clear()
            awards.clear()

        for event in events:
            if event.key in ("read", "section", "place"):
                if event.key == "place":
                    sentences.append(self._sentence(event))
                tale = list(self._tale(event))
                yield from settled()
                yield from tale
                heard = heard or bool(tale)
            elif event.key in AWARDS:
                awards.append(event)
            elif event.key not in UNTOLD:
                sentences.append(self._way(event, pronoun if sentences else None))
        yield from settled()

    # Sentences

    def _way(self, event: Event, pronoun: str | None) -> str:
        """A sentence of the way, in one of its forms; or that of the log, without its reason.

        With a pronoun the hero need not be named again.
        """
        arguments, narrator, phrases = event.args, self._narrator, self._voice.phrases
        hero = self._heroes.get(str(arguments.get("seat", "")), "")
        match event.key:
            case "moved" if arguments.get("how") not in NO_ROAD:
                origin, space = str(arguments["origin"]), str(arguments["space"])
                if space in PLACES:
                    return ""  # the Place says it better
                if origin in PLACES:
                    return self._sentence(event)
                way = self._roads.way(origin, space)
                return narrator.vary(way, hero=hero, origin=phrases.space(origin), space=phrases.space(space))
            case "stayed":
                return narrator.vary("stay", hero=hero, space=phrases.space(str(arguments["space"])))
            case "met" if arguments["being"]:
                noun, adjective = str(arguments["being"]), str(arguments["adjective"])
                key = "find" if self._is_thing(noun) else "meet"
                who = hero if pronoun is None else pronoun.lower()
                return narrator.vary(key, who=who, being=phrases.called(noun, adjective))
            case "played":
                return narrator.say("promised", hero=hero, card=phrases.card(str(arguments["card"])))
            case "rejected" | "rerolled" | "retold":
                return narrator.vary(VARIED[event.key], hero=hero)
            case _:
                return self._sentence(event)

    def _sentence(self, event: Event) -> str:
        told = Event(event.key, {name: one for name, one in event.args.items() if name != "reason"})
        return self._voice.speaker.event(told, self._masked)

    def _is_thing(self, noun: str) -> bool:
        phrases = self._voice.phrases
        return noun in phrases.book.lexicon.beings and phrases.is_thing(noun)

    # The tale

    def _tale(self, event: Event) -> Iterator[Piece]:
        for passage in self._pages.passages(event, self._heroes):
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

    def _summed(self, awards: Sequence[Event], seat: str) -> Iterator[str]:
        """What was gained and lost, points of one kind as one sum; what went to others with their names."""
        points: Counter[tuple[str, PointsOf]] = Counter()
        others: list[str] = []
        for event in awards:
            holder = str(event.args["seat"])
            if event.key in POINTS:
                of, sign = POINTS[event.key]
                points[holder, of] += sign * int(str(event.args["points"]))
            else:
                others.append(self._of(holder, seat, self._award(event)))
        for (holder, of), count in points.items():
            sign = "+" if count >= 0 else "−"
            yield self._of(holder, seat, f"{sign}{self._voice.phrases.points(of, abs(count))}")
        yield from dict.fromkeys(others)

    def _award(self, event: Event) -> str:
        arguments, phrases, say = event.args, self._voice.phrases, self._voice.say
        match event.key:
            case "wealth":
                return phrases.wealth(str(arguments["level"]), str(arguments.get("sex", "m")))
            case "skill-gained":
                skill = phrases.skill(str(arguments["skill"]))
                return say("award-skill-master", skill=skill) if arguments["level"] == MASTER else skill
            case "skill-lost":
                return say("award-lose", what=phrases.skill(str(arguments["skill"])))
            case "skill-for-one-use":
                return say("award-skill-once", skill=phrases.skill(str(arguments["skill"])))
            case "token-gained":
                return phrases.token(str(arguments["token"]))
            case "treasure-gained":
                return phrases.card(str(arguments["treasure"]))
            case "treasure-lost":
                return say("award-lose", what=phrases.card(str(arguments["treasure"])))
            case _:
                return phrases.card(str(arguments["card"]))

    def _of(self, holder: str, seat: str, award: str) -> str:
        """An award, with the name of its hero where it was not that hero's turn."""
        return award if holder == seat else f"{self._heroes.get(holder, holder)}: {award}"

    # Titles

    def _title(self, events: Iterable[Event], seat: str) -> str:
        """“Aladdin and the talkative sailor”; "" for a turn in which nobody was met."""
        hero, phrases, listed = self._heroes[seat], self._voice.phrases, self._voice.speaker.listed
        for event in events:
            if event.key == "place":
                return listed([hero, phrases.space(str(event.args["place"]))])
            if event.key == "met":
                noun, adjective = str(event.args["being"]), str(event.args["adjective"])
                if not noun:
                    return self._narrator.say("lost", hero=hero)
                if noun in phrases.book.lexicon.beings:
                    return listed([hero, phrases.being(noun, adjective).definite])
                return listed([hero, phrases.called(noun, adjective)])
        return ""
