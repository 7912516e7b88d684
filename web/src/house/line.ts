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
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const PATIENCE = 8000;

export class Line {
  #wire: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval>;

  constructor(
    private connect: () => Wire,
    private speaker: Speaker,
  ) {
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    if (typeof addEventListener === 'function') {
      addEventListener('online', this.#again);
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
      for (const message of String(data).split('\n')) if (wire === this.#wire) this.speaker.hear(message);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
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
      document.removeEventListener('visibilitychange', this.#looked);
    }
    this.#leave();
  }

  #again = (): void => {
    if (this.speaker.status() === 'lost') this.open();
  };

  #looked = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.speaker.status() === 'open') this.#ping();
    else this.#again();
  };

  #ping(): void {
    if (this.speaker.status() !== 'open') return;
    const wire = this.#wire;
    const silent = setTimeout(() => {
      if (wire !== this.#wire) return;
      this.#leave();
      this.#lost();
    }, PATIENCE);
    void this.speaker
      .ping()
      .catch(() => {})
      .finally(() => clearTimeout(silent));
  }

  /** Lets go of the wire: nothing that it still says is heard. */
  #leave(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #lost(): void {
    this.speaker.lost();
    if (this.speaker.status() !== 'lost') return;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
