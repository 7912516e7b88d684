/** What happened, as one viewer knows of it, and the passages that tell it. */
import type { Passage, TableEvent } from '../../house/messages';
import type { Hour } from '../../room.svelte';

export interface Story {
  events: readonly TableEvent[];
  /** The passages of each of them. */
  told: readonly Passage[][];
  /** The number of the first of them. */
  since: number;
}

export interface Entry {
  /** The same for the same passage in every language. */
  id: string;
  /** The number of the event that it tells, among all that the viewer knows of. */
  number: number;
  event: TableEvent;
  passage: Passage;
  /** The viewer is the Reader and has had these words before the others. */
  known: boolean;
}

/** What a Reader alone is told, before the others. */
const WHISPERED: ReadonlySet<string> = new Set(['reading', 'reading-section']);
/** What the others are told once the Reader has turned the page. */
const READ: Record<string, string> = { read: 'reading', section: 'reading-section' };
/** Who sits where is said beside the Book, not in it. */
const BESIDE: ReadonlySet<string> = new Set(['seated']);
const HOURS: readonly Hour[] = ['morning', 'noon', 'night'];

export const isWhispered = ({ key }: TableEvent): boolean => WHISPERED.has(key);

/** The number that the next event will have. */
export const endOf = ({ events, since }: Story): number => since + events.length;
/** The events before the one of that number. */
export const eventsBefore = ({ events, since }: Story, number: number): readonly TableEvent[] => events.slice(0, Math.max(0, number - since));
/** The event of that number, and those after it. */
export const eventsFrom = ({ events, since }: Story, number: number): readonly TableEvent[] => events.slice(number - since);

/** The passages of the event of that number. */
export function entriesOf(story: Story, number: number): Entry[] {
  const event = story.events[number - story.since];
  return !event || isWhispered(event) || BESIDE.has(event.key) ? [] : entriesAt(story, number, event, wasWhispered(story, number));
}

/** What the Reader was told last, before the others. */
export function whisperedIn(story: Story): Entry[] {
  const index = story.events.findLastIndex(isWhispered);
  const event = story.events[index];
  return event ? entriesAt(story, story.since + index, event, false) : [];
}

function entriesAt({ told, since }: Story, number: number, event: TableEvent, known: boolean): Entry[] {
  return (told[number - since] ?? []).map((passage, i) => ({ id: `${String(number)}.${String(i)}`, number, event, passage, known }));
}

/** Whether the viewer has read the same words aloud just before. */
function wasWhispered({ events, since }: Story, number: number): boolean {
  const event = events[number - since];
  const whispered = READ[event?.key ?? ''];
  if (!event || !whispered) return false;
  for (let before = number - since - 1; before >= 0; before--) {
    const earlier = events[before]!;
    if (earlier.key === whispered) return earlier.args.paragraph === event.args.paragraph;
    if (earlier.key === event.key || earlier.key === 'turn') return false;
  }
  return false;
}

/** Whether one passage comes after another. */
export function isAfter(one: Entry, other: Entry): boolean {
  const place = (entry: Entry): number => Number(entry.id.split('.')[1]);
  return one.number > other.number || (one.number === other.number && place(one) > place(other));
}

/** The time of day before the event of that number; it is `now` at the end of the story. */
export function hourBefore(story: Story, number: number, now: Hour): Hour {
  const isTime = ({ key }: TableEvent): boolean => key === 'time';
  const next = eventsFrom(story, number).find(isTime);
  if (!next) return now;
  const last = eventsBefore(story, number).findLast(isTime);
  return (last?.args.time as Hour | undefined) ?? HOURS[Math.max(0, HOURS.indexOf(next.args.time as Hour) - 1)]!;
}
