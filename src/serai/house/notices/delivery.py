"""Writes notices in their recipients' languages, and delivers them."""

import base64
import re
from typing import Protocol
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct

from serai.house.notices.config import NoticeConfig
from serai.house.notices.mail import make_mail, send_mail
from serai.house.notices.outcomes import Outcome
from serai.house.notices.pinned_http import post_unless_private
from serai.house.notices.records import Notice, NoticeTable
from serai.locales.localizer import find_localizer
from serai.locales.texts import Language, Texts, find_texts

MAX_SHORT_BYTES = 1_300
"""The most bytes of the lines of a notice with several, unless it is a mail: push services take 4,096 bytes
with everything else, and some chat rooms 2,000 characters.
"""


class Delivery(Protocol):
    def deliver(self, notice: Notice) -> Outcome:
        """Sends a notice. It blocks."""
        ...


class WrittenNotice(Struct, frozen=True):
    """`url` leads to a table or to the start page, without a key: the browser of its player has that."""

    title: str
    lines: tuple[str, ...]
    url: str


class _PushContent(Struct, frozen=True):
    title: str
    body: str
    url: str
    tag: str


class NoticeDelivery:
    """`vapid_key` is the private key for Web Push; "" if that is not offered."""

    def __init__(self, config: NoticeConfig, vapid_key: str = "") -> None:
        self._config = config
        self._vapid_key = vapid_key

    def deliver(self, notice: Notice) -> Outcome:
        address = notice.address
        if address.kind not in self._config.kinds:
            return "refused"
        match address.kind:
            case "mail":
                return self._send_mail(notice)
            case "hook":
                return self._post_to_hook(notice)
            case "push":
                return self._send_push(notice)

    def stop_url(self, notice: Notice) -> str:
        """The address that ends the notices by a POST, and leads a browser to a page that does."""
        address = notice.address
        return f"{self._config.public}/notices/stop/{address.id}.{quote(address.stop)}"

    def _send_mail(self, notice: Notice) -> Outcome:
        server = self._config.mail
        if server is None:
            return "refused"
        say = find_texts(notice.address.language, "notices").say
        written = compose_notice(notice, self._config.public)
        stop = say("notice-stop", url=self.stop_url(notice))
        text = "\n\n".join((*written.lines, written.url, "-- \n" + stop)) + "\n"
        host = urlsplit(self._config.public).hostname
        mail = make_mail(
            server.sender,
            notice.address.address,
            written.title,
            text,
            f"<{notice.id}@{host}>",
            self.stop_url(notice),
        )
        return send_mail(server, mail)

    def _post_to_hook(self, notice: Notice) -> Outcome:
        """The text is under both names that chat rooms use."""
        say = find_texts(notice.address.language, "notices").say
        written = compose_notice(notice, self._config.public)
        lines = map(_break_mentions, written.lines)
        text = "\n".join((*lines, written.url, say("notice-stop", url=self.stop_url(notice))))
        body = msgspec.json.encode({"text": text, "content": text})
        headers = {"Content-Type": "application/json", "Idempotency-Key": notice.id, "User-Agent": "Serai"}
        outcome, _ = post_unless_private(
            notice.address.address, body, headers, self._config.allowed_private_hosts
        )
        return outcome

    def _send_push(self, notice: Notice) -> Outcome:
        from serai.house.notices.push import read_subscription, send_push

        written = compose_notice(notice, self._config.public)
        path = written.url.removeprefix(self._config.public)
        body = "\n".join(written.lines)
        topic = base64.urlsafe_b64encode(bytes.fromhex(notice.id)).rstrip(b"=").decode()
        return send_push(
            read_subscription(notice.address.address),
            msgspec.json.encode(_PushContent(written.title, body, path, notice.id)),
            topic,
            self._vapid_key,
            self._config.push_contact,
            self._config.allowed_private_hosts,
        )


def compose_notice(notice: Notice, public: str) -> WrittenNotice:
    """The sentences of a notice."""
    texts = find_texts(notice.address.language, "notices")
    content, tables = notice.content, notice.content.tables
    if content.kind == "confirm":
        url = f"{public}/notices/confirm/{notice.address.id}.{quote(content.token)}"
        return WrittenNotice(texts.say("notice-confirm-title"), (texts.say("notice-confirm"),), url)
    if content.kind == "invited":
        (table,) = tables
        details = {
            "name": table.seat,
            "inviter": _join_names(table, notice.address.language),
            "game": _title_of_game(table.game, notice.address.language),
        }
        lines = (texts.say("notice-invited", **details),)
        return WrittenNotice(texts.say("notice-invited-title", **details), lines, f"{public}/")
    lines = tuple(
        _sentence_about_awaited_turn(texts, notice.address.language, content.kind, table) for table in tables
    )
    if notice.address.kind != "mail":
        lines = _shorten(lines, texts)
    url = f"{public}/t/{tables[0].table}" if len(tables) == 1 else f"{public}/"
    if content.kind == "digest":
        return WrittenNotice(texts.say("notice-digest-title", count=len(tables)), lines, url)
    game = _title_of_game(tables[0].game, notice.address.language)
    return WrittenNotice(texts.say(f"notice-{content.kind}-title", game=game), lines, url)


def _shorten(lines: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """The first lines and how many more there are, if not all of them fit; at least one line."""
    size = 0
    for number, line in enumerate(lines):
        size += len(line.encode())
        if number and size > MAX_SHORT_BYTES:
            return (*lines[:number], texts.say("notice-digest-more", count=len(lines) - number))
    return lines


def _sentence_about_awaited_turn(texts: Texts, language: Language, kind: str, table: NoticeTable) -> str:
    details = {
        "name": table.seat,
        "names": _join_names(table, language),
        "others": len(table.names),
        "game": _title_of_game(table.game, language),
    }
    if table.remaining is None:
        return texts.say("notice-turn", **details)
    hours = round(table.remaining / 3_600)
    key = "notice-end" if kind == "end" else "notice-turn-clock"
    return texts.say(key, **details, hours=hours, days=hours // 24, long=str(hours >= 48).lower())


def _join_names(table: NoticeTable, language: Language) -> str:
    return find_localizer(language, table.game).join_list(table.names) if table.names else ""


def _title_of_game(game: str, language: Language) -> str:
    return find_localizer(language, game).title


_WORD_JOINER = "\u2060"


def _break_mentions(text: str) -> str:
    """The text with an invisible character after each that begins a mention in chat rooms: a player may be
    called “@everyone” or “<!channel>”.
    """
    return re.sub("[@<]", rf"\g<0>{_WORD_JOINER}", text)
