import type { CartLine } from '@counterpane/rules/cart/line';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import { type DeliveryChoice, GROUND } from '@counterpane/rules/delivery/white-glove-tariff';
import type { PricingFacts, RegionRates } from '@counterpane/rules/pricing/draft';
import { type PricedCart, priceCart } from '@counterpane/rules/pricing/price-cart';
import type { Storefront } from '../../catalogue/storefront.ts';

/** What a price depends on beside the storefront and the lines. */
export interface PriceContext {
  readonly coupon: Coupon | null;
  readonly delivery?: DeliveryChoice;
  readonly region?: RegionRates | null;
  readonly now: string;
}

export interface Priced extends PriceContext {
  readonly lines: readonly CartLine[];
}

/** The one way to a price: carts, quotes and orders all come through here, so that they cannot disagree. */
export const priceLines = (storefront: Storefront, { lines, ...context }: Priced): PricedCart =>
  priceCart({ ...pricingFacts(storefront, context), lines });

/** Everything that a price in a storefront depends on, for any lines. */
export const pricingFacts = (storefront: Storefront, context: PriceContext): Omit<PricingFacts, 'lines'> => ({
  delivery: GROUND,
  region: null,
  ...context,
  currency: storefront.definition.currency,
  findProduct: storefront.findProduct,
  promotions: storefront.promotions,
  bundles: storefront.bundles,
  fixedSavings: storefront.fixedSavings,
  giftBundleId: storefront.giftBundleId,
  flags: storefront.flags,
});
