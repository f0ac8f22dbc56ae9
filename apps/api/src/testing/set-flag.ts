import type { FlagName } from '@counterpane/rules/flags';
import { settings } from '../catalogue/tables.ts';
import type { TestStore } from './test-store.ts';

/** Switches a flag of Halcyon as an operator does, and waits until the store has applied it. */
export const setFlag = async (
  { database, deps }: Pick<TestStore, 'database' | 'deps'>,
  flag: FlagName,
  value: boolean,
): Promise<void> => {
  await database.db
    .insert(settings)
    .values({ storefront: 'halcyon', name: `flag:${flag}`, value })
    .onConflictDoUpdate({ target: [settings.storefront, settings.name], set: { value } });
  while (deps.catalogue.getStorefront('halcyon').flags[flag] !== value)
    await new Promise((done) => setTimeout(done, 10));
};
