"""What notices say: complete sentences in the reader's language, and no secret."""

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from house.test_web_push import subscription
from serai.book.languages import LANGUAGES
from serai.house.notices import delivery, push
from serai.house.notices.config import NoticeConfig
from serai.house.notices.delivery import NoticeDelivery, WrittenNotice, compose_notice
from serai.house.notices.records import Notice, NoticeAddress, NoticeContent, NoticeTable

PUBLIC = "https://serai.example.org"
HOUR = 3_600.0
KEY, STOP = "digest-of-the-key", "key-that-stops"

ALONE = NoticeTable("kestrel", "nights", (), "Ana")
WITH_OTHERS = NoticeTable("heron", "dice", ("Bo", "Cleo"), "Ana")
CONTENTS = {
    "turn alone": NoticeContent("turn", (ALONE,)),
    "turn with others": NoticeContent("turn", (WITH_OTHERS,)),
    "turn, minutes left": NoticeContent("turn", (NoticeTable("heron", "dice", ("Bo",), "Ana", 600.0),)),
    "turn, an hour left": NoticeContent("turn", (NoticeTable("heron", "dice", ("Bo",), "Ana", HOUR),)),
    "turn, days left": NoticeContent("turn", (NoticeTable("heron", "dice", (), "Ana", 72 * HOUR),)),
    "end alone": NoticeContent("end", (NoticeTable("heron", "nights", (), "Ana", 5 * HOUR),)),
    "end with others": NoticeContent("end", (NoticeTable("heron", "nights", ("Bo",), "Ana", 5 * HOUR),)),
    "digest of one": NoticeContent("digest", (WITH_OTHERS,)),
    "digest of two": NoticeContent("digest", (ALONE, WITH_OTHERS)),
    "invited": NoticeContent("invited", (NoticeTable("heron", "nights", ("Bo",), "Ana"),)),
}
CONFIRM = NoticeContent("confirm", token="token")


def write(content: NoticeContent, language: str) -> WrittenNotice:
    address = NoticeAddress("a1", "mail", "ana@example.org", language, KEY, STOP)
    return compose_notice(Notice("n1", address, content, 0), PUBLIC)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", CONTENTS)
def test_a_notice_is_complete_and_names_whom_it_is_for_and_who_else_plays(what: str, language: str) -> None:
    content = CONTENTS[what]
    written = write(content, language)
    assert len(written.lines) == len(content.tables)
    for line, table in zip(written.lines, content.tables, strict=True):
        assert table.seat in line
        assert all(name in line for name in table.names)
    for text in (written.title, *written.lines):
        assert not set("{}$") & set(text)
        assert "notice-" not in text
    assert KEY not in str(written)
    assert STOP not in str(written)


@pytest.mark.parametrize("what", CONTENTS)
def test_each_language_has_its_own_words(what: str) -> None:
    written = [write(CONTENTS[what], language) for language in LANGUAGES]
    assert len({each.title for each in written}) == len({each.lines for each in written}) == len(LANGUAGES)


LONG_NAMES = tuple(str(number) + 29 * "🐪" for number in range(1, 7))
SIXTY = NoticeContent(
    "digest", tuple(NoticeTable(f"t{number}", "nights", LONG_NAMES, "Ana", HOUR) for number in range(60))
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_digest_fits_into_what_browsers_and_chat_rooms_take(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A push service takes 4,096 bytes, a chat room 2,000 characters (Discord)."""
    browser = subscription(ec.generate_private_key(ec.SECP256R1()), "https://push.example")
    posted: dict[str, bytes] = {}

    def note(url: str, body: bytes, *_: object) -> tuple[str, int]:
        posted[url] = body
        return "sent", 201

    monkeypatch.setattr(delivery, "post_unless_private", note)
    monkeypatch.setattr(push, "post_unless_private", note)
    deliver = NoticeDelivery(
        NoticeConfig(PUBLIC, hooks=True, push_contact="mailto:a@example.org"), push.new_vapid_key()
    ).deliver
    for content in (SIXTY, NoticeContent("digest", SIXTY.tables[:1]), CONTENTS["digest of two"]):
        for kind, where in (("hook", "https://chat.example"), ("push", browser)):
            address = NoticeAddress("a1", kind, where, language, KEY, STOP)
            assert deliver(Notice("00" * 16, address, content, 0)) == "sent"
        assert len(posted["https://push.example"]) <= 4_096
        assert len(msgspec.json.decode(posted["https://chat.example"])["content"]) <= 2_000
    hook = NoticeAddress("a1", "hook", "", language, KEY, STOP)
    *listed, more = compose_notice(Notice("n1", hook, SIXTY, 0), PUBLIC).lines
    assert 1 <= len(listed) < 60
    assert str(60 - len(listed)) in more
    assert len(write(SIXTY, language).lines) == 60, "a mail names all"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_leads_to_the_table_or_to_all_of_them(language: str) -> None:
    assert write(CONTENTS["digest of one"], language).url == f"{PUBLIC}/t/heron"
    assert write(CONTENTS["digest of two"], language).url == f"{PUBLIC}/"
    assert write(CONTENTS["invited"], language).url == f"{PUBLIC}/"
    assert write(CONFIRM, language).url == f"{PUBLIC}/notices/confirm/a1.token"


@pytest.mark.parametrize(
    ("language", "names"), [("en", "Bo and Cleo"), ("fr", "Bo et Cleo"), ("es", "Bo y Cleo")]
)
def test_who_else_plays_is_listed_as_in_a_sentence(language: str, names: str) -> None:
    assert names in write(CONTENTS["turn with others"], language).lines[0]
