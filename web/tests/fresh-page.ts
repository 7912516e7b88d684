/**
 * Gives every test file a fresh page, fresh modules and no server. All files share one process per worker (`isolate: false`), because
 * starting one for each takes longer than the tests.
 */
import { vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

type Prototype = Record<PropertyKey, unknown>;

/** What this process remembers from file to file. */
interface Worker {
  /** The properties that prototypes of the page's classes have without tests: the classes of all pages inherit from the same ones. */
  prototypes: Map<Prototype, PropertyDescriptorMap>;
  timers: Set<NodeJS.Timeout>;
  closePage?: () => unknown;
}
const shared = globalThis as typeof globalThis & { worker?: Worker };

function prepareWorker(): Worker {
  const prototypes = new Map<Prototype, PropertyDescriptorMap>();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!/^[A-Z]/.test(name)) continue;
    let prototype = (globalThis as unknown as Record<string, { prototype?: Prototype } | undefined>)[name]?.prototype;
    for (; prototype && !prototypes.has(prototype); prototype = Object.getPrototypeOf(prototype) as Prototype | undefined) {
      prototypes.set(prototype, Object.getOwnPropertyDescriptors(prototype));
    }
  }
  const timers = new Set<NodeJS.Timeout>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (...given: unknown[]) => NodeJS.Timeout;
    const startAndRemember = (...given: unknown[]): NodeJS.Timeout => {
      const timer = start(...given);
      timers.add(timer);
      return timer;
    };
    Object.assign(globalThis, { [name]: startAndRemember });
  }
  return { prototypes, timers };
}

function restorePrototypes(prototypes: Worker['prototypes']): void {
  for (const [prototype, properties] of prototypes) {
    for (const key of Reflect.ownKeys(prototype)) {
      const now = Reflect.getOwnPropertyDescriptor(prototype, key)!;
      const before = Reflect.getOwnPropertyDescriptor(properties, key)?.value as PropertyDescriptor | undefined;
      if (!before) Reflect.deleteProperty(prototype, key);
      else if (now.value !== before.value || now.get !== before.get || now.set !== before.set) Object.defineProperty(prototype, key, before);
    }
    for (const key of Reflect.ownKeys(properties)) {
      if (!Object.hasOwn(prototype, key)) Object.defineProperty(prototype, key, properties[key as string]!);
    }
  }
}

vi.useRealTimers();
vi.unstubAllGlobals();
const worker = (shared.worker ??= prepareWorker());
worker.timers.forEach(clearTimeout);
worker.timers.clear();
await worker.closePage?.();
restorePrototypes(worker.prototypes);
vi.resetModules();

const page = await builtinEnvironments['happy-dom'].setup(globalThis, {});
worker.closePage = () => page.teardown(globalThis);
for (const storage of [localStorage, sessionStorage]) storage.clear();
globalThis.fetch = () => Promise.reject(new TypeError('There is no server.'));
