"""Which web pages may use this server, and the address of a client."""

import ipaddress
import socket
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

_FORWARDED = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"}
"""Headers set by proxies."""


class Origins:
    """Only pages served by this server may use it.

    Unknown host names are refused: otherwise a foreign page could reach a server in the home network through
    a visitor's browser (DNS rebinding). Behind a proxy `public` must be set.
    """

    def __init__(self, public: str | None = None, *, behind_proxy: bool = False) -> None:
        self.behind_proxy = behind_proxy
        parts = urlsplit(public) if public else None
        self._public = parts.netloc.lower() if parts else None
        self._scheme = parts.scheme.lower() if parts else "http"

    def allows_host_and_origin(self, scope: Mapping[str, Any]) -> bool:
        headers = headers_of(scope)
        host, origin = headers.get("host", "").lower(), headers.get("origin")
        try:
            return self.is_own_host(host) and (
                origin is None or self._own_origin(headers, host) == _scheme_and_host(origin)
            )
        except ValueError:  # a malformed address
            return False

    def _own_origin(self, headers: Mapping[str, str], host: str) -> tuple[str, str]:
        """Scheme and host of this server's own pages, under the name the request uses."""
        if host == self._public:
            return self._scheme, host
        forwarded = headers.get("x-forwarded-proto", "http") if self.behind_proxy else "http"
        return forwarded.rpartition(",")[2].strip().lower(), host

    def own_url(self, scope: Mapping[str, Any]) -> str:
        """The address of this server under the name the request uses, without a slash at the end."""
        headers = headers_of(scope)
        return "://".join(self._own_origin(headers, headers.get("host", "").lower()))

    def came_without_proxy(self, scope: Mapping[str, Any]) -> bool:
        """Whether the request came without a proxy."""
        return not _FORWARDED & headers_of(scope).keys()

    def is_own_host(self, host: str) -> bool:
        """Whether a Host header names this server."""
        if self._public is not None and host == self._public:
            return True
        parts = urlsplit(f"//{host}")
        name = parts.hostname or ""
        _ = parts.port  # raises ValueError if invalid
        return name in _own_host_names() or _is_ip_address(name)


def _scheme_and_host(origin: str) -> tuple[str, str]:
    parts = urlsplit(origin.lower())
    return parts.scheme, parts.netloc


def _own_host_names() -> set[str]:
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name}.local", name.split(".")[0], f"{name.split('.')[0]}.local"}


def _is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def client_address_of_scope(scope: Mapping[str, Any], *, behind_proxy: bool) -> str:
    """The client's address for limits; behind a proxy, that of the one that the proxy reports."""
    if behind_proxy:
        forwarded = headers_of(scope).get("x-forwarded-for", "")
        if forwarded:
            return address_for_limits(forwarded.rpartition(",")[2].strip())
    client = scope.get("client")
    return address_for_limits(client[0]) if client else ""


IPV6_NETWORK_BITS = 64
"""Somebody with IPv6 has a whole network of addresses, and may use another one for each request."""


@lru_cache(10_000)
def address_for_limits(address: str) -> str:
    """The address that counts for limits: of an IPv6 address its network. A port is left out; what is no
    address stays as it is.
    """
    host = address
    if address.startswith("["):
        host = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        host = address.partition(":")[0]
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 6 and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return str(ip if ip.version == 4 else ipaddress.ip_network((ip, IPV6_NETWORK_BITS), strict=False))
