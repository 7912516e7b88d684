"""Builds the chronicle of a game of the Nights."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from serai.book.cartography.map_cache import load_map_svg
from serai.chronicle.game_history import GameHistory
from serai.chronicle.model import Chapter, Chronicle, Journey, Picture, Player
from serai.chronicle.narrator import Narrator
from serai.chronicle.seal import make_dice_proof_page
from serai.games.nights.chronicle.illustrations import Illustrator
from serai.games.nights.chronicle.journeys import JourneyMap, ShortestPaths, spaces_visited
from serai.games.nights.chronicle.miniatures import pigment_of, portrait
from serai.games.nights.chronicle.scenes import SceneWriter
from serai.games.nights.chronicle.tracks import point_tracks
from serai.games.nights.locales.ending import ending_paragraphs
from serai.games.nights.locales.nights_texts import NightsTexts, nights_texts
from serai.locales.texts import Language
from serai.table import Event, View

if TYPE_CHECKING:
    from serai.book.cartography.palette import TimeOfDay
    from serai.games.nights.board import Board
    from serai.games.nights.locales.phrases import PointsOf

SCENES = 5
"""The minimum number of scenes in a chapter, which ends with a round."""


def nights_chronicle(history: GameHistory, language: Language) -> Chronicle:
    return _Writer(history, language).write_chronicle()


class _Writer:
    def __init__(self, history: GameHistory, language: Language) -> None:
        self._history = history
        self._view = cast("View[Board]", history.view)
        self._board = self._view.board
        self._nights_texts: NightsTexts = nights_texts(language, history.pack)
        self._narrator = Narrator(language, "serai.games.nights.locales:chronicle")
        self._say = self._narrator.say_sentence
        self._listed = self._nights_texts.localizer.join_list
        phrases = self._nights_texts.phrases
        self._heroes = {
            seat: phrases.hero_name(hero.hero) if hero.hero else history.names[seat]
            for seat, hero in self._board.heroes.items()
        }
        self._roads = ShortestPaths(phrases.book.map)
        self._setup, self._turns = _split_into_turns(history.events)

    def write_chronicle(self) -> Chronicle:
        history, say, heroes = self._history, self._say, list(self._heroes.values())
        plain = self._narrator.say
        told = plain("told-to", name=history.names[history.seat]) if history.seat else plain("told-all")
        spaces = {
            seat: spaces_visited(history.events, seat, hero.space)
            for seat, hero in self._board.heroes.items()
        }
        return Chronicle(
            language=self._narrator.language,
            game="nights",
            company_first=True,
            title=say("title-nights", names=self._listed(heroes), count=len(heroes)),
            book=plain("of"),
            subtitle=told,
            began=history.began,
            authors=tuple(history.names.values()),
            players=tuple(map(self._make_player, heroes, self._heroes)),
            chapters=tuple(self._write_chapters()),
            epilogue=tuple(self._epilogue_paragraphs()),
            pictures=tuple(self._points_pictures()),
            seal=make_dice_proof_page(history, self._narrator),
            over=history.is_over,
            journeys=tuple(self._journey_of_seat(seat, been) for seat, been in spaces.items()),
            chart=self._draw_journey_map(spaces),
        )

    # Players

    def _make_player(self, name: str, seat: str) -> Player:
        hero = self._board.heroes[seat].hero
        lines: list[str] = []
        if hero:
            said = Event("hero", {"seat": seat, "hero": hero})
            lines.append(self._nights_texts.localizer.event_sentence(said, self._history.names))
            lines.append(self._nights_texts.say(f"hero-{hero}.about"))
        return Player(
            seat=seat,
            title=name,
            lines=tuple(lines),
            holds=tuple(self._departure_sentences(seat, name)),
            portrait=portrait(hero) if hero else "",
            pigment=pigment_of(hero),
        )

    def _departure_sentences(self, seat: str, name: str) -> Iterator[str]:
        phrases = self._nights_texts.phrases
        own = [event for event in self._setup if event.args.get("seat") == seat]
        skills = [
            phrases.skill_with_article(str(event.args["skill"]))
            for event in own
            if event.key == "skill-gained"
        ]
        if skills:
            yield self._say("sets-out", hero=name, skills=self._listed(dict.fromkeys(skills)))
        for event in own:
            if event.key == "quest":
                quest = str(event.args["quest"])
                yield self._say(
                    "quest", quest=phrases.card_name(quest), about=phrases.card_text(quest)
                ).strip()
        target = self._board.target
        if (
            seat == self._history.seat
            and target is not None
            and not self._history.is_over
            and target.destiny + target.story
        ):
            yield self._say(
                "wish",
                name=self._history.names[seat],
                destiny=phrases.points_phrase("destiny", target.destiny),
                story=phrases.points_phrase("story", target.story),
            )

    # Chapters

    def _write_chapters(self) -> Iterator[Chapter]:
        writer = SceneWriter(self._nights_texts, self._narrator, self._heroes, self._roads)
        illustrator = Illustrator(self._nights_texts.phrases.book, self._narrator.language)
        hour = where = ""
        time: TimeOfDay = "morning"
        for number, turns in enumerate(self._turns_by_chapter(), 1):
            events = [event for turn in turns for event in turn]
            title, where = self._chapter_title_and_final_space(events, where)
            yield Chapter(
                heading=self._say("chapter", number=roman_numeral(number)),
                title=title,
                argument=self._chapter_summary(turns),
                scenes=tuple(writer.write_scene(turn) for turn in turns),
                hour=hour,
                plate=illustrator.illustrate_chapter(events, self._protagonist_seat, time),
            )
            time = _time_of_day_after(events, time)
            hour = "".join(
                self._nights_texts.localizer.event_sentence(event)
                for event in turns[-1]
                if event.key == "time"
            )

    def _turns_by_chapter(self) -> Iterator[list[list[Event]]]:
        """Groups turns by chapter. A chapter ends with a round, or when the time of day changes."""
        stretch: list[list[Event]] = []
        first = self._turns[0][0].args["seat"] if self._turns else ""
        for turn in self._turns:
            ends = turn[0].args["seat"] == first and len(stretch) >= SCENES
            if stretch and (ends or _changes_time_of_day(stretch[-1])):
                yield stretch
                stretch = []
            stretch.append(turn)
        if stretch:
            yield stretch

    @property
    def _protagonist_seat(self) -> str:
        """The seat whose journey names the chapters: the reader's, a winner's, or the first."""
        winners = self._view.outcome.winners if self._view.outcome else ()
        return self._history.seat or next(iter((*winners, *self._heroes)))

    def _chapter_title_and_final_space(self, events: Iterable[Event], space_before: str) -> tuple[str, str]:
        """The space that names a chapter, and the hero's space at its end."""
        seat, phrases = self._protagonist_seat, self._nights_texts.phrases
        moved = [event for event in events if event.key == "moved" and event.args["seat"] == seat]
        been = list(dict.fromkeys(str(event.args["space"]) for event in moved))
        if not been:
            here = space_before or next(
                iter(spaces_visited(self._history.events, seat, self._board.heroes[seat].space))
            )
            key = "still" if space_before else "place"
            return self._say(key, place=phrases.space_name(here)), here
        if len(been) == 1:
            return self._say("place", place=phrases.space_name(been[0])), been[0]
        first, last = phrases.space_name(been[0]), phrases.space_name(been[-1])
        return self._say("places", first=first, last=last), been[-1]

    def _chapter_summary(self, turns: Sequence[Sequence[Event]]) -> str:
        """For example “In which Aladdin meets a talkative sailor; Ma’aruf meets an old fisherman.”"""
        met: dict[str, list[str]] = {}
        for event in (event for turn in turns for event in turn if event.key == "met"):
            noun, adjective = str(event.args["being"]), str(event.args["adjective"])
            if noun:
                called = self._nights_texts.phrases.being_name(noun, adjective)
                met.setdefault(str(event.args["seat"]), []).append(called)
        deeds = [
            self._narrator.say(
                "in-which-meets", hero=self._heroes[seat], beings=self._listed(dict.fromkeys(beings))
            )
            for seat, beings in met.items()
        ]
        if not deeds:
            return ""
        told = deeds[0]
        for deed in deeds[1:]:
            told = self._narrator.say("in-which-list", before=told, last=deed)
        return self._say("in-which", deeds=told)

    # Ending, journeys, points

    def _epilogue_paragraphs(self) -> Iterator[str]:
        if not self._history.is_over:
            yield self._say("to-be-continued")
            return
        yield from ending_paragraphs(self._view, self._history.names, self._nights_texts)
        goals = [event for event in self._history.events if event.key == "target"]
        if goals:
            yield " ".join(
                self._nights_texts.localizer.event_sentence(event, self._history.names) for event in goals
            )

    def _journey_of_seat(self, seat: str, spaces: Sequence[str]) -> Journey:
        phrases, hero = self._nights_texts.phrases, self._heroes[seat]
        if len(spaces) == 1:
            sentence = (
                self._say("nowhere", hero=hero, space=phrases.space_name(spaces[0])) if spaces[0] else ""
            )
        else:
            sentence = self._say("route", hero=hero, spaces=" – ".join(map(phrases.space_name, spaces)))
        return Journey(seat, tuple(spaces), sentence)

    def _draw_journey_map(self, spaces: dict[str, list[str]]) -> bytes:
        world_map = self._nights_texts.phrases.book.map
        pigments = {seat: pigment_of(hero.hero) for seat, hero in self._board.heroes.items()}
        return JourneyMap(load_map_svg(world_map, self._narrator.language), world_map).draw_journeys(
            spaces, pigments
        )

    def _points_pictures(self) -> Iterator[Picture]:
        kinds: tuple[PointsOf, ...] = ("destiny", "story")
        for of in kinds:
            now = {seat: getattr(hero, of) for seat, hero in self._board.heroes.items()}
            tracks = point_tracks(self._turns, of, now)
            standing = "; ".join(
                self._say("picture-standing", name=self._heroes[track.seat], points=track.points[-1])
                for track in tracks
            )
            yield Picture(self._say(f"picture-{of}"), standing, tracks)


def _split_into_turns(events: Sequence[Event]) -> tuple[list[Event], list[list[Event]]]:
    """The events before the first turn, and those of each turn."""
    setup: list[Event] = []
    turns: list[list[Event]] = []
    for event in events:
        if event.key == "turn":
            turns.append([])
        (turns[-1] if turns else setup).append(event)
    return setup, turns


def _time_of_day_after(events: Sequence[Event], time_before: "TimeOfDay") -> "TimeOfDay":
    told = [event.args["time"] for event in events if event.key == "time"]
    return cast("TimeOfDay", told[-1]) if told else time_before


def _changes_time_of_day(turn: Sequence[Event]) -> bool:
    return any(event.key == "time" for event in turn)


def roman_numeral(number: int) -> str:
    numerals = (
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    )
    said = ""
    for value, numeral in numerals:
        said += numeral * (number // value)
        number %= value
    return said
