import type { ChosenProperty } from '../options/property-names.ts';

/** What a shopper chose: the only thing of a cart that is stored (checkout section 3, lesson 30). Everything else is derived. */
export interface CartLine {
  /** The `itemIdentifier` on the wire. */
  readonly id: string;
  readonly productId: string;
  readonly properties: readonly ChosenProperty[];
  readonly quantity: number;
  /** The line that this one belongs to and leaves with, e.g. a protection plan's mattress. */
  readonly forItem: string | null;
}

/** The most of one line. */
export const MAX_QUANTITY = 100;
/** The most lines of one cart. */
export const MAX_LINES = 50;
