/**
 * The line to a house. After a loss it is opened again, later and later; at once when the device is online again or looked at.
 * A house that does not answer in time is not there: a phone that slept does not notice by itself.
 */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** `open` when the house has let one in; `ended` when nobody wants the line any more. */
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

/** Who speaks on a line. */
export interface Speaker {
  status(): Status;
  /** The line is open: the first words are the speaker's. */
  greet(): void;
  hear(message: string): void;
  /** The line is lost; it is opened again if this leaves the status at that. */
  lost(): void;
  /** Resolves when the house has answered. */
  ping(): Promise<unknown>;
  /** The house says nothing though it should: the line may be dead. */
  doubt(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const PATIENCE = 8000;
/** After so long without a word that was due one says that the line may be dead. */
const DOUBT = 2500;
/** Whoever does something after so long a silence asks whether the line still holds. */
const QUIET = 2000;
/** A line that does not open within this time is tried anew: a network that has come back may have lost the first try. */
const OPENING = 15_000;

const ACTS = ['pointerdown', 'keydown'] as const;

export class Line {
  #wire: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many messages have come. */
  #heard = 0;
  #lastHeard = 0;
  #pinging = false;
  #pings: ReturnType<typeof setInterval>;

  constructor(
    private connect: () => Wire,
    private speaker: Speaker,
  ) {
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.#again);
      addEventListener('offline', this.#offline);
      document.addEventListener('visibilitychange', this.#looked);
      for (const act of ACTS) addEventListener(act, this.#acted, { capture: true, passive: true });
    }
  }

  send(message: unknown): void {
    this.#wire?.send(JSON.stringify(message));
  }

  open(): void {
    this.#leave();
    const wire = this.connect();
    this.#wire = wire;
    wire.onopen = () => {
      if (wire === this.#wire) this.speaker.greet();
    };
    wire.onmessage = ({ data }) => {
      // A frame holds one message or more, a line for each.
      for (const message of String(data).split('\n')) {
        if (wire !== this.#wire) return;
        this.#heard++;
        this.#lastHeard = performance.now();
        this.speaker.hear(message);
      }
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
    this.#timer = setTimeout(() => {
      if (wire !== this.#wire || !['connecting', 'lost'].includes(this.speaker.status())) return;
      this.#leave();
      this.#lost();
    }, OPENING);
  }

  /** Something was sent that the house answers at once: if it says nothing at all, the line may be dead. */
  expectWord(): void {
    const [wire, heard] = [this.#wire, this.#heard];
    setTimeout(() => {
      if (wire !== this.#wire || heard !== this.#heard || this.speaker.status() !== 'open') return;
      this.speaker.doubt();
      this.#ping();
    }, DOUBT);
  }

  /** The house answers: the next loss is a first one. */
  holds(): void {
    this.#wait = FIRST_WAIT;
  }

  /** Lets go of the line for good. */
  close(): void {
    clearInterval(this.#pings);
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.#again);
      removeEventListener('offline', this.#offline);
      document.removeEventListener('visibilitychange', this.#looked);
      for (const act of ACTS) removeEventListener(act, this.#acted, { capture: true });
    }
    this.#leave();
  }

  #again = (): void => {
    if (this.speaker.status() === 'lost') this.open();
  };

  /** A house on the same machine is still there; any other does not answer. */
  #offline = (): void => this.#ping(DOUBT);

  #looked = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.speaker.status() === 'open') this.#ping();
    else this.#again();
  };

  /** A line dies without a word; it would be noticed by the next ping, and should be before somebody waits for an answer. */
  #acted = (): void => {
    if (!this.#pinging && performance.now() - this.#lastHeard > QUIET) this.#ping();
  };

  #ping(patience = PATIENCE): void {
    if (this.speaker.status() !== 'open') return;
    const wire = this.#wire;
    this.#pinging = true;
    const doubtful = setTimeout(() => {
      if (wire === this.#wire) this.speaker.doubt();
    }, DOUBT);
    const silent = setTimeout(() => {
      if (wire !== this.#wire) return;
      this.#leave();
      this.#lost();
    }, patience);
    void this.speaker
      .ping()
      .catch(() => {})
      .finally(() => {
        if (wire === this.#wire) this.#pinging = false;
        clearTimeout(doubtful);
        clearTimeout(silent);
      });
  }

  /** Lets go of the wire: nothing that it still says is heard. */
  #leave(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    this.#pinging = false;
    wire?.close();
  }

  #lost(): void {
    clearTimeout(this.#timer);
    this.speaker.lost();
    if (this.speaker.status() !== 'lost') return;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
