import { loadCatalogue } from '@counterpane/catalogue/load';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { importSearch } from '../import-search.ts';

/** A store in which things can be found: the others do without the words, which take a second to import. */
export const openSearchStore = async (): Promise<TestStore> => {
  const store = await openTestStore();
  await importSearch(store.database, loadCatalogue());
  return store;
};
