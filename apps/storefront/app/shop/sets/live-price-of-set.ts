import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { livePriceOfAll, type QuoteAttributes } from '../quotes/quote-attributes.ts';

interface ShownSet extends Pick<BundlePage, 'items'> {
  readonly summary: Pick<BundlePage['summary'], 'whiteGlove'>;
}

/** The total of a set as it is chosen; a quote knows nothing of delivery, and asks for none with white glove service. */
export const livePriceOfSet = ({ items, summary }: ShownSet): QuoteAttributes =>
  summary.whiteGlove?.isChosen ? {} : livePriceOfAll(items);
