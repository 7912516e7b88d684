"""Finds the text renderer of a game: each viewer reads the game in their own language."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Protocol

from serai.book.languages import FALLBACK
from serai.locales.localizer import Localizer, find_localizer
from serai.locales.rendered_text import Passages, RenderedText
from serai.locales.texts import Language, Names
from serai.plugin import find_plugin, import_object
from serai.table import Event, Opening, Refused, View, known_games


class TextRenderer(Protocol):
    """`earlier_events` are those before `events`, latest first; a tale may continue them."""

    def render(
        self, view: View[Any], events: Sequence[Event], earlier_events: Iterable[Event]
    ) -> RenderedText: ...

    def render_events(
        self, events: Sequence[Event], earlier_events: Iterable[Event], names: Names
    ) -> list[Passages]: ...

    def load(self) -> None:
        """Reads files in advance, so that no table has to wait for them."""
        ...


class _RendererWithOldMethodNames(Protocol):
    """`words` is now `render`, and `told` is `render_events`."""

    def words(
        self, view: View[Any], events: Sequence[Event], earlier_events: Iterable[Event]
    ) -> RenderedText: ...

    def told(
        self, events: Sequence[Event], earlier_events: Iterable[Event], names: Names
    ) -> list[Passages]: ...

    def load(self) -> None: ...


class _OldMethodNamesAdapter:
    """Makes a `TextRenderer` of a renderer registered as `teller`, whose methods have their old names."""

    def __init__(self, renderer: _RendererWithOldMethodNames) -> None:
        self.render = renderer.words
        self.render_events = renderer.told
        self.load = renderer.load


def renderer_for_opening(opening: Opening, language: Language) -> TextRenderer:
    return renderer_for_pack(opening.game, language, opening.pack)


@cache
def renderer_for_pack(game: str, language: Language, pack: str | None) -> TextRenderer:
    plugin, texts = find_plugin(game), find_localizer(language, game, pack=pack)
    if plugin.teller:
        return _OldMethodNamesAdapter(import_object(plugin.teller)(texts))
    make: Callable[[Localizer], TextRenderer] = import_object(plugin.renderer)
    return make(texts)


def load_renderers() -> None:
    """Loads the renderers of all games in the fallback language."""
    for game in known_games():
        with suppress(Refused):  # the server reports a broken Book at startup
            renderer_for_pack(game, FALLBACK, None).load()
