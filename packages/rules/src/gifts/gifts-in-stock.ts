import type { Variant } from '../options/product.ts';
import { type Demand, demandTimes } from '../stock/demand.ts';
import { availableQuantity, freeUnits } from '../stock/free-units.ts';

/** So many of a variant that are to be given away. */
export interface WantedGift {
  readonly variant: Pick<Variant, 'demand'>;
  readonly quantity: number;
}

/**
 * How many of each gift there are to give, in their order: what is left of the stock after everything
 * that was chosen, and after the gifts before it. A gift must never keep anybody from buying what brings
 * it [L2, L30]. A stock item that may be back-ordered has no end.
 * @example giftsInStock([{ variant: pillow, quantity: 2 }], []) // [{ gift: …, given: 2 }]
 */
export const giftsInStock = <Gift extends WantedGift>(
  wanted: readonly Gift[],
  chosen: readonly Demand[],
): { readonly gift: Gift; readonly given: number }[] => {
  const free = freeUnits(wanted.map(({ variant }) => variant));
  const taken = [...chosen];
  return wanted.map((gift) => {
    const given = Math.min(gift.quantity, availableQuantity(gift.variant.demand, free, taken));
    taken.push(...demandTimes(gift.variant.demand, given));
    return { gift, given };
  });
};
