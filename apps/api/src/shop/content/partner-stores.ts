import { loadStores } from '@counterpane/catalogue/stores';
import type { Store } from '@counterpane/catalogue/stores-schema';

let stores: readonly Store[] | null = null;

/** Every partner store, read once. */
export const partnerStores = (): readonly Store[] => {
  stores ??= loadStores();
  return stores;
};
