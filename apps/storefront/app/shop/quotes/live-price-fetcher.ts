import type { FormatMoney } from '@counterpane/contract/format-money';
import type { QuoteRequest } from '@counterpane/contract/products/quotes';
import { areSameRequests } from './price-requests.ts';
import { type PriceTexts, priceTexts } from './price-texts.ts';
import type { QuoteBatcher } from './quote-batcher.ts';
import type { MaybeQuote } from './quote-difference.ts';

/**
 * Fetches the price of an element unless it shows it, or waits for it. `plain` are the requests that the page itself has
 * answered.
 */
type FetchLivePrice<Target extends object> = (
  target: Target,
  wanted: readonly QuoteRequest[],
  plain: readonly QuoteRequest[],
) => void;

/**
 * Remembers which price each element of a page shows and which it waits for. An element whose price did not come keeps
 * the old one, and is tried again at the next change.
 */
export const createLivePriceFetcher = <Target extends object>(
  batcher: QuoteBatcher,
  show: (target: Target, texts: PriceTexts) => void,
  formatMoney: FormatMoney,
): FetchLivePrice<Target> => {
  const names = new WeakMap<Target, string>();
  const shown = new WeakMap<Target, readonly QuoteRequest[]>();
  const pending = new WeakMap<Target, readonly QuoteRequest[]>();
  let count = 0;
  return (target, wanted, plain) => {
    if (areSameRequests(wanted, pending.get(target) ?? shown.get(target) ?? plain)) return;
    pending.set(target, wanted);
    const name = names.get(target) ?? `price ${count++}`;
    names.set(target, name);
    fetchAll(batcher, name, wanted, (entries) => {
      if (pending.get(target) !== wanted) return;
      pending.delete(target);
      const texts = priceTexts(entries, formatMoney);
      if (!texts) return;
      shown.set(target, wanted);
      show(target, texts);
    });
  };
};

/** Answers once, when all requests are answered, with null for each that failed. */
const fetchAll = (
  { ask }: QuoteBatcher,
  name: string,
  requests: readonly QuoteRequest[],
  answer: (entries: readonly MaybeQuote[]) => void,
): void => {
  const entries: MaybeQuote[] = requests.map(() => null);
  let open = requests.length;
  for (const [index, request] of requests.entries())
    ask(`${name} ${index}`, request, (outcome) => {
      if (outcome.ok) entries[index] = outcome.entry;
      open -= 1;
      if (open === 0) answer(entries);
    });
};
