import type {
  ParsedProductQuotesRequest,
  ProductQuoteBody,
  ProductQuotesBody,
} from '@counterpane/contract/products/product-quotes';
import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { bundleQuote } from '@counterpane/rules/bundles/bundle-quote';
import { money } from '@counterpane/rules/money/money';
import { quotedDelivery } from '../../cart/delivery/cart-delivery.ts';
import { priceLines, pricingFacts } from '../../cart/pricing/price-lines.ts';
import { type ItemFacts, quoteItem } from './quote-item.ts';
import { quoteLines } from './quote-lines.ts';

type BundleAnswer = Pick<
  ProductQuotesBody,
  'bundleExtraItems' | 'bundleSku' | 'productSkus' | 'bundleExtraItemsSkuPricing' | 'bundleTotals'
>;
type Items = ParsedProductQuotesRequest['bundleItems'];

const NO_BUNDLE = {
  bundleSku: null,
  productSkus: [],
  bundleExtraItemsSkuPricing: [],
  bundleTotals: null,
};

/**
 * The bundle quote of [C3]: which set the chosen items make, what it costs, and what each
 * extra costs beside it. Items that make no set yet have skus and prices all the same.
 */
export const quoteBundle = (asked: ParsedProductQuotesRequest, facts: ItemFacts): BundleAnswer => {
  const items = [...asked.bundleGroupItems, ...asked.bundleItems].map((item) => ({ ...item, forItem: null }));
  const extras = asked.bundleExtraItems.map((item) =>
    quoteItem(item, facts, { items, placement: 'separate-line' }),
  );
  const ownPricing = extras.flatMap((extra) => (isPriced(extra) ? [skuPricing(extra)] : []));
  const found = findBundle(items, facts);
  if (!found.isPriced)
    return { ...NO_BUNDLE, bundleExtraItems: extras, bundleExtraItemsSkuPricing: ownPricing };
  const quote = found.bundle && quoteOf(found.bundle, items, facts, asked.delivery);
  const others = quote?.bundleExtraItemsSkuPricing ?? [];
  const cash = (amount: number) => money(amount, facts.storefront.definition.currency);
  return {
    bundleExtraItems: extras,
    bundleSku: quote?.bundleSku ?? null,
    productSkus: found.skus,
    bundleExtraItemsSkuPricing: [
      ...ownPricing,
      ...others.filter(({ sku }) => !ownPricing.some((own) => own.sku === sku)),
    ],
    bundleTotals: quote && {
      totalPrice: cash(quote.totalPrice),
      discountedPrice: cash(quote.discountedPrice),
    },
  };
};

type Found =
  | { readonly isPriced: false }
  | { readonly isPriced: true; readonly bundle: Bundle | null; readonly skus: string[] };

/** The set that the items make, among those of the storefront. */
const findBundle = (items: Items, { storefront, now }: ItemFacts): Found => {
  const found = quoteLines(items, storefront);
  if (!found.ok) return { isPriced: false };
  const { lines, ids } = found.change;
  const priced = priceLines(storefront, { lines, coupon: null, now });
  const [set] = priced.sets;
  const chosen = ids.flatMap((id) => priced.lines.find((line) => line.id === id) ?? []);
  return { isPriced: true, bundle: set?.bundle ?? null, skus: chosen.map(({ variant }) => variant.sku) };
};

const quoteOf = (
  bundle: Bundle,
  items: Items,
  { storefront, findCoupon, couponCode, now }: ItemFacts,
  wanted: ParsedProductQuotesRequest['delivery'],
) => {
  const coupon = findCoupon(couponCode);
  const delivery = quotedDelivery(wanted, storefront);
  return bundleQuote(
    bundle,
    items,
    pricingFacts(storefront, { coupon: coupon.ok ? coupon.change : null, delivery, now }),
  );
};

const isPriced = (extra: ProductQuotesBody['bundleExtraItems'][number]): extra is ProductQuoteBody =>
  'priceAfterDiscount' in extra;

/** In cents, as the specification has it. */
const skuPricing = ({ sku, priceBeforeDiscount, priceAfterDiscount, value }: ProductQuoteBody) => ({
  sku,
  totalPrice: priceBeforeDiscount.amount,
  discountedPrice: priceAfterDiscount.amount,
  totalValue: value.amount,
});
