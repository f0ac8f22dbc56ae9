import { percentOf } from '../../money/money.ts';
import type { BenefitType } from '../benefit-type.ts';

interface Percent {
  readonly basisPoints: number;
}

/** A share of what is left to pay [L23]. */
export const percent: BenefitType<Percent> = {
  fields: { basisPoints: 'percent' },
  says: 'a share of what is left to pay',
  discounts: ({ basisPoints }, lines) => lines.map(({ running }) => percentOf(running, basisPoints)),
  // Whole cents, and what a set has left of a price.
  reach: 'line',
  mostShare: ({ basisPoints }) => basisPoints,
};
