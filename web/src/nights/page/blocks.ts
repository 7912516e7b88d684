/** Arranges the entries of a page: the journey in one line, then the tale, then its results. */
import type { Entry } from './eventHistory';
import type { Page } from './pages';

export type Block =
  /** Another player's turn in brief. */
  | { kind: 'digest'; id: string; seat: string; entries: readonly Entry[] }
  /** The seat whose turn is told from here on. */
  | { kind: 'heading'; id: string; seat: string }
  /** Sentences, dice and cards in one line. */
  | { kind: 'way'; id: string; entries: readonly Entry[] }
  /** What the heroes gained and lost. */
  | { kind: 'results'; id: string; entries: readonly Entry[] }
  /** Something that concerns everybody, or ends a quest. */
  | { kind: 'moment'; id: string; entry: Entry }
  | { kind: 'passage'; id: string; entry: Entry; before: Entry | undefined };

const RESULTS: ReadonlySet<string> = new Set(['gain', 'loss', 'fate']);
/** These stand out from any page, digests included. */
const MOMENTS: ReadonlySet<string> = new Set(['time', 'declared', 'nobody-in-the-running', 'ended']);
/** Stands out from the turn of its hero; a digest only names the quest. */
const QUEST_END = 'quest-finished';
/** Cards that heroes get between tales. */
const DEALT: ReadonlySet<string> = new Set(['quest', 'kept']);
const NO_SKILL = 'no-skill';
/** The being that the hero meets is the title of the tale. */
const TITLE = 'met';

/** Events that only announce the next lines, and are left out: the choice of headings, the award before it is given. */
export const isOnlyAnnouncement = ({ passage, event }: Pick<Entry, 'passage' | 'event'>): boolean =>
  passage.kind === 'headings' || passage.kind === 'award' || (passage.kind === 'section' && event.args.section === NO_SKILL);

/** `concerns` says whether an event of another player's turn concerns the viewer, `isDrawn` whether it is a card that the viewer draws. */
export function groupIntoBlocks(page: Page, entries: readonly Entry[], concerns: (entry: Entry) => boolean = () => false, isDrawn: (entry: Entry) => boolean = () => false): Block[] {
  const blocks: Block[] = [];
  const digests = new Map<number, Entry[]>();
  let before: Entry | undefined;
  const addTo = (kind: 'way' | 'results', entry: Entry): void => {
    const last = blocks.at(-1);
    if (last?.kind === kind) (last.entries as Entry[]).push(entry);
    else blocks.push({ kind, id: entry.id, entries: [entry] });
  };
  for (const entry of entries) {
    const { event, passage, digest, id } = entry;
    const isMoment = MOMENTS.has(event.key) || (event.key === QUEST_END && passage.kind === 'gain' && digest === undefined);
    if (isMoment) blocks.push({ kind: 'moment', id, entry });
    else if (digest !== undefined) {
      let told = digests.get(digest);
      if (!told) {
        digests.set(digest, (told = []));
        blocks.push({ kind: 'digest', id: `digest ${String(digest)}`, seat: page.digests.find((turn) => turn.id === digest)?.seat ?? '', entries: told });
      }
      told.push(entry);
      if (concerns(entry)) addTo('results', entry);
    } else if (passage.kind === 'turn') blocks.push({ kind: 'heading', id, seat: String(event.args.seat) });
    else if (isOnlyAnnouncement(entry)) continue;
    else if (RESULTS.has(passage.kind) || DEALT.has(event.key) || isDrawn(entry)) addTo('results', entry);
    else if (passage.kind === 'said' && !page.first && event.key !== TITLE) {
      // The journey goes on in its line, above the card that was drawn on it.
      const journey = before && isDrawn(before) ? blocks.at(-2) : undefined;
      if (journey?.kind === 'way') (journey.entries as Entry[]).push(entry);
      else addTo('way', entry);
    }
    else blocks.push({ kind: 'passage', id, entry, before });
    before = entry;
  }
  return blocks;
}
