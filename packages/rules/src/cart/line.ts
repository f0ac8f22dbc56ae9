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
   * The shopper chose this quantity, and the parent's quantity became the same later, so the line does not follow
   * it. Only on lines that would otherwise follow.
   */
  readonly keepsNumber?: true;
}

/**
 * A line with a quantity that the shopper has just chosen.
 * @example withQuantity(line, 2)
 */
export const withQuantity = ({ keepsNumber: _, ...line }: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
});

/** The most lines of one cart. */
export const MAX_LINES = 50;
