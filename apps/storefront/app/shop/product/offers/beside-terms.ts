import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { KnownPrices } from '../../quotes/known-prices.ts';
import type { QuoteTerms } from '../../quotes/quote-attributes.ts';
import { belongs } from './parse-offers.ts';

/** An upsell costs what the product costs more with it: as a child of its line or beside it, as it is added. */
export const besideTerms = (
  upsell: PageUpsell,
  { price, listPrice, totals }: Required<KnownPrices>,
): QuoteTerms => ({
  beside: { as: belongs(upsell) ? 'child' : 'neighbour', known: { price, listPrice, totals } },
});
