"""The links to tables: `https://serai.example.org/t/<table>#<key>`."""

from urllib.parse import quote, unquote, urlsplit

from msgspec import Struct

from serai.table import Refused


class TableLink(Struct, frozen=True):
    """A table and a key to it: of its host, of a chair, for sitting down, or for watching.

    The key is the fragment of the link, which no browser sends to a server. `house` is the server's address.
    """

    house: str
    table: str
    key: str = ""

    @classmethod
    def parse(cls, link: str) -> "TableLink":
        """Raises `Refused` if it is not the link of a table."""
        try:
            parts = urlsplit(link.strip())
        except ValueError:
            raise _bad_link_refusal(link) from None
        before, _, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
            raise _bad_link_refusal(link)
        return cls(f"{parts.scheme}://{parts.netloc}{before}", unquote(table), unquote(parts.fragment))

    def __str__(self) -> str:
        return f"{self.house}/t/{quote(self.table)}#{quote(self.key)}"

    @property
    def socket_url(self) -> str:
        """The address of the server's WebSocket."""
        scheme, _, rest = self.house.partition("://")
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/socket"

    @property
    def socket(self) -> str:
        """An earlier name of `socket_url`."""
        return self.socket_url


def _bad_link_refusal(link: str) -> Refused:
    return Refused("refused-link", link=link)
