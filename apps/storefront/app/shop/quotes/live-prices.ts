import { moneyFormatter } from '@counterpane/contract/format-money';
import type { QuoteItem } from '@counterpane/rules/quotes/quotable-items';
import { reportFailure } from '../../failures/report-failure.ts';
import { localizedFetch } from '../../language/localized-fetch.ts';
import { quoteSetup } from './fetch-quotes.ts';
import { type KnownPrices, knownTotal } from './known-prices.ts';
import { createLivePriceFetcher } from './live-price-fetcher.ts';
import { findPageCoupon } from './page-coupon.ts';
import { priceRequests, type UpsellPlacement } from './price-requests.ts';
import { type PriceTexts, textsOf } from './price-texts.ts';
import { createQuoteBatcher } from './quote-batcher.ts';

const formatMoney = moneyFormatter(document.documentElement.lang);

/**
 * Asks anew for every price to be seen that depends on more than the page knew (quote-attributes.ts). A page is the same
 * for everybody: it knows each price without a coupon, for any quantity that it offers.
 */
const refreshPrices = (): void => {
  const coupon = findPageCoupon(location.search, document.cookie);
  for (const note of document.querySelectorAll<HTMLElement>('[data-coupon-note]'))
    note.hidden = coupon === null;
  const [own = null] = itemsOf(findShown('[data-quote-own]')[0]);
  for (const element of findShown('[data-quote]')) {
    const items = itemsOf(element);
    const { quotePlacement, quoteKnown } = element.dataset;
    // The page writes these attributes itself.
    const placement = (quotePlacement as UpsellPlacement | undefined) ?? null;
    const quantity = followedQuantity(element);
    if (quoteKnown !== undefined) showKnown(element, JSON.parse(quoteKnown) as KnownPrices, quantity ?? '1');
    const requestsWith = (code: string | null) =>
      priceRequests({ items, placement }, { coupon: code, quantity, own });
    fetchLivePrice(element, requestsWith(coupon), requestsWith(null));
  }
};

const findShown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest('[hidden]'));

const itemsOf = (element: HTMLElement | undefined): QuoteItem[] =>
  JSON.parse(element?.dataset.quote ?? '[]') as QuoteItem[];

const followedQuantity = (element: HTMLElement): string | null => {
  if (element.dataset.quoteFollows === undefined) return null;
  const field = element.closest('form')?.elements.namedItem('quantity');
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : null;
};

/** What the page knows of a quantity, until more is known. A part that was hidden still shows that of the address. */
const showKnown = (element: HTMLElement, known: KnownPrices, quantity: string): void => {
  const { dataset } = element;
  if (dataset.quoteQuantity === quantity) return;
  dataset.quoteQuantity = quantity;
  showPrice(element, textsOf(knownTotal(known, Number(quantity)), formatMoney));
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
  for (const part of element.querySelectorAll<HTMLElement>('[data-quote-unless=coupon]'))
    part.hidden = texts.coupon !== null;
};

const fetchLivePrice = createLivePriceFetcher(
  createQuoteBatcher(quoteSetup(localizedFetch, reportFailure)),
  showPrice,
  formatMoney,
);

refreshPrices();
document.addEventListener('change', refreshPrices);
// A page that comes back from the browser's memory keeps its fields, and maybe another coupon.
window.addEventListener('pageshow', refreshPrices);
