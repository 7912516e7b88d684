"""Which content encodings a client accepts, such as gzip."""

from litestar.datastructures import Headers
from litestar.enums import CompressionEncoding
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Receive, Scope, Send


def accepts_encoding(header: str, encoding: str) -> bool:
    """Whether an `Accept-Encoding` header names an encoding and does not refuse it by a weight of 0."""
    for each in header.lower().split(","):
        name, *parameters = (part.strip() for part in each.split(";"))
        if name == encoding:
            weights = [part.partition("=")[2] for part in parameters if part.startswith("q=")]
            return all(weight.strip("0.") for weight in weights)
    return False


class CompressUnlessRefused(CompressionMiddleware):
    """Compresses with gzip for clients that accept it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = Headers.from_scope(scope).get("accept-encoding", "")
        compress = super().__call__ if accepts_encoding(accepted, CompressionEncoding.GZIP) else self.app
        await compress(scope, receive, send)
