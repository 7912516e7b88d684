"""Notices of one server: their settings, their records, and the sender."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from serai.house.notices.config import NoticeConfig
from serai.house.notices.delivery import Delivery, NoticeDelivery
from serai.house.notices.records import NoticeRecords
from serai.house.notices.sender import NoticeSender
from serai.house.table_registry import TableRegistry
from serai.table import Refused

MAX_CHECKS = 20
"""Addresses that are checked or wait for that."""

_VAPID = "vapid"


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
