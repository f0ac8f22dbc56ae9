import type { BenefitType } from '../benefit-type.ts';

/** From the list price down to the price of the price list [L23]. */
export const salePrice: BenefitType<Record<never, never>> = {
  fields: {},
  says: 'the difference between the list price and the price of the price list',
  discounts: (_, lines) => lines.map(({ variant: { list, price }, quantity }) => (list - price) * quantity),
  reach: 'unit',
  // A price list may have any list price.
  mostShare: () => 10_000,
};
