// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hashToFraction, starFieldPath, starFramePath, starPath, starOutlinePath, starStripPath } from '../src/ornament/girih';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number);

/** The points of a path, with absolute or relative steps. */
function reached(path: string): number[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLml])([^MLmlZ]+)/g)].flatMap(([, kind, told]) => {
    const [dx, dy] = numbers(told!) as [number, number];
    [x, y] = kind === kind!.toLowerCase() ? [x + dx, y + dy] : [dx, dy];
    return [x, y];
  });
}

describe('girih', () => {
  it('is drawn in finite numbers and straight lines alone', () => {
    for (const path of [starFieldPath(3, 2, 20), starFramePath(6, 4, 20), starStripPath(4, 20), starPath(8, 3, 10), starOutlinePath(8, 2, 10)]) {
      expect(path).toMatch(/^[MLml\d .Z-]+$/);
      expect(numbers(path).every(Number.isFinite)).toBe(true);
    }
  });

  it('frames a page with one star per cell of its edge', () => {
    const plain = { angle: 62, band: 0 };
    const sides = (path: string) => path.match(/m/g)!.length / 8;
    expect(sides(starFramePath(6, 4, 20, plain))).toBe(16);
    expect(sides(starStripPath(5, 20, plain))).toBe(5);
  });

  it('stays in its frame but for the points of the stars', () => {
    const values = reached(starFramePath(10, 10, 20));
    expect(Math.min(...values)).toBeGreaterThan(-3);
    expect(Math.max(...values)).toBeLessThan(203);
  });

  it('is the same for the same name', () => {
    expect(hashToFraction('merchant')).toBe(hashToFraction('merchant'));
    expect(hashToFraction('merchant')).not.toBe(hashToFraction('djinn'));
    expect(starFieldPath(2, 2, 20, { angle: 56, band: 0.03 })).toBe(starFieldPath(2, 2, 20, { angle: 56, band: 0.03 }));
  });
});
