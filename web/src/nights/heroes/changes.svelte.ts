/** What a rule has just given or taken, each with its reason, for as long as one needs to read it. */
import type { Passage, TableEvent } from '../../house/messages';

export interface Change {
  id: number;
  seat: string;
  kind: 'gain' | 'loss' | 'fate';
  text: string;
  /** What changed: a track's points with their sign, or nothing. */
  points: string;
  track: 'destiny' | 'story' | null;
  /** The status, the skill or the card it is about, or the kind of thing. */
  about: string;
}

const KINDS = ['gain', 'loss', 'fate'];
/** Nobody reads more at once. */
const MOST = 4;
const LONG = 4500;
const A_WORD = 220;

/** The change that an event tells of; null where nothing of a hero changed. */
export function changeOf(event: TableEvent, told: readonly Passage[], id: number): Change | null {
  const passage = told.find(({ kind }) => KINDS.includes(kind));
  if (!passage || typeof event.args.seat !== 'string') return null;
  const track = event.key.startsWith('destiny-') ? 'destiny' : event.key.startsWith('story-') ? 'story' : null;
  const points = track ? `${event.key.endsWith('-lost') ? '−' : '+'}${String(event.args.points)}` : '';
  const kind = event.key === 'claimed' || event.key.startsWith('quest-') ? 'quests' : event.key.startsWith('token-') ? 'tokens' : undefined;
  const about = [event.args.status, event.args.skill, event.args.treasure, event.args.level, kind].find((word) => typeof word === 'string');
  return { id, seat: event.args.seat, kind: passage.kind as Change['kind'], text: passage.text, points, track, about: String(about ?? '') };
}

export class Changes {
  shown = $state.raw<readonly Change[]>([]);
  #until: number | null = null;
  /** Counts what was shown: from another seat the same events have other numbers. */
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Takes up what is new. What was there at the first look, or came while nobody was connected for long, is not shown. */
  follow(events: readonly TableEvent[], told: readonly Passage[][], since: number, leapt = false): void {
    const end = since + events.length;
    const from = this.#until;
    this.#until = end;
    if (leapt) this.dismiss();
    if (leapt || from === null || from < since || from >= end) return;
    // The set-up gives everybody the same, and the page tells it.
    const found = events
      .slice(from - since)
      .flatMap((event, i) => (event.args.reason === 'setup' ? [] : (changeOf(event, told[from - since + i] ?? [], this.#count++) ?? [])));
    if (!found.length) return;
    this.shown = [...this.shown, ...found];
    for (const { id, text } of found) this.#leaveAfter(id, LONG + A_WORD * text.split(' ').length);
  }

  /** What is beside one hero now. */
  of(seat: string): readonly Change[] {
    return this.shown.filter((change) => change.seat === seat).slice(-MOST);
  }

  /** The last one, of whomever: where there is room for no more. */
  get latest(): readonly Change[] {
    return this.shown.slice(-1);
  }

  dismiss(): void {
    this.shown = [];
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #leaveAfter(id: number, time: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.shown = this.shown.filter((change) => change.id !== id);
    }, time);
    this.#timers.add(timer);
  }
}
