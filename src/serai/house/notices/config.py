"""Which notices a server sends, from environment variables. Without them it offers none."""

from collections.abc import Mapping
from email.utils import parseaddr
from typing import Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from serai.table import Refused

NoticeKind = Literal["mail", "hook", "push"]

SMTP = "SERAI_SMTP"
MAIL_FROM = "SERAI_MAIL_FROM"
WEBHOOKS = "SERAI_WEBHOOKS"
PUSH_CONTACT = "SERAI_PUSH_CONTACT"
PRIVATE_HOSTS = "SERAI_NOTICE_HOSTS"


class MailServer(Struct, frozen=True):
    """`encrypted` from the start; otherwise STARTTLS is used if the server offers it."""

    host: str
    port: int
    sender: str
    encrypted: bool = False
    user: str = ""
    password: str = ""


class NoticeConfig(Struct, frozen=True):
    """`public` is the server's URL, for links. `allowed_private_hosts` may be posted to."""

    public: str
    mail: MailServer | None = None
    hooks: bool = False
    push_contact: str = ""
    allowed_private_hosts: frozenset[str] = frozenset()

    @property
    def kinds(self) -> tuple[NoticeKind, ...]:
        offered: list[NoticeKind] = []
        if self.mail is not None:
            offered.append("mail")
        if self.hooks:
            offered.append("hook")
        if self.push_contact:
            offered.append("push")
        return tuple(offered)


def read_config(environment: Mapping[str, str], public: str | None) -> NoticeConfig | None:
    """The notices that are set up; None if there are none, or if the server's public URL is not known."""
    config = NoticeConfig(
        public=(public or "").rstrip("/"),
        mail=_read_mail_server(environment),
        hooks=environment.get(WEBHOOKS, "").strip().lower() in ("1", "on", "yes", "true"),
        push_contact=environment.get(PUSH_CONTACT, ""),
        allowed_private_hosts=frozenset(
            host.strip() for host in environment.get(PRIVATE_HOSTS, "").lower().split(",") if host.strip()
        ),
    )
    if not config.kinds:
        return None
    if not config.public:
        raise Refused("refused-notices-public")
    if config.push_contact and not config.push_contact.startswith(("mailto:", "https:")):
        raise Refused("refused-push-contact", contact=config.push_contact)
    return config


def _read_mail_server(environment: Mapping[str, str]) -> MailServer | None:
    url, sender = environment.get(SMTP, ""), environment.get(MAIL_FROM, "")
    if not url:
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        parts, host, port = urlsplit(""), None, None
    address = parseaddr(sender)[1]
    if parts.scheme not in ("smtp", "smtps") or not host or "@" not in address or not address.isascii():
        raise Refused("refused-smtp", setting=SMTP, sender=MAIL_FROM)
    encrypted = parts.scheme == "smtps"
    return MailServer(
        host,
        port or (465 if encrypted else 587),
        sender,
        encrypted,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )
