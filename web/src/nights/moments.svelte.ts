/** Moments of games that were played at random, for galleries and tests: `web/tests/nights_moments.py` writes them. */
import type { BookShown, Passage, TableEvent, View, Words } from '../house/messages';
import type { Connection } from '../house/connection.svelte';
import type { Language } from '../words/languages';
import { Night } from './night.svelte';

export interface Moment {
  view: View;
  /** The award that was heard last. */
  heard: Record<Language, string>;
  words: Record<Language, Words>;
}

export interface ChangeTold {
  event: TableEvent;
  told: Record<Language, Passage[]>;
}

/** As much of a connection as a night looks at. */
class Held {
  status = 'open';
  chairs = [0];
  asked: Record<string, number>;
  since = 0;
  events = $state.raw<TableEvent[]>([]);
  told = $state.raw<Passage[][]>([]);
  view = $state.raw<View | null>(null);
  words = $state.raw<Words | null>(null);

  constructor(
    moment: Moment,
    language: Language,
    readonly choose: (seat: string, option: string) => Promise<void>,
  ) {
    const { view } = moment;
    this.view = view;
    // Without the digest of a Book a night fetches none.
    this.words = { ...moment.words[language], book: '' };
    this.asked = view.decision ? { [view.decision.seat]: 1 } : {};
    const heard = moment.heard[language];
    if (heard) this.told = [[{ kind: 'award', text: heard, number: 0, ornament: '' }]];
  }
}

export function nightAt(moment: Moment, book: BookShown, language: Language, chosen: (option: string) => void = () => {}): Night {
  const held = new Held(moment, language, (_, option) => {
    chosen(option);
    return Promise.resolve();
  });
  let night!: Night;
  $effect.root(() => {
    night = new Night(held as unknown as Connection);
  });
  night.book = book;
  return night;
}
