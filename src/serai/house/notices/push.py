"""Web Push: encrypts a notice for one browser and signs it with the server's VAPID key."""

import base64
import time
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from msgspec import Struct

from serai.house.notices.outcomes import Outcome
from serai.house.notices.pinned_http import post_unless_private

# They have no types.
Vapid02: Any = import_module("py_vapid").Vapid02
WebPusher: Any = import_module("pywebpush").WebPusher

LIFETIME = 86_400
"""Seconds for which the push service keeps a notice for a browser that is off."""

_TOKEN_LIFETIME = 12 * 3_600


class PushKeys(Struct, frozen=True):
    p256dh: str
    auth: str


class PushSubscription(Struct, frozen=True):
    """What a browser gives to a server that may send it notices."""

    endpoint: str
    keys: PushKeys


def new_vapid_key() -> str:
    """A new private key, as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return vapid.private_pem().decode()


def public_key_of(private_pem: str) -> str:
    """The public key, as browsers want it."""
    point = Vapid02.from_pem(private_pem.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def read_subscription(text: str) -> PushSubscription:
    """Raises `ValueError` if the text is not a subscription, or its keys cannot be used."""
    subscription = msgspec.json.decode(text, type=PushSubscription)
    WebPusher(msgspec.to_builtins(subscription)).encode(b"test", content_encoding="aes128gcm")
    return subscription


def send_push(
    subscription: PushSubscription,
    content: bytes,
    topic: str,
    private_pem: str,
    contact: str,
    allowed_private_hosts: frozenset[str],
) -> Outcome:
    """Sends an encrypted notice; a later one with the same topic replaces it. It blocks."""
    encoded = WebPusher(msgspec.to_builtins(subscription)).encode(content, content_encoding="aes128gcm")
    parts = urlsplit(subscription.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + _TOKEN_LIFETIME,
        "sub": contact,
    }
    headers = {
        **Vapid02.from_pem(private_pem.encode()).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFETIME),
        "Topic": topic,
        "Urgency": "normal",
    }
    outcome, _ = post_unless_private(
        subscription.endpoint, bytes(encoded["body"]), headers, allowed_private_hosts
    )
    return outcome
