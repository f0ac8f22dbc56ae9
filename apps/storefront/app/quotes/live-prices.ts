import type { QuoteRequest } from '@counterpane/contract/quotes';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { speakingFetch } from '../language/speaking-fetch.ts';
import { quoteSetup } from './fetch-quotes.ts';
import { findPageCoupon } from './page-coupon.ts';
import { isSameRequest, priceRequest } from './price-request.ts';
import { type PriceTexts, priceTexts } from './price-texts.ts';
import { createQuoteBatcher } from './quote-batcher.ts';
import { reportFailure } from './report-failure.ts';

/** A page is the same for everybody: it shows one of each, without a coupon. */
const PLAIN = { coupon: null, quantity: null };

const batcher = createQuoteBatcher(quoteSetup(speakingFetch, reportFailure));
/** What each price answers, and what it waits for. */
const shown = new WeakMap<Element, QuoteRequest>();
const pending = new WeakMap<Element, QuoteRequest>();

/** Asks anew for every price to be seen that depends on more than the page knew (quote-attributes.ts). */
const refreshPrices = (): void => {
  const coupon = findPageCoupon(location.search, document.cookie);
  for (const [index, element] of document.querySelectorAll<HTMLElement>('[data-quote]').entries()) {
    if (element.closest('[hidden]')) continue;
    // The page writes these attributes itself.
    const item = JSON.parse(element.dataset.quote ?? '') as QuoteItem;
    const wanted = priceRequest(item, { coupon, quantity: followedQuantity(element) });
    if (isSameRequest(wanted, pending.get(element) ?? shown.get(element) ?? priceRequest(item, PLAIN)))
      continue;
    pending.set(element, wanted);
    batcher.ask(`price ${index}`, wanted, (outcome) => {
      pending.delete(element);
      const texts = outcome.ok ? priceTexts(outcome.entry) : null;
      if (!texts) return;
      shown.set(element, wanted);
      showPrice(element, texts);
    });
  }
};

const followedQuantity = (element: HTMLElement): string | null => {
  if (element.dataset.quoteFollows === undefined) return null;
  const field = element.closest('form')?.elements.namedItem('quantity');
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : null;
};

const showPrice = (element: HTMLElement, texts: PriceTexts): void => {
  for (const part of element.querySelectorAll<HTMLElement>('[data-quote-part]')) {
    // A name that is none of the parts has no text.
    const text = texts[part.dataset.quotePart as keyof PriceTexts] ?? null;
    part.hidden = text === null;
    if (text !== null) part.textContent = text;
  }
  for (const part of element.querySelectorAll<HTMLElement>('[data-quote-if=saving]'))
    part.hidden = texts.saving === null;
};

refreshPrices();
document.addEventListener('change', refreshPrices);
// A page that comes back from the browser's memory keeps its fields, and maybe another coupon.
window.addEventListener('pageshow', refreshPrices);
