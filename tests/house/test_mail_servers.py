"""Mail, and the password of the mail server, go only to a server that proves its name. What a server may have
accepted is not sent again.
"""

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from msgspec.structs import replace

from house.test_notices import PUBLIC, Mailbox
from serai.house.notices.config import MailServer
from serai.house.notices.mail import make_mail, send_mail
from serai.house.notices.outcomes import Outcome


def certificate_and_key(folder: Path) -> tuple[Path, Path]:
    """The files of a certificate for 127.0.0.1, signed by nobody else, and of its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail.example.org")])
    addresses = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    unsigned = x509.CertificateBuilder(
        name, name, key.public_key(), 1, now - timedelta(1), now + timedelta(1)
    )
    certificate = unsigned.add_extension(addresses, critical=False).sign(key, hashes.SHA256())
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return files


@pytest.mark.parametrize("is_trusted", [True, False])
async def test_a_mail_server_proves_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_trusted: bool
) -> None:
    certificate, key = certificate_and_key(tmp_path)
    if is_trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    mailbox = Mailbox()
    listening = await asyncio.get_running_loop().create_server(
        lambda: SMTP(mailbox, hostname="mail.example.org"), "127.0.0.1", 0, ssl=context
    )
    async with listening:
        port = listening.sockets[0].getsockname()[1]
        server = MailServer("127.0.0.1", port, "serai@example.org", encrypted=True)
        mail = make_mail(
            server.sender, "ana@example.org", "Hello", "Ana", "<1@example.org>", f"{PUBLIC}/stop"
        )
        outcome = await asyncio.to_thread(send_mail, server, mail)
    assert (outcome, len(mailbox.mails)) == (("sent", 1) if is_trusted else ("retry", 0))


class MoodyMailbox(Mailbox):
    """Answers a recipient or a text as it is told to; with "abort" the connection ends instead."""

    def __init__(self, recipient: str, text: str) -> None:
        super().__init__()
        self.recipient, self.text = recipient, text

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options += options
        return self.recipient

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        await super().handle_DATA(server, session, envelope)
        if self.text == "abort":
            server.transport.abort()
        return self.text


@pytest.mark.parametrize(
    ("recipient", "text", "outcome"),
    [
        ("250 OK", "250 OK", "sent"),
        ("451 try again later", "250 OK", "retry"),
        ("550 nobody of that name", "250 OK", "refused"),
        ("250 OK", "451 try again later", "retry"),
        ("250 OK", "554 not this", "refused"),
        ("250 OK", "abort", "unknown"),
    ],
)
async def test_only_what_was_certainly_not_accepted_is_tried_again(
    recipient: str, text: str, outcome: Outcome
) -> None:
    mailbox = MoodyMailbox(recipient, text)
    listening = await asyncio.get_running_loop().create_server(
        lambda: SMTP(mailbox, hostname="mail.example.org"), "127.0.0.1", 0
    )
    async with listening:
        server = MailServer("127.0.0.1", listening.sockets[0].getsockname()[1], "serai@example.org")
        mail = make_mail(
            server.sender, "ana@example.org", "Hello", "Ana", "<1@example.org>", f"{PUBLIC}/stop"
        )
        assert await asyncio.to_thread(send_mail, server, mail) == outcome
    assert len(mailbox.mails) == (0 if recipient != "250 OK" else 1)


@pytest.mark.parametrize("mechanism", ["PLAIN", "LOGIN"])
@pytest.mark.parametrize(("user", "password"), [("serai", "secret"), ("señora", "contraseña")])
async def test_a_password_of_any_letters_opens_the_mail_server(
    mechanism: str, user: str, password: str
) -> None:
    mailbox, tried = Mailbox(), list[LoginPassword]()

    def is_right(_server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
        tried.append(data)
        return AuthResult(success=data.password == password.encode(), handled=False)

    other = ["LOGIN" if mechanism == "PLAIN" else "PLAIN"]
    listening = await asyncio.get_running_loop().create_server(
        lambda: SMTP(
            mailbox,
            hostname="mail.example.org",
            authenticator=is_right,
            auth_require_tls=False,
            auth_exclude_mechanism=other,
        ),
        "127.0.0.1",
        0,
    )
    async with listening:
        port = listening.sockets[0].getsockname()[1]
        server = MailServer("127.0.0.1", port, "serai@example.org", user=user, password=password)
        mail = make_mail(
            server.sender, "ana@example.org", "Hello", "Ana", "<1@example.org>", f"{PUBLIC}/stop"
        )
        outcomes = [
            await asyncio.to_thread(send_mail, each, mail)
            for each in (server, replace(server, password="wröng"))
        ]
    assert (outcomes, len(mailbox.mails)) == (["sent", "retry"], 1)
    assert {data.login for data in tried} == {user.encode()}
