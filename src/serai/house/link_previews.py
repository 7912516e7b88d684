"""What messengers show of a link: a title, a sentence and a picture.

They say only which game it is: names, places and points of a table are nobody's business but its players'.
The pictures are files of the browser client, one per game, so a preview costs no more than an icon.
"""

from functools import lru_cache
from html import escape
from pathlib import Path

from msgspec import Struct

from serai.locales.localizer import find_localizer
from serai.locales.texts import Language, find_texts
from serai.table import known_games

_PREFIX = "preview-"
_START_PAGE = "serai"
_WIDTH, _HEIGHT = 1200, 630


class LinkPreview(Struct, frozen=True):
    title: str
    about: str
    picture: str
    """The name of its file; "" if there is none."""


def preview_pictures(folder: Path | None) -> frozenset[str]:
    """The games with a picture of their own, and the start page."""
    files = folder.glob(f"{_PREFIX}*.png") if folder else ()
    return frozenset(file.stem.removeprefix(_PREFIX) for file in files)


@lru_cache(64)
def preview_of_game(game: str, language: Language, pictures: frozenset[str]) -> LinkPreview:
    """The preview of a table of this game; of the start page if there is no such game."""
    picture = next((f"{_PREFIX}{name}.png" for name in (game, _START_PAGE) if name in pictures), "")
    if game not in known_games():
        say = find_texts(language, "web").say
        return LinkPreview(say("web-door-welcome"), say("web-door-more"), picture)
    words = find_localizer(language, game)
    return LinkPreview(words.title, words.say_or("about", ""), picture)


def preview_html(preview: LinkPreview, server: str, title: str = "") -> str:
    """The meta elements of a page at this server. A picture needs a whole address."""
    named = {
        "og:type": "website",
        "og:site_name": "Serai",
        "og:title": title or preview.title,
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
