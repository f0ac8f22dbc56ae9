import type { BenefitType } from '../benefit-type.ts';
import { discountCheapest } from '../cheapest-units.ts';
import { missingUnits } from '../count-units.ts';

interface CheapestFree {
  /** One of every so many. */
  readonly units: number;
}

const ALL = 10_000;

/** The cheapest of every so many units is free [L23]. */
export const cheapestFree: BenefitType<CheapestFree> = {
  fields: { units: 'count' },
  says: 'all of the cheapest of every so many units',
  discounts: ({ units }, lines) => discountCheapest(lines, { group: units, discounted: 1, basisPoints: ALL }),
  reach: 'cart',
  missing: ({ units }, lines) => missingUnits(units, lines),
  mostShare: ({ units }) => Math.ceil(ALL / units),
};
