import { afterAll, beforeAll } from 'vitest';
import { openTestStore, type TestStore } from './test-store.ts';

interface Closable {
  close(): Promise<unknown>;
}

/**
 * A store for the tests of a file, or of the group that it is called in: opened before the first, closed after the last.
 * @example const store = useTestStore();
 * @example const store = useTestStore(() => openCardStore({ freeOrderCeiling: 1_000 }));
 */
export function useTestStore(): TestStore;
export function useTestStore<Store extends Closable>(open: () => Promise<Store>): Store;
export function useTestStore(open: () => Promise<Closable> = () => openTestStore()): Closable {
  let store: Closable | null = null;
  const opened = (): Closable => {
    if (!store) throw new Error('the store is open while tests run, and not before');
    return store;
  };
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());
  return new Proxy({ close: () => opened().close() }, { get: (_, name) => Reflect.get(opened(), name) });
}
