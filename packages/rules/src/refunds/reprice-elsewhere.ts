import { percentOf } from '../money/money.ts';
import type { RegionRates } from '../pricing/draft.ts';
import { type RefundableLine, type RefundedLine, refundedCents } from './line-worth.ts';

/** What an order costs less somewhere else, line by line; a line of it may cost more. */
interface Repriced {
  readonly lines: readonly RefundedLine[];
  /** Cents that all of it costs less; below 0 where it costs more. */
  readonly less: number;
}

type Rates = Pick<RegionRates, 'taxBasisPoints' | 'recyclingFee' | 'taxIncluded'>;

/**
 * The taxes and the recycling fee of frozen lines where they go now, against what was charged for them: the goods keep
 * their price [L27, R045].
 */
export const repriceElsewhere = (lines: readonly RefundableLine[], rates: Rates): Repriced => {
  const repriced = lines.map((line) => repriceLine(line, rates));
  return { lines: repriced, less: repriced.reduce((sum, line) => sum + refundedCents(line), 0) };
};

const repriceLine = (line: RefundableLine, rates: Rates): RefundedLine => {
  const { itemIdentifier, cents, quantity, taxCents, feeWeights, fees } = line;
  const taxes = rates.taxIncluded ? 0 : percentOf(cents, rates.taxBasisPoints);
  const recycling = quantity * (feeWeights?.disposal ?? 0) * rates.recyclingFee;
  const charged = fees.find(({ sku }) => sku === 'disposal')?.cents ?? 0;
  return {
    itemIdentifier,
    quantity: 0,
    amountCents: 0,
    taxCents: taxCents - taxes,
    fees: { disposal: charged - recycling },
    isRepriced: true,
  };
};
