import type { BundlePage } from '@counterpane/contract/set-pages';
import { livePriceOfAll, type QuoteAttributes } from '../quotes/quote-attributes.ts';

/** The total of a set as it is chosen; a quote knows nothing of delivery, and asks for none with white glove service. */
export const livePriceOfSet = ({ items, summary }: Pick<BundlePage, 'items' | 'summary'>): QuoteAttributes =>
  summary.whiteGlove?.isChosen ? {} : livePriceOfAll(items);
