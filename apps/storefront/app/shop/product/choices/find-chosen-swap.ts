import { swapForAmount } from '@counterpane/rules/options/swaps-by-amount';
import type { StockFacts } from './stock-facts.ts';

/** What is chosen, and how often. */
interface ReviewSection {
  readonly sku: string;
  /** The variant that is out of stock, where the chosen one was swapped for it; empty otherwise. */
  readonly insteadOf: string;
  readonly quantity: number;
}

interface ChosenSwap {
  readonly sku: string;
  /** The variant that is out of stock. */
  readonly insteadOf: string;
}

/**
 * The variant to show in place of the chosen one, in a quantity [C4]; null where the chosen one stays. A variant that was
 * swapped for another already is swapped again when there is not enough of it.
 */
export const findChosenSwap = (
  { out }: Pick<StockFacts, 'out'>,
  { sku, insteadOf, quantity }: ReviewSection,
): ChosenSwap | null => {
  const wanted = Object.hasOwn(out, sku) ? sku : insteadOf;
  const found = swapForAmount(out[wanted] ?? [], quantity);
  return found === null || found === sku ? null : { sku: found, insteadOf: wanted };
};
