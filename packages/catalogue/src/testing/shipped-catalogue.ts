import { type Catalogue, loadCatalogue } from '../load.ts';

let shipped: Catalogue | null = null;

/** The catalogue as it is in this repository, read once for all tests of a process: nothing may change it. */
export const shippedCatalogue = (): Catalogue => {
  shipped ??= loadCatalogue();
  return shipped;
};
