import type { QuoteRequest } from '@counterpane/contract/products/quotes';
import type { SayMoney } from '../../language/say-money.ts';
import { areSameRequests } from './price-requests.ts';
import { type PriceTexts, priceTexts } from './price-texts.ts';
import type { QuoteBatcher } from './quote-batcher.ts';
import type { MaybeQuote } from './quote-rise.ts';

/** Asks for the price of a place unless it shows it, or waits for it. `plain` is what the page itself answered. */
export type AskPrice<Place extends object> = (
  place: Place,
  wanted: readonly QuoteRequest[],
  plain: readonly QuoteRequest[],
) => void;

/**
 * Keeps what each place of a page shows and what it waits for. A place keeps its name however many come and
 * go around it. One that got no price shows what it did, and is asked for again at the next change.
 */
export const createPriceAsker = <Place extends object>(
  batcher: QuoteBatcher,
  show: (place: Place, texts: PriceTexts) => void,
  sayMoney: SayMoney,
): AskPrice<Place> => {
  const names = new WeakMap<Place, string>();
  const shown = new WeakMap<Place, readonly QuoteRequest[]>();
  const pending = new WeakMap<Place, readonly QuoteRequest[]>();
  let count = 0;
  return (place, wanted, plain) => {
    if (areSameRequests(wanted, pending.get(place) ?? shown.get(place) ?? plain)) return;
    pending.set(place, wanted);
    const name = names.get(place) ?? `price ${count++}`;
    names.set(place, name);
    askAll(batcher, name, wanted, (entries) => {
      if (pending.get(place) !== wanted) return;
      pending.delete(place);
      const texts = priceTexts(entries, sayMoney);
      if (!texts) return;
      shown.set(place, wanted);
      show(place, texts);
    });
  };
};

/** Answers once, when all that was asked is answered; with null for what was not. */
const askAll = (
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
