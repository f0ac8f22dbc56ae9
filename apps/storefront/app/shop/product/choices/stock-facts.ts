import type { VariantView } from '@counterpane/contract/pages/pages';
import type { StockedVariant } from '@counterpane/rules/options/option-choice';
import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import type { SwapFrom } from '@counterpane/rules/options/swaps-by-amount';

/**
 * What the page's script must know of the stock, as small as it goes [L43]: every variant by its
 * key, what stands in for those that are out, and which ones ship later.
 */
export interface StockFacts {
  readonly all: readonly string[];
  readonly later: readonly string[];
  /** Out of stock -> what is shown in its place from each quantity on; empty when nothing can be. */
  readonly out: Readonly<Record<string, readonly SwapFrom[]>>;
}

export const stockFacts = (variants: readonly VariantView[]): StockFacts => ({
  all: variants.map(({ sku }) => sku),
  later: variants.filter(({ isBackOrdered }) => isBackOrdered).map(({ sku }) => sku),
  out: Object.fromEntries(
    variants.filter(({ isPurchasable }) => !isPurchasable).map(({ sku, swaps }) => [sku, swaps]),
  ),
});

/** The same facts as the rules read them. */
export const toStocked = ({ all, later, out }: StockFacts): StockedVariant[] =>
  all.map((sku) => {
    const isOut = Object.hasOwn(out, sku);
    const isLater = later.includes(sku);
    return {
      chosen: parseVariantKey(sku)?.chosen ?? [],
      availability: { isActive: !isOut, isInStock: !isOut && !isLater, isBackOrderAllowed: isLater },
    };
  });
