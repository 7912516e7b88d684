"""Posts to addresses that strangers have named, but never into private networks.

The name of a host is resolved once, and the connection goes to the very address that was checked. Redirects
are not followed.
"""

import http.client
import io
import socket
import ssl
import time
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

from serai.house.notices.outcomes import Outcome
from serai.table import Refused

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

TIMEOUT = 10.0
"""Seconds for each step: to connect, to encrypt, and to post and get the whole answer."""

MAX_URL = 1_000
_LEAST_PORT = 1_024
_MAX_ANSWER = 65_536
_NAT64 = ip_network("64:ff9b::/96")


class PrivateAddress(Exception):
    """The host is in a private network, or is this machine."""


def split_and_check_url(url: str, allowed_private_hosts: frozenset[str]) -> SplitResult:
    """The parts of a URL that may be posted to; refuses any other. The host is not resolved."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("refused-notice-url") from None
    if len(url) > MAX_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("refused-notice-url")
    if not host or parts.username is not None or parts.password is not None or "\\" in url:
        raise Refused("refused-notice-url")
    if host not in allowed_private_hosts and (
        parts.scheme != "https" or not (port is None or port == 443 or port >= _LEAST_PORT)
    ):
        raise Refused("refused-notice-url")
    if parts.scheme not in ("http", "https"):
        raise Refused("refused-notice-url")
    return parts


def resolve_unless_private(host: str, port: int, allowed_private_hosts: frozenset[str]) -> str:
    """The address of a host. Raises `PrivateAddress` if any of its addresses is not public, and `OSError`."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if host not in allowed_private_hosts and not all(is_public(address) for address in found):
        raise PrivateAddress
    return found[0]


def is_public(address: str) -> bool:
    """Whether an IP address is on the internet, also the IPv4 address that an IPv6 address may contain."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inside = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
        if ip in _NAT64:
            inside.append(IPv4Address(int(ip) & 0xFFFFFFFF))
        if any(each is not None and not is_public(str(each)) for each in inside):
            return False
        if ip.ipv4_mapped is not None:
            return True
        if ip.is_site_local:  # what private networks had before fc00::/7
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


def check_url_resolves_to_public_address(url: str, allowed_private_hosts: frozenset[str]) -> None:
    """Refuses a URL that is malformed, does not resolve, or leads into a private network."""
    parts = split_and_check_url(url, allowed_private_hosts)
    try:
        resolve_unless_private(parts.hostname or "", _port_of_url(parts), allowed_private_hosts)
    except (PrivateAddress, OSError, UnicodeError):
        raise Refused("refused-notice-url") from None


def post_unless_private(
    url: str, body: bytes, headers: Mapping[str, str], allowed_private_hosts: frozenset[str]
) -> tuple[Outcome, int]:
    """Posts a body, and returns what became of it, with the status (0 if there was none). It blocks."""
    try:
        parts = split_and_check_url(url, allowed_private_hosts)
        host, port = parts.hostname or "", _port_of_url(parts)
        address = resolve_unless_private(host, port, allowed_private_hosts)
    except (Refused, PrivateAddress):
        return "refused", 0
    except (OSError, UnicodeError):
        return "retry", 0
    connection: Any = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    try:
        try:
            connected = _connect(address, port, host if parts.scheme == "https" else None)
        except (OSError, ssl.SSLError):
            return "retry", 0
        connection.sock = _TimedSocket(connected, time.monotonic() + TIMEOUT)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        try:
            connection.request("POST", path, body, dict(headers))
            answer = connection.getresponse()
            answer.read(_MAX_ANSWER)
        except (OSError, http.client.HTTPException, ValueError):
            return "unknown", 0
        return outcome_of_status(answer.status), answer.status
    finally:
        connection.close()


def outcome_of_status(status: int) -> Outcome:
    """Redirects are refused, because they might lead into a private network."""
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    if status in (425, 429, 503):
        return "retry"
    return "refused" if status < 500 else "unknown"


def _connect(address: str, port: int, tls_host: str | None) -> socket.socket:
    plain = socket.create_connection((address, port), TIMEOUT)
    if tls_host is None:
        return plain
    try:
        return ssl.create_default_context().wrap_socket(plain, server_hostname=tls_host)
    except BaseException:
        plain.close()
        raise


class _TimedSocket:
    """What `http.client` needs of a socket, until a deadline.

    The timeout of a socket begins anew with every byte, so an answer that drips would never end.
    """

    def __init__(self, connected: socket.socket, deadline: float) -> None:
        self._connected = connected
        self._deadline = deadline
        self.close = connected.close

    def sendall(self, data: bytes) -> None:
        self.set_timeout()
        self._connected.sendall(data)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self, self._connected.makefile("rb", buffering=0)))

    def set_timeout(self) -> None:
        remaining = self._deadline - time.monotonic()
        if remaining <= 0:
            raise TimeoutError
        self._connected.settimeout(remaining)


class _TimedReader(io.RawIOBase):
    def __init__(self, timed: _TimedSocket, reader: socket.SocketIO) -> None:
        self._timed = timed
        self._reader = reader

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int | None:
        self._timed.set_timeout()
        return self._reader.readinto(buffer)

    def close(self) -> None:
        self._reader.close()
        super().close()


def _port_of_url(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)
