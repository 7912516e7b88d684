/** Situations from randomly played games, for showcases and tests; `web/tests/write_nights_fixtures.py` writes them. */
import type { BookGlossary, Passage, TableEvent, View, RenderedText } from '../house/messages';
import type { Connection } from '../house/connection.svelte';
import type { Language } from '../i18n/languages';
import { NightsModel } from './nightsModel.svelte';

export interface Fixture {
  view: View;
  /** The last award that was read. */
  heard: Record<Language, string>;
  words: Record<Language, RenderedText>;
}

export interface ChangeFixture {
  event: TableEvent;
  told: Record<Language, Passage[]>;
}

/** The part of a connection that the Nights use. */
class FixtureConnection {
  status = 'open';
  chairs = [0];
  asked: Record<string, number>;
  since = 0;
  events = $state.raw<TableEvent[]>([]);
  told = $state.raw<Passage[][]>([]);
  view = $state.raw<View | null>(null);
  words = $state.raw<RenderedText | null>(null);

  constructor(
    moment: Fixture,
    language: Language,
    readonly choose: (seat: string, option: string) => Promise<void>,
  ) {
    const { view } = moment;
    this.view = view;
    // Without a Book digest the model fetches nothing.
    this.words = { ...moment.words[language], book: '' };
    this.asked = view.decision ? { [view.decision.seat]: 1 } : {};
    const heard = moment.heard[language];
    if (heard) this.told = [[{ kind: 'award', text: heard, number: 0, ornament: '' }]];
  }
}

export function nightFromFixture(moment: Fixture, book: BookGlossary, language: Language, chosen: (option: string) => void = () => {}): NightsModel {
  const held = new FixtureConnection(moment, language, (_, option) => {
    chosen(option);
    return Promise.resolve();
  });
  let night!: NightsModel;
  $effect.root(() => {
    night = new NightsModel(held as unknown as Connection);
  });
  night.book = book;
  return night;
}
