"""What the house tells one viewer of the Nights, in their language, beside the events and the view."""

from collections.abc import Iterable, Sequence

from serai.games.nights.board import Board
from serai.games.nights.words.choices import choices_of, hero_of
from serai.games.nights.words.ending import ending_tale
from serai.games.nights.words.pages import Pages
from serai.games.nights.words.voice import voice
from serai.locales.speaker import Speaker
from serai.locales.texts import Names
from serai.locales.words import Choice, Passages, Words
from serai.table import Event, View


class Teller:
    def __init__(self, speaker: Speaker) -> None:
        self._voice = voice(speaker.language, speaker.pack)

    def words(self, view: View[Board], events: Sequence[Event], before: Iterable[Event]) -> Words:
        """The words for `events`, which follow on those `before`, and for how things stand then.

        Of those before the last comes first.
        """
        teller, names = self._voice, {seat: sitter.name for seat, sitter in view.sitters.items()}
        decision, board = view.decision, view.board
        question = subject = moment = ""
        choices: list[Choice] = []
        if decision is not None:
            question = teller.sentences.question(decision, names, hero_of(decision, board).sex)
            subject = teller.sentences.subject(decision)
            moment = teller.things.moment(decision)
            choices = choices_of(decision, board, names, teller)
        return Words(
            book=teller.phrases.book.digest,
            told=self.told(events, before, names),
            question=question,
            subject=subject,
            moment=moment,
            choices=choices,
            names={seat: dict(self._named(view, seat)) for seat in board.heroes},
            ending=ending_tale(view, names, teller),
        )

    def told(self, events: Iterable[Event], before: Iterable[Event], names: Names) -> list[Passages]:
        """The passages of each event. What was read last before them says who is met."""
        pages = Pages(self._voice.speaker, self._voice.sentences)
        pages.recall(before)
        return [pages.passages(event, names) for event in events]

    def _named(self, view: View[Board], seat: str) -> Iterable[tuple[str, str]]:
        things, hero = self._voice.things, view.board.heroes[seat]
        for thing in things.of(hero) if hero.hero else ():
            if thing.special:
                yield thing.id, thing.name

    def load(self) -> None:
        """Reads the Book, so that no table waits for it."""
        _ = self._voice.phrases.world
