/** What heroes have just gained and lost, with the reasons, each kept as long as it takes to read. */
import type { Passage, TableEvent } from '../../house/messages';

export interface Change {
  id: number;
  seat: string;
  kind: 'gain' | 'loss' | 'fate';
  text: string;
  /** The signed points of a track, or "". */
  points: string;
  track: 'destiny' | 'story' | null;
  /** The status, skill, card or kind of thing it is about. */
  about: string;
}

const KINDS = ['gain', 'loss', 'fate'];
/** More than this is too much to read at once. */
const MAX_SHOWN = 4;
const BASE_MS = 4500;
const MS_PER_WORD = 220;

/** The change an event describes; null if no hero changed. */
export function changeOf(event: TableEvent, told: readonly Passage[], id: number): Change | null {
  const passage = told.find(({ kind }) => KINDS.includes(kind));
  if (!passage || typeof event.args.seat !== 'string') return null;
  const track = event.key.startsWith('destiny-') ? 'destiny' : event.key.startsWith('story-') ? 'story' : null;
  const points = track ? `${event.key.endsWith('-lost') ? '−' : '+'}${String(event.args.points)}` : '';
  const kind = event.key === 'claimed' || event.key.startsWith('quest-') ? 'quests' : event.key.startsWith('token-') ? 'tokens' : undefined;
  const about = [event.args.status, event.args.skill, event.args.treasure, event.args.level, kind].find((word) => typeof word === 'string');
  return { id, seat: event.args.seat, kind: passage.kind as Change['kind'], text: passage.text, points, track, about: String(about ?? '') };
}

export class ChangeFeed {
  shown = $state.raw<readonly Change[]>([]);
  #until: number | null = null;
  /** Ids are counted here: event numbers differ from seat to seat. */
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Shows the changes in new events, but none from before the first call, from missed updates or from a jump. */
  follow(events: readonly TableEvent[], told: readonly Passage[][], since: number, jumped = false): void {
    const end = since + events.length;
    const from = this.#until;
    this.#until = end;
    if (jumped) this.dismiss();
    if (jumped || from === null || from < since || from >= end) return;
    // Skip the setup: everybody gains the same, and the page already says so.
    const found = events
      .slice(from - since)
      .flatMap((event, i) => (event.args.reason === 'setup' ? [] : (changeOf(event, told[from - since + i] ?? [], this.#count++) ?? [])));
    if (!found.length) return;
    this.shown = [...this.shown, ...found];
    for (const { id, text } of found) this.#leaveAfter(id, BASE_MS + MS_PER_WORD * text.split(' ').length);
  }

  /** The changes to show beside one hero. */
  of(seat: string): readonly Change[] {
    return this.shown.filter((change) => change.seat === seat).slice(-MAX_SHOWN);
  }

  /** The last change of any hero, where there is room for only one. */
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
