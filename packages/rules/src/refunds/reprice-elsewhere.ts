import { allocate } from '../money/allocate.ts';
import { percentOf } from '../money/money.ts';
import { sum } from '../money/sum.ts';
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
 * The taxes and fees of frozen lines where they go now, against what was charged for them: the goods keep their price.
 * `whiteGlove` is the cents that carrying them in costs there [L27, R045, R062].
 */
export const repriceElsewhere = (
  lines: readonly RefundableLine[],
  rates: Rates,
  whiteGlove: number,
): Repriced => {
  const carried = allocate(
    whiteGlove,
    lines.map(({ quantity, feeWeights }) => quantity * (feeWeights?.wgs ?? 0)),
  );
  const repriced = lines.flatMap((line, index) =>
    carried.slice(index, index + 1).map((cents) => repriceLine(line, rates, cents)),
  );
  return { lines: repriced, less: sum(repriced.map(refundedCents)) };
};

/** What was charged for carrying lines in, in cents. */
export const chargedWhiteGlove = (lines: readonly RefundableLine[]): number =>
  sum(lines.map((line) => chargedFor(line, 'wgs')));

const chargedFor = ({ fees }: RefundableLine, fee: string): number =>
  fees.find(({ sku }) => sku === fee)?.cents ?? 0;

const repriceLine = (line: RefundableLine, rates: Rates, whiteGlove: number): RefundedLine => {
  const { itemIdentifier, cents, quantity, taxCents, feeWeights } = line;
  const taxes = rates.taxIncluded ? 0 : percentOf(cents, rates.taxBasisPoints);
  const recycling = quantity * (feeWeights?.disposal ?? 0) * rates.recyclingFee;
  const carriedLess = chargedFor(line, 'wgs') - whiteGlove;
  return {
    itemIdentifier,
    quantity: 0,
    amountCents: 0,
    taxCents: taxCents - taxes,
    fees: {
      disposal: chargedFor(line, 'disposal') - recycling,
      ...(carriedLess === 0 ? {} : { wgs: carriedLess }),
    },
    isRepriced: true,
  };
};
