"""Notices of one server: their settings, their records, and the sender."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from serai.house.keys import digest_of_key
from serai.house.lru_cache import LruCache
from serai.house.notices.config import NoticeConfig
from serai.house.notices.delivery import Delivery, NoticeDelivery
from serai.house.notices.records import DAY, NoticeRecords
from serai.house.notices.sender import NoticeSender
from serai.house.rate_limits import TokenBucket
from serai.house.table_registry import TableRegistry
from serai.table import Refused

MAX_CONFIRMATIONS = 3
"""Mails that ask for confirmation, for one e-mail address in a day."""

MAX_ORDERS = 30
"""Orders from one address of the network, in quick succession; later twice as many in a day."""

MAX_CHECKS = 20
"""Addresses that are checked or wait for that."""

_VAPID = "vapid"
_MAX_REMEMBERED = 10_000


class NoticeService:
    """`push_key` is the public key that browsers need for Web Push; "" if that is not offered."""

    def __init__(
        self, registry: TableRegistry, config: NoticeConfig, delivery: Delivery, push_key: str
    ) -> None:
        self.config = config
        self.records = NoticeRecords(registry.store)
        self.sender = NoticeSender(registry, config, delivery)
        self.push_key = push_key
        self.now = registry.now
        # Not the common threads, in which bots think: a name server may take long to answer.
        self._threads = ThreadPoolExecutor(2, "serai-addresses")
        self._checks = 0
        self._confirmations = LruCache[str, TokenBucket](_MAX_REMEMBERED)
        self._orders = LruCache[str, TokenBucket](_MAX_REMEMBERED)

    @classmethod
    async def open(cls, registry: TableRegistry, config: NoticeConfig) -> "NoticeService":
        private = public = ""
        if config.push_contact:
            try:
                from serai.house.notices.push import new_vapid_key, public_key_of
            except ImportError:
                raise Refused("refused-push-extra") from None
            private = await NoticeRecords(registry.store).find_or_store_server_key(_VAPID, new_vapid_key())
            public = public_key_of(private)
        return cls(registry, config, NoticeDelivery(config, private), public)

    async def run_address_check_in_thread(self, check: Callable[[], str]) -> str:
        """Runs a check of an address, which may have to resolve a name; refuses if too many are waiting."""
        if self._checks >= MAX_CHECKS:
            raise Refused("refused-too-fast")
        self._checks += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, check)
        finally:
            self._checks -= 1

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.sender.close()

    def count_order_or_refuse(self, client: str) -> None:
        """Counts an order; refuses a client that alone could fill the list of addresses."""
        self._take_token_or_refuse(self._orders, client, 2 * MAX_ORDERS, MAX_ORDERS)

    def count_confirmation_mail_or_refuse(self, mail: str) -> None:
        """Counts a mail that asks to confirm an address; refuses more to an address without an answer."""
        mailbox = digest_of_key(_mailbox_of(mail))
        self._take_token_or_refuse(self._confirmations, mailbox, MAX_CONFIRMATIONS, MAX_CONFIRMATIONS)

    def _take_token_or_refuse(
        self, buckets: LruCache[str, TokenBucket], key: str, per_day: float, capacity: float
    ) -> None:
        now = self.now()
        bucket = buckets.get(key)
        if bucket is None:
            bucket = TokenBucket(per_day / DAY, capacity, now)
            buckets.put(key, bucket)
        if not bucket.try_take(now):
            raise Refused("refused-too-fast")


def _mailbox_of(mail: str) -> str:
    """The address without the tag that most servers ignore: ana+anything@example.org."""
    name, _, host = mail.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"
