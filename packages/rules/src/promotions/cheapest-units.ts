import { percentOf } from '../money/money.ts';
import type { PromotedLine } from './condition-type.ts';

/** How units are grouped: of every `group` units the `discounted` cheapest ones are cheaper. */
interface Grouping {
  readonly group: number;
  readonly discounted: number;
  readonly basisPoints: number;
}

/**
 * Takes a share off the cheapest units of every full group: the dearest units form the first one, so that a shopper who adds
 * something cheap loses nothing [L23]. Cents for each line.
 * @example of units at 50, 40, 30 and 10 in groups of two with one free: 40 and 10 are free
 */
export const discountCheapest = (
  lines: readonly PromotedLine[],
  { group, discounted, basisPoints }: Grouping,
): readonly number[] => {
  const units = lines
    .flatMap(({ running, quantity }, line) => unitPrices(running, quantity).map((price) => ({ line, price })))
    .toSorted((a, b) => b.price - a.price || a.line - b.line);
  const grouped = Math.floor(units.length / group) * group;
  const cheaper = units.filter((_, index) => index < grouped && index % group >= group - discounted);
  return lines.map((_, line) =>
    percentOf(
      cheaper.filter((unit) => unit.line === line).reduce((sum, { price }) => sum + price, 0),
      basisPoints,
    ),
  );
};

/** What each unit of a line costs: whole cents that add up, the first ones a cent more. */
const unitPrices = (running: number, quantity: number): number[] => {
  const each = Math.floor(running / quantity);
  const rest = running - each * quantity;
  return Array.from({ length: quantity }, (_, index) => each + (index < rest ? 1 : 0));
};
