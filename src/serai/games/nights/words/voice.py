"""Everything that the Nights can say in one language, for the lines and for the screens."""

from functools import cache, cached_property

from serai.games.nights.board import Board
from serai.games.nights.words.atlas import Atlas
from serai.games.nights.words.sentences import NightsSentences
from serai.games.nights.words.things import Things
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import Language, Names


class Voice:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.say = speaker.say
        self.sentences = NightsSentences(speaker)
        self.phrases = self.sentences.phrases

    @cached_property
    def things(self) -> Things:
        return Things(self.speaker, self.phrases)

    def atlas(self, board: Board, names: Names) -> Atlas:
        return Atlas(self.speaker, self.phrases, board, names)


@cache
def voice(language: Language, pack: str | None) -> Voice:
    """The one voice of a language for a content pack."""
    return Voice(speaker(language, "nights", pack=pack))
