/**
 * A socket that reconnects, with growing delays, and at once when the device comes online or the page becomes visible. It also reconnects
 * when the server stops answering, because a phone that slept does not notice a dead connection.
 */
export interface RawSocket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** `open` after the server's welcome; `ended` when no reconnect is wanted. */
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

/** Reacts to the events of a socket. */
export interface SocketHandler {
  status(): Status;
  /** The socket is open; the handler sends the first message. */
  onOpen(): void;
  onMessage(message: string): void;
  /** The connection is lost. The socket reconnects if the status is `lost` afterwards. */
  onLost(): void;
  /** Resolves when the server answers. With `heartbeat` the server keeps sending heartbeats from then on. */
  ping(heartbeat: boolean): Promise<unknown>;
  /** An answer or heartbeat is overdue; the connection may be dead. */
  onStalled(): void;
}

const FIRST_RETRY_DELAY = 300;
const MAX_RETRY_DELAY = 8000;
const PING_EVERY = 25_000;
const PING_TIMEOUT = 8000;
/** Report a stalled connection when an answer is this late. */
const STALLED_AFTER = 2500;
/** The server sends a heartbeat every 1.5 seconds on request (`house/heartbeat.py`). */
const HEARTBEAT_TIMEOUT = 2750;
/** Messages that arrived while the page was busy are handled first. */
const CATCH_UP_DELAY = 50;
/** Retry when a socket does not open in time: the first attempt may be lost after a network change. */
const OPEN_TIMEOUT = 15_000;

const isPageVisible = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

export class ReconnectingSocket {
  #rawSocket: RawSocket | null = null;
  #wait = FIRST_RETRY_DELAY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  /** Whether the server sends heartbeats. */
  #beating = false;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval>;

  constructor(
    private connect: () => RawSocket,
    private handler: SocketHandler,
  ) {
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.#reopenIfLost);
      addEventListener('offline', this.#onOffline);
      document.addEventListener('visibilitychange', this.#onVisibilityChange);
    }
  }

  send(message: unknown): void {
    this.#rawSocket?.send(JSON.stringify(message));
  }

  open(): void {
    this.#dropRawSocket();
    const rawSocket = this.connect();
    this.#rawSocket = rawSocket;
    rawSocket.onopen = () => {
      if (rawSocket === this.#rawSocket) this.handler.onOpen();
    };
    rawSocket.onmessage = ({ data }) => {
      // A frame holds one or more messages, one per line.
      for (const message of String(data).split('\n')) {
        if (rawSocket !== this.#rawSocket) return;
        this.handler.onMessage(message);
      }
      this.#expectHeartbeat();
    };
    rawSocket.onclose = () => {
      if (rawSocket === this.#rawSocket) this.#onLost();
    };
    this.#timer = setTimeout(() => {
      if (rawSocket !== this.#rawSocket || !['connecting', 'lost'].includes(this.handler.status())) return;
      this.#dropRawSocket();
      this.#onLost();
    }, OPEN_TIMEOUT);
  }

  /** The server answered: start again with the shortest retry delay. */
  markHealthy(): void {
    this.#wait = FIRST_RETRY_DELAY;
    this.#ping();
  }

  /** Closes the socket for good. */
  close(): void {
    clearInterval(this.#pings);
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.#reopenIfLost);
      removeEventListener('offline', this.#onOffline);
      document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    }
    this.#dropRawSocket();
  }

  #reopenIfLost = (): void => {
    if (this.handler.status() === 'lost') this.open();
  };

  /** A server on the same machine still answers when the device is offline. */
  #onOffline = (): void => this.#ping(STALLED_AFTER);

  /** Only a visible page needs heartbeats. */
  #onVisibilityChange = (): void => {
    this.#ping();
    if (isPageVisible()) this.#reopenIfLost();
  };

  /** Waits for the next heartbeat. */
  #expectHeartbeat(): void {
    this.#lastHeard = performance.now();
    clearTimeout(this.#overdue);
    if (this.#beating) this.#overdue = setTimeout(() => this.#onStalled(), HEARTBEAT_TIMEOUT);
  }

  #onStalled(): void {
    const heard = this.#lastHeard;
    this.#overdue = setTimeout(() => {
      if (heard !== this.#lastHeard || this.handler.status() !== 'open') return;
      this.handler.onStalled();
      this.#ping();
    }, CATCH_UP_DELAY);
  }

  #ping(patience = PING_TIMEOUT): void {
    if (this.handler.status() !== 'open') return;
    const rawSocket = this.#rawSocket;
    const heartbeat = isPageVisible();
    if (!heartbeat) {
      this.#beating = false;
      clearTimeout(this.#overdue);
    }
    const doubtful = setTimeout(() => {
      if (rawSocket === this.#rawSocket) this.handler.onStalled();
    }, STALLED_AFTER);
    const silent = setTimeout(() => {
      if (rawSocket !== this.#rawSocket) return;
      this.#dropRawSocket();
      this.#onLost();
    }, patience);
    void this.handler
      .ping(heartbeat)
      .then(
        () => {
          if (rawSocket !== this.#rawSocket || heartbeat !== isPageVisible()) return;
          this.#beating = heartbeat;
          this.#expectHeartbeat();
        },
        () => {},
      )
      .finally(() => {
        clearTimeout(doubtful);
        clearTimeout(silent);
      });
  }

  /** Drops the raw socket and ignores whatever it still sends. */
  #dropRawSocket(): void {
    clearTimeout(this.#timer);
    const rawSocket = this.#rawSocket;
    this.#rawSocket = null;
    this.#beating = false;
    clearTimeout(this.#overdue);
    rawSocket?.close();
  }

  #onLost(): void {
    clearTimeout(this.#timer);
    this.handler.onLost();
    if (this.handler.status() !== 'lost') return;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, MAX_RETRY_DELAY);
  }
}
