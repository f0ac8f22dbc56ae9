import { percentOf } from '../../money/money.ts';
import type { BenefitType } from '../benefit-type.ts';
import { goodsOf, missingAmount } from '../count-units.ts';
import { highestTier, lowestTier, reachedTier, type Tier } from '../tier.ts';

interface MoneyTiers {
  /** From so many cents on. */
  readonly tiers: readonly Tier[];
}

/** Spend more, save more: the highest tier that the goods of the cart reach [L23]. */
export const moneyTiers: BenefitType<MoneyTiers> = {
  fields: { tiers: 'money-tiers' },
  says: 'more, the more money the things of its kinds cost',
  discounts: ({ tiers }, lines) => {
    const { basisPoints } = reachedTier(tiers, goodsOf(lines));
    return lines.map(({ running }) => percentOf(running, basisPoints));
  },
  reach: 'cart',
  missing: ({ tiers }, lines) => missingAmount(lowestTier(tiers), lines),
  mostShare: ({ tiers }) => highestTier(tiers),
};
