import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { reportFailure } from '../../failures/report-failure.ts';
import { moneyIn } from '../../language/say-money.ts';
import { localizedFetch } from '../../language/speaking-fetch.ts';
import { quoteSetup } from './fetch-quotes.ts';
import { findPageCoupon } from './page-coupon.ts';
import { createPriceAsker } from './price-asker.ts';
import { priceRequest } from './price-request.ts';
import type { PriceTexts } from './price-texts.ts';
import { createQuoteBatcher } from './quote-batcher.ts';

/** A page is the same for everybody: it knows each price without a coupon, for any quantity that it offers. */
const plainRequest = (item: QuoteItem, quantity: string | null) =>
  priceRequest(item, { coupon: null, quantity });

/** Asks anew for every price to be seen that depends on more than the page knew (quote-attributes.ts). */
const refreshPrices = (): void => {
  const coupon = findPageCoupon(location.search, document.cookie);
  for (const element of document.querySelectorAll<HTMLElement>('[data-quote]')) {
    if (element.closest('[hidden]')) continue;
    // The page writes these attributes itself.
    const item = JSON.parse(element.dataset.quote ?? '') as QuoteItem;
    const quantity = followedQuantity(element);
    askPrice(element, priceRequest(item, { coupon, quantity }), plainRequest(item, quantity));
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

const askPrice = createPriceAsker(
  createQuoteBatcher(quoteSetup(localizedFetch, reportFailure)),
  showPrice,
  moneyIn(document.documentElement.lang),
);

refreshPrices();
document.addEventListener('change', refreshPrices);
// A page that comes back from the browser's memory keeps its fields, and maybe another coupon.
window.addEventListener('pageshow', refreshPrices);
