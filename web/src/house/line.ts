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
  /** Resolves when the house has answered. With `heartbeat` the house is never silent for long from then on. */
  ping(heartbeat: boolean): Promise<unknown>;
  /** The house says nothing though it should: the line may be dead. */
  doubt(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const PATIENCE = 8000;
/** After so long without a word that was due one says that the line may be dead. */
const DOUBT = 2500;
/** A house that was asked for its heartbeat is heard every 1.5 seconds (`house/heartbeat.py`). */
const MOST_SILENCE = 2750;
/** What came while the page was busy is heard first. */
const CATCHING_UP = 50;
/** A line that does not open within this time is tried anew: a network that has come back may have lost the first try. */
const OPENING = 15_000;

const isLookedAt = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

export class Line {
  #wire: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastHeard = 0;
  /** Whether the house has promised its heartbeat. */
  #beating = false;
  #overdue: ReturnType<typeof setTimeout> | undefined;
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
        this.speaker.hear(message);
      }
      this.#listen();
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

  /** The house answers: the next loss is a first one. */
  holds(): void {
    this.#wait = FIRST_WAIT;
    this.#ping();
  }

  /** Lets go of the line for good. */
  close(): void {
    clearInterval(this.#pings);
    if (typeof removeEventListener === 'function') {
      removeEventListener('online', this.#again);
      removeEventListener('offline', this.#offline);
      document.removeEventListener('visibilitychange', this.#looked);
    }
    this.#leave();
  }

  #again = (): void => {
    if (this.speaker.status() === 'lost') this.open();
  };

  /** A house on the same machine is still there; any other does not answer. */
  #offline = (): void => this.#ping(DOUBT);

  /** Only a page that somebody looks at needs the heartbeat. */
  #looked = (): void => {
    this.#ping();
    if (isLookedAt()) this.#again();
  };

  /** Waits for the next word of a house that has promised one. */
  #listen(): void {
    this.#lastHeard = performance.now();
    clearTimeout(this.#overdue);
    if (this.#beating) this.#overdue = setTimeout(() => this.#doubt(), MOST_SILENCE);
  }

  #doubt(): void {
    const heard = this.#lastHeard;
    this.#overdue = setTimeout(() => {
      if (heard !== this.#lastHeard || this.speaker.status() !== 'open') return;
      this.speaker.doubt();
      this.#ping();
    }, CATCHING_UP);
  }

  #ping(patience = PATIENCE): void {
    if (this.speaker.status() !== 'open') return;
    const wire = this.#wire;
    const heartbeat = isLookedAt();
    if (!heartbeat) {
      this.#beating = false;
      clearTimeout(this.#overdue);
    }
    const doubtful = setTimeout(() => {
      if (wire === this.#wire) this.speaker.doubt();
    }, DOUBT);
    const silent = setTimeout(() => {
      if (wire !== this.#wire) return;
      this.#leave();
      this.#lost();
    }, patience);
    void this.speaker
      .ping(heartbeat)
      .then(
        () => {
          if (wire !== this.#wire || heartbeat !== isLookedAt()) return;
          this.#beating = heartbeat;
          this.#listen();
        },
        () => {},
      )
      .finally(() => {
        clearTimeout(doubtful);
        clearTimeout(silent);
      });
  }

  /** Lets go of the wire: nothing that it still says is heard. */
  #leave(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    this.#beating = false;
    clearTimeout(this.#overdue);
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
