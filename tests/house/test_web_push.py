"""Web Push: a receiver checks the signature and decrypts as a browser does."""

import base64
import json
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from house.house import House, start_house
from house.test_notices import PUBLIC, look, order, receiver
from serai.house.notices import sender
from serai.house.notices.config import NoticeConfig

CONTACT = "mailto:host@example.org"
SECRET = bytes(range(16))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_signature(headers: dict[str, str], server_key: str, audience: str) -> None:
    """What a push service checks (RFC 8292)."""
    fields = dict(each.split("=", 1) for each in headers["Authorization"].removeprefix("vapid ").split(","))
    fields = {name.strip(): value for name, value in fields.items()}
    assert fields["k"] == server_key
    signed, _, signature = fields["t"].rpartition(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(server_key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, CONTACT)


def subscription(browser: ec.EllipticCurvePrivateKey, endpoint: str) -> str:
    keys = {"p256dh": encoded(point(browser.public_key())), "auth": encoded(SECRET)}
    return json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})


@pytest.fixture
async def pushing_house(tmp_path: Path) -> Any:
    config = NoticeConfig(PUBLIC, push_contact=CONTACT, allowed_private_hosts=frozenset({"127.0.0.1"}))
    async with start_house(tmp_path, public=PUBLIC, notices=config) as house:
        yield house


async def test_a_browser_gets_an_encrypted_and_signed_notice_once(pushing_house: House) -> None:
    house, browser = pushing_house, ec.generate_private_key(ec.SECP256R1())
    about = (await house.http.get("/api/house")).json()
    assert about["notices"] == ["push"]
    with receiver(503, 201) as service:
        origin = f"http://127.0.0.1:{service.server_port}"
        opened = await house.open("caravan", "Ana", "Bo")
        address = subscription(browser, f"{origin}/push/ana")
        await order(
            house, (opened["table"], opened["chairs"][0]), kind="push", address=address, language="es"
        )
        await look(house, sender.GRACE)
        await look(house, 60)
        await look(house, 86_400)
    (_, first, _), (path, headers, body) = service.heard
    assert path == "/push/ana"
    assert (headers["Topic"], len(headers["Topic"])) == (first["Topic"], 22)
    check_signature(headers, about["push_key"], origin)
    told = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=SECRET, version="aes128gcm"))
    assert told["url"] == f"/t/{opened['table']}"
    assert "es tu turno" in told["body"]
    assert not any(
        key in json.dumps(told) for key in (opened["host"], opened["invitation"], *opened["chairs"])
    )


async def test_a_browser_that_is_gone_is_forgotten(pushing_house: House) -> None:
    house = pushing_house
    with receiver(410) as service:
        opened = await house.open("caravan", "Ana", "Bo")
        browser = ec.generate_private_key(ec.SECP256R1())
        address = subscription(browser, f"http://127.0.0.1:{service.server_port}/push")
        await order(house, (opened["table"], opened["chairs"][0]), kind="push", address=address)
        await look(house, sender.GRACE)
    assert await house.registry.store.read_rows("SELECT * FROM notice_addresses") == []


@pytest.mark.parametrize(
    "address",
    [
        "{}",
        "https://push.example.org/",
        json.dumps({"endpoint": "https://10.0.0.1/", "keys": {"p256dh": encoded(bytes(65)), "auth": "AA"}}),
        subscription(ec.derive_private_key(7, ec.SECP256R1()), "https://10.0.0.1/push"),
    ],
)
async def test_what_no_browser_sends_is_refused(pushing_house: House, address: str) -> None:
    body = {"kind": "push", "address": address, "wishes": {"language": "en", "seats": []}}
    answer = await pushing_house.http.post("/api/notices", json=body)
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-notice-url")
