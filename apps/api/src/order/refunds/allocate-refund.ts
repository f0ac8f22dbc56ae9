import { allocate } from '@counterpane/rules/money/allocate';
import { sum } from '@counterpane/rules/money/sum';

/** A line of a frozen cart: how many units, and the cents that were paid for all of them. */
export interface PaidLine {
  readonly itemIdentifier: string;
  readonly title: string;
  readonly quantity: number;
  readonly cents: number;
}

/** Units of a line whose money went back: cents of the goods, and of the taxes on them. */
export interface RefundedLine {
  readonly itemIdentifier: string;
  readonly quantity: number;
  readonly amountCents: number;
  readonly taxCents: number;
}

/** What may go back of each line: units, and the cents of goods and taxes that belong to them. */
export interface RefundableLine extends PaidLine {
  readonly taxCents: number;
  readonly unitsLeft: number;
  readonly amountLeft: number;
  readonly taxLeft: number;
}

/**
 * What is left to refund of each line of an order. Taxes belong to the lines by what they cost, to the cent in sum; delivery and
 * fees belong to none [R005, L27, L35].
 */
export const refundableLines = (
  lines: readonly PaidLine[],
  taxes: number,
  earlier: readonly RefundedLine[],
): RefundableLine[] => {
  const taxesOfLines = allocate(
    taxes,
    lines.map(({ cents }) => cents),
  );
  return lines.flatMap((line, index) =>
    taxesOfLines.slice(index, index + 1).map((taxCents) => leftOf(line, taxCents, earlier)),
  );
};

const leftOf = (line: PaidLine, taxCents: number, earlier: readonly RefundedLine[]): RefundableLine => {
  const refunded = earlier.filter(({ itemIdentifier }) => itemIdentifier === line.itemIdentifier);
  return {
    ...line,
    taxCents,
    unitsLeft: line.quantity - sum(refunded.map(({ quantity }) => quantity)),
    amountLeft: line.cents - sum(refunded.map(({ amountCents }) => amountCents)),
    taxLeft: taxCents - sum(refunded.map((one) => one.taxCents)),
  };
};

/**
 * The cents of so many more units of a line: by largest remainder over all of its units, so that refunds of single
 * units in any number sum to the line, also when one of them failed; the last takes what is left.
 */
export const refundUnits = (line: RefundableLine, units: number): RefundedLine => {
  const { itemIdentifier, quantity, cents, taxCents, unitsLeft, amountLeft, taxLeft } = line;
  const after = quantity - unitsLeft + units;
  return {
    itemIdentifier,
    quantity: units,
    amountCents: Math.max(0, shareOf(cents, quantity, after) - (cents - amountLeft)),
    taxCents: Math.max(0, shareOf(taxCents, quantity, after) - (taxCents - taxLeft)),
  };
};

/** What the first units of a line cost together. */
const shareOf = (cents: number, quantity: number, units: number): number =>
  sum(
    allocate(
      cents,
      Array.from({ length: quantity }, () => 1),
    ).slice(0, units),
  );
