"""All text builders of the Nights for one language and Book."""

from functools import cache, cached_property

from serai.games.nights.board import Board
from serai.games.nights.locales.hero_items import HeroItems
from serai.games.nights.locales.map_listing import MapListing
from serai.games.nights.locales.sentences import NightsSentences
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.texts import Language, Names


class NightsTexts:
    def __init__(self, localizer: Localizer) -> None:
        self.localizer = localizer
        self.say = localizer.say
        self.sentences = NightsSentences(localizer)
        self.phrases = self.sentences.phrases

    @cached_property
    def hero_items(self) -> HeroItems:
        return HeroItems(self.localizer, self.phrases)

    def map_listing(self, board: Board, names: Names) -> MapListing:
        return MapListing(self.localizer, self.phrases, board, names)


@cache
def nights_texts(language: Language, pack: str | None) -> NightsTexts:
    """The texts of a language for a content pack."""
    return NightsTexts(find_localizer(language, "nights", pack=pack))
