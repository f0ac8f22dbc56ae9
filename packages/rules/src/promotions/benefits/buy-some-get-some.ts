import type { BenefitType } from '../benefit-type.ts';
import { discountCheapest } from '../cheapest-units.ts';
import { missingUnits } from '../count-units.ts';

interface BuySomeGetSome {
  readonly buy: number;
  readonly get: number;
  readonly basisPoints: number;
}

/** Buy some, get some more at so much off: the cheaper ones, once for every full group [L23]. */
export const buySomeGetSome: BenefitType<BuySomeGetSome> = {
  fields: { buy: 'count', get: 'count', basisPoints: 'percent' },
  says: 'a share of some units for every so many that are bought with them, the cheaper ones',
  discounts: ({ buy, get, basisPoints }, lines) =>
    discountCheapest(lines, { group: buy + get, discounted: get, basisPoints }),
  reach: 'cart',
  missing: ({ buy, get }, lines) => missingUnits(buy + get, lines),
  mostShare: ({ buy, get, basisPoints }) => Math.ceil((get * basisPoints) / (buy + get)),
};
