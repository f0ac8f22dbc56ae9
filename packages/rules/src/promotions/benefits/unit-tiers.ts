import { percentOf } from '../../money/money.ts';
import type { BenefitType } from '../benefit-type.ts';
import { countUnits, missingUnits } from '../count-units.ts';
import { highestTier, lowestTier, reachedTier, type Tier } from '../tier.ts';

interface UnitTiers {
  /** From so many units on. */
  readonly tiers: readonly Tier[];
}

/** Buy more, save more by number: the highest tier that the units of the cart reach [L23, D90]. */
export const unitTiers: BenefitType<UnitTiers> = {
  fields: { tiers: 'unit-tiers' },
  says: 'more, the more units of its kinds are in the cart',
  discounts: ({ tiers }, lines) => {
    const { basisPoints } = reachedTier(tiers, countUnits(lines));
    return lines.map(({ running }) => percentOf(running, basisPoints));
  },
  reach: 'cart',
  missing: ({ tiers }, lines) => missingUnits(lowestTier(tiers), lines),
  mostShare: ({ tiers }) => highestTier(tiers),
};
