import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Decision, TableEvent } from '../src/house/messages';
import { cardText } from '../src/words/dice';
import { LANGUAGES, type Language } from '../src/words/languages';
import { speak } from '../src/words/say.svelte';
import { eventSentence, optionLabel, questionSentence } from '../src/words/sentences';

type Said<Form> = Record<Language, Form>;

const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/sentences.json'), 'utf-8')) as {
  names: Record<string, string>;
  events: (Said<string> & { event: TableEvent })[];
  decisions: (Said<string[]> & { decision: Decision })[];
  cards: Record<string, Said<string[]>>;
};

describe.each(LANGUAGES)('in %s the browser says what the terminal says', (language) => {
  beforeAll(() => speak(language));

  it('of events', () => {
    expect(golden.events.length).toBeGreaterThan(60);
    for (const each of golden.events) expect(eventSentence('dice', each.event, golden.names)).toBe(each[language]);
  });

  it('of questions and their answers', () => {
    for (const { decision, ...said } of golden.decisions) {
      const labels = decision.options.map((option) => optionLabel('dice', decision, option, golden.names));
      expect([questionSentence('dice', decision, golden.names), ...labels]).toEqual(said[language]);
    }
  });

  it('of cards', () => {
    expect(Object.keys(golden.cards)).toHaveLength(59);
    for (const [card, said] of Object.entries(golden.cards)) {
      const { name, the, condition, effect, points } = cardText(card);
      expect([name, the, condition, effect, points]).toEqual(said[language]);
    }
  });
});
