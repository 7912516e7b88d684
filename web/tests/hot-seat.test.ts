// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mustCoverSeat, seatToSwitchTo } from '../src/table/hotSeat';

describe('one device with several seats', () => {
  it('turns to the seat that is asked, and stays with who is asked', () => {
    expect(seatToSwitchTo(['Ana', 'Bo'], { Bo: 3 }, 'Ana')).toBe('Bo');
    expect(seatToSwitchTo(['Ana', 'Bo'], { Ana: 1, Bo: 3 }, 'Ana')).toBeUndefined();
    expect(seatToSwitchTo(['Ana', 'Bo'], {}, 'Ana')).toBeUndefined();
    // In a simultaneous choice a player may change their mind, but the device moves on.
    expect(seatToSwitchTo(['Ana', 'Bo'], { Ana: 2, Bo: 1 }, 'Ana', ['Bo'])).toBe('Bo');
    expect(seatToSwitchTo(['Ana', 'Bo'], { Ana: 2, Bo: 2 }, 'Bo', ['Cy'])).toBeUndefined();
    expect(seatToSwitchTo(['Ana', 'Bo'], { Ana: 1 }, null)).toBe('Ana');
  });

  it('does not turn for one seat, nor to one that a bot plays', () => {
    expect(seatToSwitchTo(['Ana'], { Bo: 3 }, 'Ana')).toBeUndefined();
    expect(seatToSwitchTo(['Ana', 'Cy'], { Bo: 3 }, 'Ana')).toBeUndefined();
  });

  it('is covered only where several share it and the question is secret', () => {
    expect(mustCoverSeat(['Ana', 'Bo'], true, 'Bo 3', '')).toBe(true);
    expect(mustCoverSeat(['Ana', 'Bo'], true, 'Bo 3', 'Bo 3')).toBe(false);
    expect(mustCoverSeat(['Ana', 'Bo'], false, 'Bo 3', '')).toBe(false);
    expect(mustCoverSeat(['Ana'], true, 'Ana 3', '')).toBe(false);
  });
});
