"""Limits hold for a client, whatever address it uses."""

import pytest

from serai.house.origins import client_address_of_scope

FORWARDED = b"x-forwarded-for"


def forwarded(address: str) -> str:
    scope = {"headers": [(FORWARDED, address.encode())], "client": ("10.0.0.1", 5)}
    return client_address_of_scope(scope, behind_proxy=True)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:db8:1:2::3", "[2001:db8:1:2::4]:50000"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("192.0.2.1", "198.51.100.7, 192.0.2.1"),
        ("192.0.2.1:50000", "192.0.2.1:50001"),
    ],
)
def test_these_are_the_same_client(one: str, other: str) -> None:
    assert forwarded(one) == forwarded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("2001:db8:1:2::3", "2001:db8:1:3::3"), ("192.0.2.1", "192.0.2.2"), ("unknown", "hidden")],
)
def test_these_are_different_clients(one: str, other: str) -> None:
    assert forwarded(one) != forwarded(other)


def test_without_a_proxy_the_address_of_the_connection_counts() -> None:
    scopes = [{"headers": [(FORWARDED, b"192.0.2.1")], "client": (f"2001:db8::{n}", 5)} for n in (1, 2)]
    addresses = {client_address_of_scope(scope, behind_proxy=False) for scope in scopes}
    assert len(addresses) == 1
    assert "192.0.2.1" not in addresses
    assert client_address_of_scope({"headers": [], "client": None}, behind_proxy=True) == ""
