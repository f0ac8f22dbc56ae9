import type { Variant } from '../options/product.ts';
import type { Demand } from '../stock/demand.ts';

/** So many of a variant that are to be given away. */
export interface WantedGift {
  readonly variant: Pick<Variant, 'availability' | 'demand' | 'units'>;
  readonly quantity: number;
}

/**
 * How many of each gift there are to give, in their order: what is left of the stock after everything
 * that was chosen, and after the gifts before it. A gift must never keep anybody from buying what brings
 * it (lessons 2, 30). What may be back-ordered has no end.
 * @example giftsInStock([{ variant: pillow, quantity: 2 }], []) // [{ gift: …, given: 2 }]
 */
export const giftsInStock = <Gift extends WantedGift>(
  wanted: readonly Gift[],
  chosen: readonly Demand[],
): { readonly gift: Gift; readonly given: number }[] => {
  const taken = new Map<string, number>();
  const take = (demand: readonly Demand[], times: number): void => {
    for (const { stockItem, units } of demand)
      taken.set(stockItem, (taken.get(stockItem) ?? 0) + units * times);
  };
  take(chosen, 1);
  return wanted.map((gift) => {
    const { variant, quantity } = gift;
    const left = variant.demand.map(({ stockItem, units }) =>
      Math.floor((variant.units * units - (taken.get(stockItem) ?? 0)) / units),
    );
    const isEndless = variant.availability.isBackOrderAllowed;
    const given = isEndless ? quantity : Math.max(0, Math.min(quantity, ...left));
    take(variant.demand, given);
    return { gift, given };
  });
};
