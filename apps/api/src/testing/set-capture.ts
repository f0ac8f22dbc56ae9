import { settings } from '../catalogue/tables.ts';
import type { TestStore } from './test-store.ts';

/** Says when Halcyon takes the money of its orders, as an operator does, and waits until the store goes by it. */
export const setCapture = async (
  { database, deps }: Pick<TestStore, 'database' | 'deps'>,
  value: 'order' | 'shipment',
): Promise<void> => {
  await database.db
    .insert(settings)
    .values({ storefront: 'halcyon', name: 'capture', value })
    .onConflictDoUpdate({ target: [settings.storefront, settings.name], set: { value } });
  while (deps.catalogue.getStorefront('halcyon').capture !== value)
    await new Promise((done) => setTimeout(done, 10));
};
