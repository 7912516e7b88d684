"""What a game contributes to the previews of links."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from serai.locales.texts import Language
from serai.table import View


class GamePreview(Struct, frozen=True):
    """What the preview of a link says of one game. What is empty is the same for all its tables.

    Messengers store previews, so they contain no names of players and no points. `picture` is the name of a
    file of the client between `preview-` and `.png`.
    """

    title: str = ""
    picture: str = ""


DescribeGame = Callable[[View[Any], Language], GamePreview]
