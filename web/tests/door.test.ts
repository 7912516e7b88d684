import { describe, expect, it } from 'vitest';
import { againstBots, fitSeats, fittingPack, recalledWishes, seedIsRight, standardWishes, wantedTable } from '../src/door/wishes.svelte';
import { fittingLevel } from '../src/house/levels';
import { isCovered, seatToFace } from '../src/table/turning';
import { shownGame } from './shown-game';

const FIRST = { name: 'first', schema: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null } };
const dice = shownGame({ id: 'dice', bots: ['random', 'squire', 'king', 'emperor'], options: [FIRST] });
const nights = shownGame({
  id: 'nights',
  least: 1,
  options: [
    { name: 'goal', schema: { type: 'integer', minimum: 1, maximum: 60, examples: [8, 12, 20], default: 20 } },
    { name: 'merchant', schema: { type: 'boolean', default: false } },
    { name: 'storytelling', schema: { type: 'boolean', company: true, default: false } },
    { name: 'heroes', schema: { type: 'object', additionalProperties: { type: 'string' }, default: {} } },
  ],
});

describe('wishes', () => {
  it('are the standard where nothing sensible was kept', () => {
    for (const kept of [null, '', 'null', '[]', '{"name":3,"seats":[{}]}', '{broken']) expect(recalledWishes(kept)).toEqual(standardWishes());
  });

  it('are what was kept', () => {
    const kept = { ...standardWishes(), name: 'Ana', clock: 'day', days: 3, dice: 'open', seed: '7' };
    expect(recalledWishes(JSON.stringify(kept))).toEqual(kept);
  });

  it('give a table against bots', () => {
    expect(againstBots(dice, { ...standardWishes(), name: ' Ana ', opponents: 1, level: 'random' }, 'fr')).toEqual({
      terms: { game: 'dice', language: 'fr' },
      chairs: [
        { kind: 'here', name: 'Ana' },
        { kind: 'bot', bot: 'random' },
      ],
    });
  });

  it('open a table for practice only where that was wished', () => {
    expect(wantedTable(dice, standardWishes(), 'en').terms.takebacks).toBe(false);
    expect(wantedTable(dice, { ...standardWishes(), practice: true }, 'en').terms.takebacks).toBe(true);
    // What used to be the standard was never wished by anybody.
    expect(recalledWishes('{"takebacks":true}')).toEqual(standardWishes());
  });

  it('give a table with its terms', () => {
    const wished = standardWishes();
    fitSeats(dice, wished.seats);
    wished.seats[0]!.name = 'Ana';
    const wanted = wantedTable(dice, { ...wished, first: 'Ana', clock: 'move', seconds: 30, dice: 'open', seed: '7' }, 'es');
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
    expect(wantedTable(dice, { ...wished, first: 'Bo' }, 'es').terms).not.toHaveProperty('options');
  });

  it('of a game with options say what is not as usual, also against bots', () => {
    const wished = standardWishes();
    wished.options.nights = { goal: 8, merchant: true };
    const agreed = { goal: 8, merchant: true };
    expect(wantedTable(nights, { ...wished, first: 'Ana' }, 'en').terms.options).toEqual(agreed);
    expect(againstBots(nights, wished, 'en').terms.options).toEqual(agreed);
    // Nobody votes, and nobody reads, where one travels alone.
    wished.options.nights.storytelling = true;
    expect(againstBots(nights, { ...wished, opponents: 0 }, 'en').terms.options).toEqual(agreed);
    expect(wantedTable(nights, { ...wished, seats: wished.seats.slice(0, 1) }, 'en').terms.options).toEqual(agreed);
    expect(againstBots(nights, wished, 'en').terms.options).toEqual({ ...agreed, storytelling: true });
    expect(recalledWishes(JSON.stringify(wished)).options).toEqual(wished.options);
    // Nothing is agreed on by a game that has never heard of it, nor what it cannot be.
    expect(againstBots(dice, { ...wished, options: { dice: { goal: 8 } } }, 'en').terms).not.toHaveProperty('options');
    for (const goal of ['many', 61, 2.5]) {
      wished.options.nights = { goal, merchant: true };
      expect(againstBots(nights, wished, 'en').terms.options).toEqual({ merchant: true });
    }
    // Examples are not all that there is.
    wished.options.nights = { goal: 2 };
    expect(againstBots(nights, wished, 'en').terms.options).toEqual({ goal: 2 });
  });

  it('that were kept under the id of a game are still its options', () => {
    const { options } = recalledWishes('{"nights":{"goal":8,"merchant":true},"dice":"open"}');
    expect(options).toEqual({ nights: { goal: 8, merchant: true } });
    expect(recalledWishes('{"options":{"dice":{"goal":8}}}').options).toEqual({ dice: { goal: 8 } });
  });

  it('are fitted to the game: its levels, and as many seats as it has', () => {
    const seats = Array.from({ length: 7 }, (_, i) => ({ kind: 'bot' as const, name: '', bot: i ? 'sage' : 'random' }));
    fitSeats(dice, seats);
    expect(seats.map(({ bot }) => bot)).toEqual(['random', 'king', 'king', 'king', 'king']);
    expect(fittingLevel(shownGame({ id: 'dice', bots: ['random'] }), 'king')).toBe('random');
    expect(fittingLevel(undefined, 'king')).toBe('');
    expect(fittingLevel({ ...dice, guests: [{ level: 'sly', package: 'sly-bots' }] }, 'sly')).toBe('sly');
    expect(fittingLevel({ ...dice, usual_bot: 'squire' }, 'gone')).toBe('squire');
  });

  it('name the tales one plays with, as long as they are here', () => {
    const read = { ...nights, packs: ['ships', 'own'].map((digest) => ({ digest, title: { en: digest } })) };
    expect(['own', 'ships', 'gone', ''].map((wished) => fittingPack(read, wished))).toEqual(['own', '', '', '']);
    const wished = { ...standardWishes(), pack: 'own' };
    expect(wantedTable(read, wished, 'en').terms.pack).toBe('own');
    expect(wantedTable(read, { ...wished, pack: '' }, 'en').terms).not.toHaveProperty('pack');
    expect(wantedTable(dice, wished, 'en').terms).not.toHaveProperty('pack');
  });

  it('have a seed that a house can read', () => {
    expect(['0', '7', '2147483647'].every(seedIsRight)).toBe(true);
    expect(['', '-1', '1.5', '2147483648', 'seven'].some(seedIsRight)).toBe(false);
  });
});

