"""What messengers show of a link: a title, a sentence and a picture.

They say which game it is, and if anybody with the link may read it (a public table, a shared chronicle) what
the game says of it. The names and points of players are nobody's business but theirs. The pictures are files
of the browser client, so a preview costs no more than an icon.
"""

from collections.abc import Callable
from functools import lru_cache
from html import escape
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from serai.locales.localizer import find_localizer
from serai.locales.texts import Language, find_texts
from serai.plugin import find_plugin, import_object
from serai.table import View, known_games

if TYPE_CHECKING:
    from serai.chronicle.model import Chronicle

_PREFIX = "preview-"
_START_PAGE = "serai"
_WIDTH, _HEIGHT = 640, 336
_LONGEST = 200
"""The most characters of a description; messengers show fewer."""


class LinkPreview(Struct, frozen=True):
    title: str
    about: str
    picture: str
    """The name of its file; "" if there is none."""


class GamePreview(Struct, frozen=True):
    """What a game says of one of its tables; what is empty is the same for all.

    Messengers store previews, so they contain no names of players and no points. `picture` is the name of a
    file of the client between `preview-` and `.png`.
    """

    title: str = ""
    picture: str = ""


DescribeGame = Callable[[View[Any], Language], GamePreview]


def preview_picture_names(folder: Path | None) -> frozenset[str]:
    """The names of the pictures: of the games, of what a game shows of its tables, and of the start page."""
    files = folder.glob(f"{_PREFIX}*.png") if folder else ()
    return frozenset(file.stem.removeprefix(_PREFIX) for file in files)


@lru_cache(64)
def preview_of_game(game: str, language: Language, pictures: frozenset[str]) -> LinkPreview:
    """The preview of a table of this game; of the start page if there is no such game."""
    picture = next((_picture_file_name(name) for name in (game, _START_PAGE) if name in pictures), "")
    texts = find_texts(language, "web")
    if game not in known_games():
        return LinkPreview(texts.say("web-door-welcome"), texts.say("web-door-more"), picture)
    words, more = find_localizer(language, game), f"web-{game}-more"
    about = words.say_or("about", "") or (texts.say(more) if texts.has_text(more) else "")
    return LinkPreview(words.title, about, picture)


def preview_of_view(view: View[Any], language: Language, pictures: frozenset[str]) -> LinkPreview:
    """The preview of a game that anybody with the link may see."""
    plain = preview_of_game(view.game, language, pictures)
    part = find_plugin(view.game).preview
    if not part:
        return plain
    describe: DescribeGame = import_object(part)
    said = describe(view, language)
    picture = _picture_file_name(said.picture) if said.picture in pictures else plain.picture
    return replace(plain, title=said.title or plain.title, picture=picture)


def preview_of_chronicle(
    chronicle: "Chronicle", view: View[Any], language: Language, pictures: frozenset[str]
) -> LinkPreview:
    """The preview of a shared chronicle, which announces its first chapter."""
    preview = preview_of_view(view, language, pictures)
    argument = next((chapter.argument for chapter in chronicle.chapters if chapter.argument), "")
    return replace(preview, about=shorten(argument, _LONGEST, placeholder=" …") or preview.about)


def _picture_file_name(name: str) -> str:
    return f"{_PREFIX}{name}.png"


def preview_html(preview: LinkPreview, server: str) -> str:
    """The meta elements of a page at this server. A picture needs a whole address."""
    named = {
        "og:type": "website",
        "og:site_name": "Serai",
        "og:title": preview.title,
        "og:description": preview.about,
    }
    if preview.picture:
        named |= {
            "og:image": f"{server}/{preview.picture}",
            "og:image:type": "image/png",
            "og:image:width": str(_WIDTH),
            "og:image:height": str(_HEIGHT),
            "twitter:card": "summary_large_image",
        }
    return "".join(
        f'<meta {"name" if key.startswith("twitter") else "property"}="{key}" content="{escape(said)}">'
        for key, said in named.items()
        if said
    )
