import type { ItemToAdd } from '../cart/add-items.ts';
import type { CartLine } from '../cart/line.ts';
import { sum } from '../money/sum.ts';
import { isPropertyName } from '../options/property-names.ts';
import type { PricingFacts } from '../pricing/draft.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { Bundle } from './bundle.ts';

/** Three prices of one extra beside the set, in cents. */
interface ExtraPricing {
  readonly sku: string;
  readonly totalPrice: number;
  readonly discountedPrice: number;
  readonly totalValue: number;
}

/** What a bundle costs as it was chosen, in cents [C3]. */
interface BundleQuote {
  readonly bundleSku: string;
  readonly productSkus: readonly string[];
  /** Each variant of each extra, as it costs together with the set. */
  readonly bundleExtraItemsSkuPricing: readonly ExtraPricing[];
  /** At list prices; white glove service is in both totals when it was chosen. */
  readonly totalPrice: number;
  /** After sales and the saving of the set. */
  readonly discountedPrice: number;
}

/**
 * What the items of a bundle cost, to the cent what a cart of them would: they are priced as one. White
 * glove service is added when the facts say that it was chosen [K9].
 */
export const bundleQuote = (
  bundle: Bundle,
  items: readonly ItemToAdd[],
  facts: Omit<PricingFacts, 'lines'>,
): BundleQuote => {
  const lines = items.map(toLine);
  const priced = priceCart({ ...facts, lines });
  const chosen = lines.flatMap(({ id }) => priced.lines.find((line) => line.id === id) ?? []);
  const whiteGlove = priced.extras.find(({ sku }) => sku === 'wgs')?.amount ?? 0;
  return {
    bundleSku: bundle.sku,
    productSkus: chosen.map(({ variant }) => variant.sku),
    bundleExtraItemsSkuPricing: bundle.extras.flatMap(({ productId }) =>
      extraPricing(productId, lines, facts),
    ),
    totalPrice: whiteGlove + sum(chosen.map(({ variant, quantity }) => variant.list * quantity)),
    discountedPrice: whiteGlove + sum(chosen.map(({ running }) => running)),
  };
};

const toLine = ({ productID, properties, quantity }: ItemToAdd, index: number): CartLine => ({
  id: `bundle-${index}`,
  productId: productID,
  properties: properties.flatMap(({ name, value }) => (isPropertyName(name) ? [{ name, value }] : [])),
  quantity,
  forItem: null,
});

const EXTRA_ID = 'bundle-extra';

const extraPricing = (
  productId: string,
  set: readonly CartLine[],
  facts: Omit<PricingFacts, 'lines'>,
): ExtraPricing[] =>
  Object.values(facts.findProduct(productId)?.variants ?? {}).flatMap((variant) => {
    const extra = { id: EXTRA_ID, productId, properties: variant.chosen, quantity: 1, forItem: null };
    return priceCart({ ...facts, lines: [...set, extra] })
      .lines.filter(({ id }) => id === EXTRA_ID)
      .map(({ running }) => ({
        sku: variant.sku,
        totalPrice: variant.list,
        discountedPrice: running,
        totalValue: variant.value,
      }));
  });
