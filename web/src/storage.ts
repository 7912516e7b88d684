/** Access to the browser's storage that never throws: private windows and browser policies may deny it. */
type Kind = 'localStorage' | 'sessionStorage';

/** The stored text; null if there is none, undefined if the browser denies storage. */
export function readStorage(key: string, kind: Kind = 'localStorage'): string | null | undefined {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return undefined;
  }
}

/** Returns whether the text was stored. */
export function writeStorage(key: string, text: string, kind: Kind = 'localStorage'): boolean {
  try {
    globalThis[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
