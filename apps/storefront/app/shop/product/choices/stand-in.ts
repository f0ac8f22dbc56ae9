import { swapForAmount } from '@counterpane/rules/options/swaps-by-amount';
import type { StockFacts } from './stock-facts.ts';

/** What is chosen, and how often. */
interface Chosen {
  readonly sku: string;
  /** What was asked for, is out of stock, and is what the chosen variant stands in for; empty where it does for none. */
  readonly insteadOf: string;
  readonly quantity: number;
}

export interface StandIn {
  readonly sku: string;
  /** What it stands in for. */
  readonly insteadOf: string;
}

/**
 * What is to be shown in the place of what is chosen, in a quantity [C4]; null where all stays as it is.
 * What stands in for another already gives way when there is not enough of it.
 */
export const findStandIn = (
  { out }: Pick<StockFacts, 'out'>,
  { sku, insteadOf, quantity }: Chosen,
): StandIn | null => {
  const wanted = Object.hasOwn(out, sku) ? sku : insteadOf;
  const found = swapForAmount(out[wanted] ?? [], quantity);
  return found === null || found === sku ? null : { sku: found, insteadOf: wanted };
};
