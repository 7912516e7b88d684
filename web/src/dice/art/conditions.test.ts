import { describe, expect, it } from 'vitest';

import { DICE_FIXTURE } from '../../../tests/dice-fixture';
import { drawingOfCondition } from './conditions';
import { strokesOfText } from './glyphs';

/** The condition of a card, as the server sends it. */
const wishOf = (card: string) => DICE_FIXTURE.cards.en.cards[card]!.wish!;

describe('drawingOfCondition', () => {
  it.each([
    [
      'dwarf-five-6',
      [
        [6, 6, 6],
        [6, 6],
      ],
    ],
    ['gnome-4-green', [['green', 'green', 'green', 'green']]],
    [
      'orc-5',
      [
        ['heart', 'heart', 'heart'],
        ['heart', 'heart'],
      ],
    ],
    [
      'orc-4-2',
      [
        ['heart', 'heart', 'heart', 'heart'],
        ['star', 'star'],
      ],
    ],
    [
      'orc-2-2-2',
      [
        ['heart', 'star', 'moon'],
        ['heart', 'star', 'moon'],
      ],
    ],
    [
      'fairy-3-red-2-blue',
      [
        ['red', 'red', 'red'],
        ['blue', 'blue'],
      ],
    ],
    [
      'apprentice-2-red-2-green-2-blue',
      [
        ['red', 'green', 'blue'],
        ['red', 'green', 'blue'],
      ],
    ],
  ])('draws one small die for each die that %s needs (D1.4)', (card, rows) => {
    expect(drawingOfCondition(wishOf(card))).toEqual({ shape: 'rows', rows });
  });

  it('offers the goblin each colour (D1.4)', () => {
    expect(drawingOfCondition(wishOf('goblin-4'))).toEqual({
      shape: 'either',
      rows: [Array(4).fill('red'), Array(4).fill('green'), Array(4).fill('blue')],
    });
  });

  it.each([
    ['moneybags-even', '2/4/6'],
    ['moneybags-odd', '1/3/5'],
    ['hypnotist', 'Σ≤12'],
    ['dragon-28', 'Σ≥28'],
  ])('writes %s as %s above six dice (D1.4)', (card, text) => {
    expect(drawingOfCondition(wishOf(card))).toEqual({ shape: 'all', text });
    expect(strokesOfText(text).strokes).toHaveLength([...text].length);
  });

  it.each([4, 5, 6])('draws a run of %i as so many stairs (D1.4)', (steps) => {
    expect(drawingOfCondition(wishOf(`elf-run-${String(steps)}`))).toEqual({ shape: 'stairs', steps });
  });
});
