/** Remarks as a learner hears them. */
import { describe, expect, test } from 'vitest';
import { Remarks } from '../src/table/remarks.svelte';

const said = (...keys: string[]) => keys.map((key, i) => ({ key, text: `${key}.`, after: i + 1 }));

describe('the remarks of an introduction', () => {
  test('come once, in order, after what they are about', () => {
    const remarks = new Remarks();
    remarks.hear({ remarks: said('one', 'two', 'three'), shown: 2 }, 'Ana 0');
    expect(remarks.heard.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(remarks.now?.key).toBe('one');
    remarks.hear({ remarks: said('one', 'two', 'three'), shown: Infinity }, 'Ana 0');
    expect(remarks.heard).toHaveLength(3);
    expect(remarks.now?.key).toBe('one');
  });

  test('do not pull away what is still being read, unless the learner has played on', () => {
    const remarks = new Remarks();
    remarks.hear({ remarks: said('one', 'two'), shown: Infinity }, 'Ana 0');
    remarks.hear({ remarks: said('one', 'two', 'three'), shown: Infinity }, 'Ana 0');
    expect(remarks.now?.key).toBe('one');
    remarks.hear({ remarks: said('one', 'two', 'three', 'four'), shown: Infinity }, '');
    expect(remarks.now?.key).toBe('four');
    remarks.turn(-1);
    expect(remarks.now?.key).toBe('three');
  });

  test('are put away until there is another', () => {
    const remarks = new Remarks();
    remarks.hear({ remarks: said('one'), shown: Infinity }, 'Ana 0');
    remarks.putAway();
    remarks.hear({ remarks: said('one'), shown: Infinity }, 'Ana 0');
    expect(remarks.now).toBeNull();
    remarks.hear({ remarks: said('one', 'two'), shown: Infinity }, 'Ana 0');
    expect(remarks.now?.key).toBe('two');
  });

  test('are read again in another language', () => {
    const remarks = new Remarks();
    remarks.hear({ remarks: said('one'), shown: Infinity }, 'Ana 0');
    remarks.hear({ remarks: [{ key: 'one', text: 'un.', after: 1 }], shown: Infinity }, 'Ana 0');
    expect(remarks.now?.text).toBe('un.');
  });

  test('end when enough is known', () => {
    const remarks = new Remarks();
    remarks.hear({ remarks: said('dice-welcome'), shown: Infinity }, '');
    expect(remarks.ended).toBe(false);
    remarks.hear({ remarks: said('dice-welcome', 'dice-penalty', 'dice-end', 'dice-enough'), shown: Infinity }, '');
    const read: string[] = [];
    for (; !remarks.ended; remarks.turn(1)) read.push(remarks.now!.key);
    expect(read, 'what came with the last word is read before it').toEqual(['dice-penalty', 'dice-end']);
    expect(remarks.now?.key).toBe('dice-enough');
    remarks.turn(-1);
    expect(remarks.ended).toBe(false);
    remarks.putAway();
    expect(remarks.ended).toBe(true);
  });
});
