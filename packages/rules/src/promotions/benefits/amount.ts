import { allocate } from '../../money/allocate.ts';
import type { BenefitType } from '../benefit-type.ts';
import { goodsOf } from '../count-units.ts';

interface Amount {
  /** In cents, of the whole cart. */
  readonly amount: number;
}

const ALL = 10_000;

/** A fixed amount once for the cart, shared by what is left to pay of each line [L23]. */
export const amount: BenefitType<Amount> = {
  fields: { amount: 'money' },
  says: 'an amount once for the cart, shared over its lines',
  discounts: (values, lines) =>
    allocate(
      Math.min(values.amount, goodsOf(lines)),
      lines.map(({ running }) => running),
    ),
  reach: 'cart',
  mostShare: ({ amount }, least) => Math.min(ALL, Math.floor((amount * ALL) / Math.max(least, 1))),
};
