"""Renders the parts of a chronicle as well-formed XHTML, for HTML and EPUB."""

from collections.abc import Iterator
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from babel.dates import format_date
from msgspec import Struct

from serai.book.languages import LANGUAGE_TABLE
from serai.chronicle.model import BETWEEN, Chapter, Chronicle, Piece, Player, Scene
from serai.chronicle.pictures import decorated_initial_svg, dice_svg, divider_svg, points_plot_svg
from serai.chronicle.typesetting import split_at_first_letter, text_to_xhtml
from serai.locales.texts import find_texts

Medium = Literal["page", "book"]


class Part(Struct, frozen=True):
    """A part with its id, its title in the table of contents, and its body."""

    id: str
    title: str
    body: str


class XhtmlRenderer:
    """Renders the parts of a chronicle. A `book` (EPUB) has simpler initials and a separate map file."""

    def __init__(self, chronicle: Chronicle, medium: Medium) -> None:
        self._chronicle = chronicle
        self._medium: Medium = medium
        self._texts = find_texts(chronicle.language, "chronicle")
        self._names = {player.seat: player.title for player in chronicle.players}
        self._pigments = {player.seat: player.pigment for player in chronicle.players}
        self.ornaments: dict[str, None] = {}
        """The ornaments used so far, in order of first use."""

    def say(self, key: str) -> str:
        return self._texts.say(f"chronicle-{key}")

    def render_parts(self) -> Iterator[Part]:
        chronicle, over = self._chronicle, self._chronicle.over
        if chronicle.company_first:
            yield self._make_part_with_heading(
                "company", self.say("company"), "".join(map(self._player_article, chronicle.players))
            )
        for number, chapter in enumerate(chronicle.chapters, 1):
            yield self._render_chapter(f"chapter-{number}", chapter)
        ending = self.say("ending" if over else "ending-open")
        first, *rest = chronicle.epilogue or ("",)
        told = self._paragraph_with_initial(Piece("opening", first, ornament="end")) + "".join(
            map(self._paragraph_xhtml, rest)
        )
        yield self._make_part_with_heading(
            "ending", ending, f'<div class="tale">{told}</div>{divider_svg(3)}'
        )
        if not chronicle.company_first:
            yield self._make_part_with_heading(
                "company", self.say("company"), "".join(map(self._player_article, chronicle.players))
            )
        if chronicle.chart:
            yield self._make_part_with_heading("journeys", self.say("journeys"), self._journeys_section())
        yield self._make_part_with_heading("points", self.say("points"), self._points_section())
        yield self._make_part_with_heading("dice", self.say("dice"), self._dice_section())

    @property
    def formatted_start_date(self) -> str:
        return format_date(
            self._chronicle.began, "long", locale=LANGUAGE_TABLE[self._chronicle.language].locale
        )

    def title_page_xhtml(self) -> str:
        chronicle = self._chronicle
        sat = "".join(
            f"<li>{player.portrait or self._crown_svg(player)}"
            f"<span>{self._to_xhtml(player.lines[0] if player.lines else player.title)}</span></li>"
            for player in chronicle.players
        )
        so_far = "" if chronicle.over else f'<p class="so-far">{self._to_xhtml(self.say("so-far"))}</p>'
        return (
            f"<h1>{self._to_xhtml(chronicle.title)}</h1>"
            f'<p class="of">{self._to_xhtml(chronicle.book)},<br/>{self._to_xhtml(chronicle.subtitle)}</p>'
            f'{divider_svg()}<p class="date">{escape(self.formatted_start_date)}</p>{so_far}'
            f'<ul class="sat">{sat}</ul>'
        )

    def _to_xhtml(self, text: str) -> str:
        return text_to_xhtml(text, self._chronicle.language)

    def _make_part_with_heading(self, identifier: str, title: str, inside: str) -> Part:
        return Part(identifier, title, f"<h2>{self._to_xhtml(title)}</h2>{inside}")

    def _player_article(self, player: Player) -> str:
        lines = "".join(f"<p>{self._to_xhtml(line)}</p>" for line in player.lines[1:])
        holds = "".join(f'<p class="holds">{self._to_xhtml(line)}</p>' for line in player.holds)
        drawn = player.portrait or self._crown_svg(player)
        said = f'<p class="who">{self._to_xhtml(player.lines[0])}</p>' if player.lines else ""
        told = f"<h3>{self._to_xhtml(player.title)}</h3>{said}{lines}{holds}"
        return f'<article class="player">{drawn}<div>{told}</div></article>'

    def _crown_svg(self, player: Player) -> str:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" class="portrait" viewBox="0 0 64 64" aria-hidden="true">'
            f'<path d="M8 50L4 18L20 30L32 10L44 30L60 18L56 50Z" fill="{player.pigment}" stroke="#201812"'
            ' stroke-width="2" stroke-linejoin="round"/>'
            '<path d="M8 56H56" stroke="#201812" stroke-width="4"/></svg>'
        )

    # Chapters

    def _render_chapter(self, identifier: str, chapter: Chapter) -> Part:
        heading = f'<span class="number">{self._to_xhtml(chapter.heading)}</span> ' if chapter.heading else ""
        argument = f'<p class="argument">{self._to_xhtml(chapter.argument)}</p>' if chapter.argument else ""
        hour = f'<p class="hour">{self._to_xhtml(chapter.hour)}</p>' if chapter.hour else ""
        scenes = divider_svg().join(map(self._scene_article, chapter.scenes))
        title = f"{chapter.heading}. {chapter.title}" if chapter.heading else chapter.title
        return Part(
            identifier,
            title,
            f"<h2>{heading}{self._to_xhtml(chapter.title)}</h2>{argument}{chapter.plate}{hour}{divider_svg()}{scenes}",
        )

    def _scene_article(self, scene: Scene) -> str:
        title = f"<h3>{self._to_xhtml(scene.title)}</h3>" if scene.title else ""
        colour = f" style={quoteattr(f'--pigment:{self._pigments[scene.seat]}')}" if scene.seat else ""
        pieces: list[str] = []
        for piece in scene.pieces:
            told = self._piece_xhtml(piece)
            if piece.kind == "award" and pieces:
                pieces[-1] = f'<div class="beside">{pieces[-1]}{told}</div>'
            else:
                pieces.append(told)
        return f'<article class="scene"{colour}>{title}{"".join(pieces)}</article>'

    def _piece_xhtml(self, piece: Piece) -> str:
        match piece.kind:
            case "opening":
                return self._paragraph_with_initial(piece)
            case "told":
                return f'<p class="told">{self._to_xhtml(piece.text)}</p>'
            case "turning":
                return f'<p class="turning"><span>{self._to_xhtml(piece.text)}</span></p>'
            case "award":
                awards = '<span class="between"> · </span>'.join(
                    f"<span>{self._to_xhtml(award)}</span>" for award in piece.text.split(BETWEEN)
                )
                return f'<p class="award">{awards}</p>'
            case "way" | "after":
                lying = dice_svg(piece.dice) if piece.dice else ""
                return f'<p class="{piece.kind}">{lying}{self._to_xhtml(piece.text)}</p>'

    def _paragraph_with_initial(self, piece: Piece) -> str:
        before, letter, word, rest = split_at_first_letter(piece.text, self._chronicle.language)
        if not letter:
            return f'<p class="told">{rest}</p>'
        if self._medium == "book":
            drop = f'<span class="drop">{letter}</span><span class="caps">{word}</span>'
            return f'<p class="opening">{before}{drop}{rest}</p>'
        ornament = self._register_ornament_and_get_name(piece)
        number = f'<span class="paragraph" aria-hidden="true">{piece.number}</span>' if piece.number else ""
        return (
            f'<p class="opening">{number}<span class="unseen">{before}{letter}{word}</span>'
            f'<span aria-hidden="true">{decorated_initial_svg(letter, ornament)}'
            f"{_hanging_punctuation_span(before)}"
            f'<span class="caps">{word}</span></span>{rest}</p>'
        )

    def _register_ornament_and_get_name(self, piece: Piece) -> str:
        name = piece.ornament or "plain"
        self.ornaments[name] = None
        return name

    def _paragraph_xhtml(self, text: str) -> str:
        return f'<p class="told">{self._to_xhtml(text)}</p>'

    # The last pages

    def _journeys_section(self) -> str:
        chronicle = self._chronicle
        routes = "".join(
            f'<li><span class="swatch" style="background:{self._pigments[journey.seat]}"></span>'
            f"{self._to_xhtml(journey.sentence)}</li>"
            for journey in chronicle.journeys
            if journey.sentence
        )
        if self._medium == "book":
            chart = f'<img src="map.svg" alt={quoteattr(self.say("illustration"))}/>'
        else:
            label = quoteattr(self.say("illustration"))
            drawn = chronicle.chart.decode()
            chart = f'<div class="chart" role="group" tabindex="0" aria-label={label}>{drawn}</div>'
        return (
            f'<figure class="map">{chart}'
            f"<figcaption>{self._to_xhtml(self.say('map-legend'))}</figcaption></figure>"
            f'<ul class="routes">{routes}</ul>'
        )

    def _points_section(self) -> str:
        turns = self.say("picture-axis")
        return "".join(
            f'<figure class="points"><figcaption>{self._to_xhtml(picture.title)}</figcaption>'
            f"{points_plot_svg(picture, self._names, self._pigments, turns)}</figure>"
            for picture in self._chronicle.pictures
        )

    def _dice_section(self) -> str:
        lines = "".join(
            f"<p>{self._to_xhtml(sentence)}</p>"
            + (f'<p class="seal"><code>{escape(shown)}</code></p>' if shown else "")
            for sentence, shown in self._chronicle.seal.lines
        )
        made = self._to_xhtml(self.say("made"))
        return f'<div class="seals">{lines}</div>{divider_svg()}<p class="made">{made}</p>'


def _hanging_punctuation_span(before: str) -> str:
    return f'<span class="hung">{before}</span>' if before else ""
