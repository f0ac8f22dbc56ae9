import type {
  ParsedProductQuotesRequest,
  ProductQuotes,
  ProductQuoteView,
} from '@counterpane/contract/product-quotes';
import { findSets } from '@counterpane/rules/bundles/find-sets';
import { priceLines } from '../carts/price-lines.ts';
import { type ItemFacts, quoteItem } from './quote-item.ts';
import { quoteLines } from './quote-lines.ts';

type BundleQuote = Pick<
  ProductQuotes,
  'bundleExtraItems' | 'bundleSku' | 'productSkus' | 'bundleExtraItemsSkuPricing'
>;

/**
 * The bundle quote of catalogue section 3: which set the chosen items make, their skus, and what each
 * extra costs beside them.
 */
export const quoteBundle = (asked: ParsedProductQuotesRequest, facts: ItemFacts): BundleQuote => {
  const items = [...asked.bundleGroupItems, ...asked.bundleItems].map((item) => ({ ...item, forItem: null }));
  const extras = asked.bundleExtraItems.map((item) => quoteItem(item, facts, { items, as: 'neighbour' }));
  const lines = pricedLines(items, facts);
  const [set] = findSets(facts.storefront.bundles, lines).sets;
  return {
    bundleExtraItems: extras,
    bundleSku: set?.bundle.sku ?? null,
    productSkus: lines.filter(({ isGift }) => !isGift).map(({ variant }) => variant.sku),
    bundleExtraItemsSkuPricing: extras.flatMap((extra) =>
      'sku' in extra ? [skuPricing(extra as ProductQuoteView)] : [],
    ),
  };
};

const pricedLines = (items: ParsedProductQuotesRequest['bundleItems'], { storefront, now }: ItemFacts) => {
  const lines = quoteLines(items, storefront.findProduct);
  return lines.ok ? priceLines(storefront, { lines: lines.change, coupon: null, now }).lines : [];
};

/** In cents, as the specification has it. */
const skuPricing = ({ sku, priceBeforeDiscount, priceAfterDiscount, value }: ProductQuoteView) => ({
  sku,
  totalPrice: priceBeforeDiscount.amount,
  discountedPrice: priceAfterDiscount.amount,
  totalValue: value.amount,
});
