/** Remarks in the order a learner sees them. */
import { describe, expect, test } from 'vitest';
import { Remarks } from '../src/table/remarks.svelte';

const said = (...keys: string[]) => keys.map((key, i) => ({ key, text: `${key}.`, after: i + 1 }));

describe('the remarks of an introduction', () => {
  test('come once, in order, after what they are about', () => {
    const remarks = new Remarks();
    remarks.addNew({ remarks: said('one', 'two', 'three'), settledEvents: 2 }, 'Ana 0');
    expect(remarks.heard.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(remarks.now?.key).toBe('one');
    remarks.addNew({ remarks: said('one', 'two', 'three'), settledEvents: Infinity }, 'Ana 0');
    expect(remarks.heard).toHaveLength(3);
    expect(remarks.now?.key).toBe('one');
  });

  test('do not pull away what is still being read, unless the learner has played on', () => {
    const remarks = new Remarks();
    remarks.addNew({ remarks: said('one', 'two'), settledEvents: Infinity }, 'Ana 0');
    remarks.addNew({ remarks: said('one', 'two', 'three'), settledEvents: Infinity }, 'Ana 0');
    expect(remarks.now?.key).toBe('one');
    remarks.addNew({ remarks: said('one', 'two', 'three', 'four'), settledEvents: Infinity }, '');
    expect(remarks.now?.key).toBe('four');
    remarks.turnPage(-1);
    expect(remarks.now?.key).toBe('three');
  });

  test('are put away until there is another', () => {
    const remarks = new Remarks();
    remarks.addNew({ remarks: said('one'), settledEvents: Infinity }, 'Ana 0');
    remarks.dismiss();
    remarks.addNew({ remarks: said('one'), settledEvents: Infinity }, 'Ana 0');
    expect(remarks.now).toBeNull();
    remarks.addNew({ remarks: said('one', 'two'), settledEvents: Infinity }, 'Ana 0');
    expect(remarks.now?.key).toBe('two');
  });

  test('are read again in another language', () => {
    const remarks = new Remarks();
    remarks.addNew({ remarks: said('one'), settledEvents: Infinity }, 'Ana 0');
    remarks.addNew({ remarks: [{ key: 'one', text: 'un.', after: 1 }], settledEvents: Infinity }, 'Ana 0');
    expect(remarks.now?.text).toBe('un.');
  });

  test('end when enough is known', () => {
    const remarks = new Remarks();
    remarks.addNew({ remarks: said('dice-welcome'), settledEvents: Infinity }, '');
    expect(remarks.ended).toBe(false);
    remarks.addNew({ remarks: said('dice-welcome', 'dice-penalty', 'dice-end', 'dice-enough'), settledEvents: Infinity }, '');
    const read: string[] = [];
    expect(remarks.ended, 'nobody has to read on before the next game').toBe(true);
    for (; remarks.at < remarks.heard.length - 1; remarks.turnPage(1)) read.push(remarks.now!.key);
    expect(read, 'what came with the last word is read before it').toEqual(['dice-penalty', 'dice-end']);
    expect(remarks.now?.key).toBe('dice-enough');
    remarks.dismiss();
    expect(remarks.ended).toBe(true);
  });
});
