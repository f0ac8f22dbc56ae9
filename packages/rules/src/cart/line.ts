import type { ChosenProperty } from '../options/property-names.ts';

/** What a shopper chose: the only thing of a cart that is stored [K3, L30]. Everything else is derived. */
export interface CartLine {
  /** The `itemIdentifier` on the wire. */
  readonly id: string;
  readonly productId: string;
  readonly properties: readonly ChosenProperty[];
  readonly quantity: number;
  /** The line that this one belongs to and leaves with, e.g. a protection plan's mattress. */
  readonly forItem: string | null;
  /**
   * There are as many as of its parent by chance: the shopper chose another number before the parent's
   * changed, so it does not follow. Only on lines that would follow without it.
   */
  readonly keepsNumber?: true;
}

/** A line of which the shopper has just said how many. @example withQuantity(line, 2) */
export const withQuantity = ({ keepsNumber: _, ...line }: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
});

/** The most lines of one cart. */
export const MAX_LINES = 50;
