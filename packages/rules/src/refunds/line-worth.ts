import { allocate } from '../money/allocate.ts';
import { sum } from '../money/sum.ts';
import { isDoneOnDelivery } from './fee-weights.ts';

/** A line of a frozen cart: how many units, and the cents that were paid for all of them. */
export interface PaidLine {
  readonly itemIdentifier: string;
  readonly title: string;
  readonly quantity: number;
  readonly cents: number;
  /** How much of each fee of the order falls on one unit of it, by the name of the fee; without a name nothing. */
  readonly feeWeights?: Readonly<Record<string, number>>;
}

/** What was charged for an order beside its goods; integer cents. */
interface Charges {
  readonly taxes: number;
  /** White glove service, removal, recycling: what is charged for some of the lines together. */
  readonly fees: readonly Fee[];
}

interface Fee {
  readonly sku: string;
  readonly cents: number;
}

/** Units of a line whose money went back: cents of the goods, of the taxes on them, and of fees. */
export interface RefundedLine {
  readonly itemIdentifier: string;
  readonly quantity: number;
  readonly amountCents: number;
  readonly taxCents: number;
  /** Fee -> cents. Absent where only goods were given back: what was done for them is paid. */
  readonly fees?: Readonly<Record<string, number>>;
  /** The whole line costs so much less from now on: no unit of it is given back. */
  readonly isRepriced?: boolean;
}

/** What may go back of each line: units, and the cents of goods, taxes and fees that belong to them. */
export interface RefundableLine extends PaidLine {
  readonly taxCents: number;
  readonly unitsLeft: number;
  readonly amountLeft: number;
  readonly taxLeft: number;
  readonly fees: readonly RefundableFee[];
}

interface RefundableFee extends Fee {
  readonly left: number;
}

/**
 * What is left to refund of each line of an order. Taxes belong to the lines by what they cost, a fee to those that it was
 * charged for, to the cent in sum; one that came with another address is told by what was repriced. A price that several lines
 * made together stays as it was frozen [R005, L27, L35, R062].
 */
export const refundableLines = (
  lines: readonly PaidLine[],
  { taxes, fees }: Charges,
  earlier: readonly RefundedLine[],
): RefundableLine[] => {
  const taxesOfLines = allocate(
    taxes,
    lines.map(({ cents }) => cents),
  );
  const charged = new Set(fees.map(({ sku }) => sku));
  const later = new Set(earlier.flatMap((one) => (one.isRepriced ? Object.keys(one.fees ?? {}) : [])));
  const added = [...later].filter((sku) => !charged.has(sku)).map((sku) => ({ sku, cents: 0 }));
  const feesOfLines = [...fees, ...added].map(({ sku, cents }) => ({
    sku,
    shares: allocate(
      cents,
      lines.map(({ quantity, feeWeights }) => quantity * (feeWeights?.[sku] ?? 0)),
    ),
  }));
  return lines.flatMap((line, index) => {
    const own = feesOfLines.flatMap(({ sku, shares }) =>
      shares.slice(index, index + 1).map((cents) => ({ sku, cents })),
    );
    return taxesOfLines.slice(index, index + 1).map((taxCents) => leftOf(line, taxCents, own, earlier));
  });
};

const leftOf = (
  line: PaidLine,
  taxCents: number,
  fees: readonly Fee[],
  earlier: readonly RefundedLine[],
): RefundableLine => {
  const own = earlier.filter(({ itemIdentifier }) => itemIdentifier === line.itemIdentifier);
  const repriced = own.filter(({ isRepriced }) => isRepriced);
  const refunded = own.filter(({ isRepriced }) => !isRepriced);
  const taxNow = taxCents - sum(repriced.map((one) => one.taxCents));
  return {
    ...line,
    taxCents: taxNow,
    unitsLeft: line.quantity - sum(refunded.map(({ quantity }) => quantity)),
    amountLeft: line.cents - sum(refunded.map(({ amountCents }) => amountCents)),
    taxLeft: taxNow - sum(refunded.map((one) => one.taxCents)),
    fees: fees.map(({ sku, cents }) => {
      const now = cents - sum(repriced.map((one) => one.fees?.[sku] ?? 0));
      return { sku, cents: now, left: now - sum(refunded.map((one) => one.fees?.[sku] ?? 0)) };
    }),
  };
};

/** Units of a line that are not kept. */
export interface GoneUnits {
  /** They were never sent. */
  readonly cancelled: number;
  /** They were with their customer: what was done for them when they were delivered is paid. */
  readonly returned: number;
}

/**
 * The cents of so many more units of a line: by largest remainder over all of its units, so that refunds of single
 * units in any number sum to the line, also when one of them failed; the last takes what is left. With them go the fees of
 * those that are gone, other than of services that were done: of a unit that its customer keeps no fee goes back [R045, R046].
 */
export const refundUnits = (
  line: RefundableLine,
  units: number,
  { cancelled, returned }: GoneUnits,
): RefundedLine => {
  const { itemIdentifier, quantity, unitsLeft, fees } = line;
  const given = quantity - unitsLeft + units;
  return {
    ...{ itemIdentifier, quantity: units, ...goodsUntil(line, given) },
    fees: Object.fromEntries(
      fees.map(({ sku, cents, left }) => {
        const gone = Math.min(given, isDoneOnDelivery(sku) ? cancelled : cancelled + returned);
        return [sku, Math.max(0, shareOf(cents, quantity, gone) - (cents - left))];
      }),
    ),
  };
};

/**
 * The cents that go back once so many units of a line are not kept, fees too. What was given back for some of them before does
 * not go back twice: a unit that was given back is one of those, unless it is one of the `others` that stay.
 */
export const refundGone = (
  line: RefundableLine,
  gone: GoneUnits & { readonly others?: number },
): RefundedLine => {
  const units = gone.cancelled + gone.returned + (gone.others ?? 0);
  return refundUnits(line, Math.max(0, units - (line.quantity - line.unitsLeft)), gone);
};

/** What goes back of a line in all, in cents. */
export const refundedCents = ({ amountCents, taxCents, fees = {} }: RefundedLine): number =>
  amountCents + taxCents + sum(Object.values(fees));

const goodsUntil = (
  { quantity, cents, taxCents, amountLeft, taxLeft }: RefundableLine,
  units: number,
): Pick<RefundedLine, 'amountCents' | 'taxCents'> => ({
  amountCents: Math.max(0, shareOf(cents, quantity, units) - (cents - amountLeft)),
  taxCents: Math.max(0, shareOf(taxCents, quantity, units) - (taxCents - taxLeft)),
});

/** What the first units of a line cost together. */
const shareOf = (cents: number, quantity: number, units: number): number =>
  sum(
    allocate(
      cents,
      Array.from({ length: quantity }, () => 1),
    ).slice(0, units),
  );
