import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { KnownPrices } from '../../quotes/known-prices.ts';
import type { QuoteTerms } from '../../quotes/quote-attributes.ts';
import { belongs } from './parse-offers.ts';

/**
 * The terms of an upsell's live price: how much more the product costs with it, as an add-on of its line or as a
 * separate line, as it is added.
 */
export const upsellQuoteTerms = (
  upsell: PageUpsell,
  { price, listPrice, totals }: Required<KnownPrices>,
): QuoteTerms => ({
  upsell: { placement: belongs(upsell) ? 'add-on' : 'separate-line', known: { price, listPrice, totals } },
});
