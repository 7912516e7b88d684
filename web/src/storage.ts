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
  } catch {
    return false;
  }
  if (kind === 'localStorage') for (const callback of writeCallbacks) callback(key);
  return true;
}

export function removeStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is denied.
  }
}

/** Stores a text that comes from another device, and tells the page as if another tab had written it. */
export function writeStorageAndNotifyPage(key: string, newValue: string): void {
  try {
    localStorage.setItem(key, newValue);
  } catch {
    return;
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const writeCallbacks = new Set<(key: string) => void>();

/** Calls back after each write of this page to `localStorage`. Returns a function that stops it. */
export function onWrite(callback: (key: string) => void): () => void {
  writeCallbacks.add(callback);
  return () => writeCallbacks.delete(callback);
}

/** Calls back when another tab or device has written a text. Returns a function that stops it. */
export function onWriteElsewhere(key: string, read: (text: string | null) => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === key) read(event.newValue);
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
