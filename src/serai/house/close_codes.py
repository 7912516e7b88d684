"""The codes with which the server closes a socket."""

from enum import IntEnum


class CloseCode(IntEnum):
    NORMAL = 1000
    PROTOCOL_ERROR = 1002
    NOT_TEXT = 1007
    TOO_LONG = 1009
    SERVER_STOPPED = 1012
    REFUSED = 4404
    NO_HELLO = 4408
    SERVER_FAILED = 4500


CLOSE_CODES = {
    CloseCode.NORMAL: "after a `farewell`, or after a long silence",
    CloseCode.PROTOCOL_ERROR: "the client sent something other than WebSocket frames",
    CloseCode.NOT_TEXT: "the client sent text that is not UTF-8",
    CloseCode.TOO_LONG: "the client sent a message of more than 65,536 bytes",
    CloseCode.SERVER_STOPPED: "the server stopped before the client had said `hello`",
    CloseCode.REFUSED: "the server refused the `hello`; the refusal was sent before",
    CloseCode.NO_HELLO: "the client sent no `hello` in time",
    CloseCode.SERVER_FAILED: "the server failed; a refusal was sent before",
}
"""When the server closes a socket with each code."""
