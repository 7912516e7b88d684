import { describe, expect, it } from 'vitest';
import { botTableRequest, fitSeatsToGame, fittingPack, parsePreferences, isValidSeed, defaultPreferences, tableRequestFromPreferences } from '../src/lobby/preferences.svelte';
import { fittingLevel } from '../src/house/levels';
import { gameFixture } from './game-fixture';

const FIRST = { name: 'first', schema: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null } };
const dice = gameFixture({ id: 'dice', bots: ['random', 'squire', 'king', 'emperor'], options: [FIRST] });
const nights = gameFixture({
  id: 'nights',
  least: 1,
  options: [
    { name: 'goal', schema: { type: 'integer', minimum: 1, maximum: 60, examples: [8, 12, 20], default: 20 } },
    { name: 'merchant', schema: { type: 'boolean', default: false } },
    { name: 'storytelling', schema: { type: 'boolean', company: true, default: false } },
    { name: 'heroes', schema: { type: 'object', additionalProperties: { type: 'string' }, default: {} } },
  ],
});

describe('preferences', () => {
  it('are the standard where nothing sensible was kept', () => {
    for (const kept of [null, '', 'null', '[]', '{"name":3,"seats":[{}]}', '{broken']) expect(parsePreferences(kept)).toEqual(defaultPreferences());
  });

  it('are what was kept', () => {
    const kept = { ...defaultPreferences(), name: 'Ana', clock: 'day', days: 3, dice: 'open', seed: '7' };
    expect(parsePreferences(JSON.stringify(kept))).toEqual(kept);
  });

  it('give a table against bots', () => {
    expect(botTableRequest(dice, { ...defaultPreferences(), name: ' Ana ', opponents: 1, level: 'random' }, 'fr')).toEqual({
      terms: { game: 'dice', language: 'fr' },
      chairs: [
        { kind: 'here', name: 'Ana' },
        { kind: 'bot', bot: 'random' },
      ],
    });
  });

  it('open a table for practice only where that was wished', () => {
    expect(tableRequestFromPreferences(dice, defaultPreferences(), 'en').terms.takebacks).toBe(false);
    expect(tableRequestFromPreferences(dice, { ...defaultPreferences(), practice: true }, 'en').terms.takebacks).toBe(true);
    // Old defaults were never a deliberate choice.
    expect(parsePreferences('{"takebacks":true}')).toEqual(defaultPreferences());
  });

  it('give a table with its terms', () => {
    const preferred = defaultPreferences();
    fitSeatsToGame(dice, preferred.seats);
    preferred.seats[0]!.name = 'Ana';
    const wanted = tableRequestFromPreferences(dice, { ...preferred, first: 'Ana', clock: 'move', seconds: 30, dice: 'open', seed: '7' }, 'es');
    expect(wanted.terms).toEqual({
      game: 'dice',
      language: 'es',
      takebacks: false,
      hints: true,
      clock: { kind: 'move', count: 30 },
      options: { first: 'Ana' },
      seed: 7,
    });
    expect(wanted.chairs).toEqual([{ kind: 'here', name: 'Ana' }, { kind: 'link' }, { kind: 'bot', bot: 'king' }]);
    expect(tableRequestFromPreferences(dice, { ...preferred, first: 'Bo' }, 'es').terms).not.toHaveProperty('options');
  });

  it('of a game with options say what is not as usual, also against bots', () => {
    const preferred = defaultPreferences();
    preferred.options.nights = { goal: 8, merchant: true };
    const agreed = { goal: 8, merchant: true };
    expect(tableRequestFromPreferences(nights, { ...preferred, first: 'Ana' }, 'en').terms.options).toEqual(agreed);
    expect(botTableRequest(nights, preferred, 'en').terms.options).toEqual(agreed);
    // Solo games have no votes and no Reader.
    preferred.options.nights.storytelling = true;
    expect(botTableRequest(nights, { ...preferred, opponents: 0 }, 'en').terms.options).toEqual(agreed);
    expect(tableRequestFromPreferences(nights, { ...preferred, seats: preferred.seats.slice(0, 1) }, 'en').terms.options).toEqual(agreed);
    expect(botTableRequest(nights, preferred, 'en').terms.options).toEqual({ ...agreed, storytelling: true });
    expect(parsePreferences(JSON.stringify(preferred)).options).toEqual(preferred.options);
    // Options the game does not know, and invalid values, are ignored.
    expect(botTableRequest(dice, { ...preferred, options: { dice: { goal: 8 } } }, 'en').terms).not.toHaveProperty('options');
    for (const goal of ['many', 61, 2.5]) {
      preferred.options.nights = { goal, merchant: true };
      expect(botTableRequest(nights, preferred, 'en').terms.options).toEqual({ merchant: true });
    }
    // Examples are not the only values.
    preferred.options.nights = { goal: 2 };
    expect(botTableRequest(nights, preferred, 'en').terms.options).toEqual({ goal: 2 });
  });

  it('that were kept under the id of a game are still its options', () => {
    const { options } = parsePreferences('{"nights":{"goal":8,"merchant":true},"dice":"open"}');
    expect(options).toEqual({ nights: { goal: 8, merchant: true } });
    expect(parsePreferences('{"options":{"dice":{"goal":8}}}').options).toEqual({ dice: { goal: 8 } });
  });

  it('are fitted to the game: its levels, and as many seats as it has', () => {
    const seats = Array.from({ length: 7 }, (_, i) => ({ kind: 'bot' as const, name: '', bot: i ? 'sage' : 'random' }));
    fitSeatsToGame(dice, seats);
    expect(seats.map(({ bot }) => bot)).toEqual(['random', 'king', 'king', 'king', 'king']);
    expect(fittingLevel(gameFixture({ id: 'dice', bots: ['random'] }), 'king')).toBe('random');
    expect(fittingLevel(undefined, 'king')).toBe('');
    expect(fittingLevel({ ...dice, guests: [{ level: 'sly', package: 'sly-bots' }] }, 'sly')).toBe('sly');
    expect(fittingLevel({ ...dice, usual_bot: 'squire' }, 'gone')).toBe('squire');
  });

  it('name the tales one plays with, as long as they are here', () => {
    const read = { ...nights, packs: ['ships', 'own'].map((digest) => ({ digest, id: digest, title: { en: digest }, fallbacks: {} })) };
    expect(['own', 'ships', 'gone', ''].map((preferred) => fittingPack(read, preferred))).toEqual(['own', '', '', '']);
    const preferred = { ...defaultPreferences(), pack: 'own' };
    expect(tableRequestFromPreferences(read, preferred, 'en').terms.pack).toBe('own');
    expect(tableRequestFromPreferences(read, { ...preferred, pack: '' }, 'en').terms).not.toHaveProperty('pack');
    expect(tableRequestFromPreferences(dice, preferred, 'en').terms).not.toHaveProperty('pack');
  });

  it('have a seed that a house can read', () => {
    expect(['0', '7', '2147483647'].every(isValidSeed)).toBe(true);
    expect(['', '-1', '1.5', '2147483648', 'seven'].some(isValidSeed)).toBe(false);
  });
});