describe('one device with several seats', () => {
  it('turns to the seat that is asked, and stays with who is asked', () => {
    expect(seatToFace(['Ana', 'Bo'], { Bo: 3 }, 'Ana')).toBe('Bo');
    expect(seatToFace(['Ana', 'Bo'], { Ana: 1, Bo: 3 }, 'Ana')).toBeUndefined();
    expect(seatToFace(['Ana', 'Bo'], {}, 'Ana')).toBeUndefined();
    // Where all choose at once, who has chosen may choose anew, but the device goes on.
    expect(seatToFace(['Ana', 'Bo'], { Ana: 2, Bo: 1 }, 'Ana', ['Bo'])).toBe('Bo');
    expect(seatToFace(['Ana', 'Bo'], { Ana: 2, Bo: 2 }, 'Bo', ['Cy'])).toBeUndefined();
    expect(seatToFace(['Ana', 'Bo'], { Ana: 1 }, null)).toBe('Ana');
  });

  it('does not turn for one seat, nor to one that a bot plays', () => {
    expect(seatToFace(['Ana'], { Bo: 3 }, 'Ana')).toBeUndefined();
    expect(seatToFace(['Ana', 'Cy'], { Bo: 3 }, 'Ana')).toBeUndefined();
  });

  it('is covered only where several share it and the question is secret', () => {
    expect(isCovered(['Ana', 'Bo'], true, 'Bo 3', '')).toBe(true);
    expect(isCovered(['Ana', 'Bo'], true, 'Bo 3', 'Bo 3')).toBe(false);
    expect(isCovered(['Ana', 'Bo'], false, 'Bo 3', '')).toBe(false);
    expect(isCovered(['Ana'], true, 'Ana 3', '')).toBe(false);
  });
});
