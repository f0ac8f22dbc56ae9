import type { QuoteRequest } from '@counterpane/contract/quotes';
import type { SayMoney } from '../../language/say-money.ts';
import { isSameRequest } from './price-request.ts';
import { type PriceTexts, priceTexts } from './price-texts.ts';
import type { QuoteBatcher } from './quote-batcher.ts';

/** Asks for the price of a place unless it shows it, or waits for it. `plain` is what the page itself answered. */
export type AskPrice<Place extends object> = (
  place: Place,
  wanted: QuoteRequest,
  plain: QuoteRequest,
) => void;

/**
 * Keeps what each place of a page shows and what it waits for. A place keeps its name however many come and
 * go around it. One that got no price shows what it did, and is asked for again at the next change.
 */
export const createPriceAsker = <Place extends object>(
  { ask }: QuoteBatcher,
  show: (place: Place, texts: PriceTexts) => void,
  sayMoney: SayMoney,
): AskPrice<Place> => {
  const names = new WeakMap<Place, string>();
  const shown = new WeakMap<Place, QuoteRequest>();
  const pending = new WeakMap<Place, QuoteRequest>();
  let count = 0;
  return (place, wanted, plain) => {
    if (isSameRequest(wanted, pending.get(place) ?? shown.get(place) ?? plain)) return;
    pending.set(place, wanted);
    const name = names.get(place) ?? `price ${count++}`;
    names.set(place, name);
    ask(name, wanted, (outcome) => {
      pending.delete(place);
      const texts = outcome.ok ? priceTexts(outcome.entry, sayMoney) : null;
      if (!texts) return;
      shown.set(place, wanted);
      show(place, texts);
    });
  };
};
