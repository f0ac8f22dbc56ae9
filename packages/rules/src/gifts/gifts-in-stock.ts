import type { Variant } from '../options/product.ts';
import { availableQuantity, availableStock } from '../stock/available-stock.ts';
import { type Demand, demandTimes } from '../stock/demand.ts';

/** A quantity of a variant to give away. */
export interface WantedGift {
  readonly variant: Pick<Variant, 'demand'>;
  readonly quantity: number;
}

/**
 * How many of each gift can be given, in order: from the stock left after everything that was chosen and the gifts
 * before it. A missing gift never stops the purchase of its parent [L2, L30]. Stock that may be back-ordered is
 * unlimited.
 * @example giftsInStock([{ variant: pillow, quantity: 2 }], []) // [{ gift: …, given: 2 }]
 */
export const giftsInStock = <Gift extends WantedGift>(
  wanted: readonly Gift[],
  chosen: readonly Demand[],
): { readonly gift: Gift; readonly given: number }[] => {
  const free = availableStock(wanted.map(({ variant }) => variant));
  const taken = [...chosen];
  return wanted.map((gift) => {
    const given = Math.min(gift.quantity, availableQuantity(gift.variant.demand, free, taken));
    taken.push(...demandTimes(gift.variant.demand, given));
    return { gift, given };
  });
};
