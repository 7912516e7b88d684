/** The events that one viewer knows, and the passages that describe them. */
import type { Passage, TableEvent } from '../../house/messages';
import type { Hour } from '../../skin.svelte';

export interface EventHistory {
  events: readonly TableEvent[];
  /** The passages of each event. */
  told: readonly Passage[][];
  /** The number of the first event. */
  since: number;
}

export interface Entry {
  /** The same in every language. */
  id: string;
  /** The number of its event among all that the viewer knows. */
  number: number;
  event: TableEvent;
  passage: Passage;
  /** The viewer, as the Reader, got this text before the others. */
  known: boolean;
  /** The number of the turn whose digest replaces it, if the page tells that turn in brief. */
  digest?: number;
}

/** Events only the Reader gets, before the others. */
const READER_ONLY: ReadonlySet<string> = new Set(['reading', 'reading-section']);
/** The events the others get once the Reader has turned the page, each with its Reader-only counterpart. */
const READER_EVENT_OF: Record<string, string> = { read: 'reading', section: 'reading-section' };
/** Shown beside the Book, not in it. */
const NOT_IN_BOOK: ReadonlySet<string> = new Set(['seated']);
const HOURS: readonly Hour[] = ['morning', 'noon', 'night'];

export const isReaderOnly = ({ key }: TableEvent): boolean => READER_ONLY.has(key);

/** The number that the next event will have. */
export const nextEventNumber = ({ events, since }: EventHistory): number => since + events.length;
export const eventsBefore = ({ events, since }: EventHistory, number: number): readonly TableEvent[] => events.slice(0, Math.max(0, number - since));
export const eventsFrom = ({ events, since }: EventHistory, number: number): readonly TableEvent[] => events.slice(number - since);

export function entriesOf(story: EventHistory, number: number): Entry[] {
  const event = story.events[number - story.since];
  return !event || isReaderOnly(event) || NOT_IN_BOOK.has(event.key) ? [] : entriesAt(story, number, event, wasReadAloudBefore(story, number));
}

/** The passages of the last Reader-only event. */
export function lastReaderOnlyPassages(story: EventHistory): Entry[] {
  const index = story.events.findLastIndex(isReaderOnly);
  const event = story.events[index];
  return event ? entriesAt(story, story.since + index, event, false) : [];
}

function entriesAt({ told, since }: EventHistory, number: number, event: TableEvent, known: boolean): Entry[] {
  return (told[number - since] ?? []).map((passage, i) => ({ id: `${String(number)}.${String(i)}`, number, event, passage, known }));
}

/** Whether the viewer has just read the same text aloud. */
function wasReadAloudBefore({ events, since }: EventHistory, number: number): boolean {
  const event = events[number - since];
  const readerEvent = READER_EVENT_OF[event?.key ?? ''];
  if (!event || !readerEvent) return false;
  for (let before = number - since - 1; before >= 0; before--) {
    const earlier = events[before]!;
    if (earlier.key === readerEvent) return earlier.args.paragraph === event.args.paragraph;
    if (earlier.key === event.key || earlier.key === 'turn') return false;
  }
  return false;
}

/** Whether one passage comes after another. */
export function isAfter(one: Entry, other: Entry): boolean {
  const passageIndex = (entry: Entry): number => Number(entry.id.split('.')[1]);
  return one.number > other.number || (one.number === other.number && passageIndex(one) > passageIndex(other));
}

/** The time of day before event `number`; `now` if it does not change after that. */
export function timeOfDayBefore(story: EventHistory, number: number, now: Hour): Hour {
  const isTime = ({ key }: TableEvent): boolean => key === 'time';
  const next = eventsFrom(story, number).find(isTime);
  if (!next) return now;
  const last = eventsBefore(story, number).findLast(isTime);
  return (last?.args.time as Hour | undefined) ?? HOURS[Math.max(0, HOURS.indexOf(next.args.time as Hour) - 1)]!;
}
