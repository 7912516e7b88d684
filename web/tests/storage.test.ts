import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStorage, writeStorage } from '../src/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('storage', () => {
  it('keeps text in the storage that is named', () => {
    expect(readStorage('serai.test')).toBeNull();
    expect(writeStorage('serai.test', 'local')).toBe(true);
    expect(writeStorage('serai.test', 'session', 'sessionStorage')).toBe(true);
    expect([readStorage('serai.test'), readStorage('serai.test', 'sessionStorage')]).toEqual(['local', 'session']);
  });

  it('does not throw where the browser denies storage', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    expect(readStorage('serai.test')).toBeUndefined();
    expect(writeStorage('serai.test', 'text')).toBe(false);
  });
});
