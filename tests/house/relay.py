"""A relay between a server and its database, which a test may cut."""

import socket
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

from serai.house.store.databases import PostgresAddress


class Relay:
    """Passes connections on to a server until it is cut. While it is stalled, what is sent gets lost."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._open: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.is_cut = False
        self.is_stalled = False
        Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                if self.is_cut:
                    client.close()
                    continue
                server = socket.create_connection(self._target)
                self._open += [client, server]
                for pair in ((client, server), (server, client)):
                    Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65_536):
                if not self.is_stalled:
                    target.sendall(content)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        self.is_cut = True
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def mend(self) -> None:
        self.is_cut = self.is_stalled = False

    def close(self) -> None:
        self.cut()
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()


def relayed(url: str, relay: Relay) -> PostgresAddress:
    parts = urlsplit(url)
    return PostgresAddress(parts._replace(netloc=f"serai@127.0.0.1:{relay.port}").geturl())
