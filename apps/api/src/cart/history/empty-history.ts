import type { Cart } from '../carts/store.ts';

/**
 * The fields of a cart without its past. `orderedBy` stays: orders name their cart as well, and one that a bank
 * still decides on must not take its lines out twice.
 */
export const EMPTY_HISTORY = {
  history: [],
  undo: null,
  mergedIds: [],
  expiredCodes: [],
} satisfies Partial<Cart>;
