import type { Cart } from './store.ts';

/**
 * A cart whose past is forgotten. Which orders took something out of it stays: they name their cart as well, and one that
 * a bank still decides on must not take it out twice.
 */
export const NO_PAST = {
  history: [],
  undo: null,
  mergedIds: [],
  expiredCodes: [],
} satisfies Partial<Cart>;
