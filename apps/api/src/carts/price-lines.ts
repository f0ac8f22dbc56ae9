import type { CartLine } from '@counterpane/rules/cart/line';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import { type DeliveryChoice, GROUND } from '@counterpane/rules/delivery/white-glove-tariff';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import { type PricedCart, priceCart } from '@counterpane/rules/pricing/price-cart';
import type { Storefront } from '../catalogue/snapshot.ts';

/** What a price depends on beside the storefront. */
export interface Priced {
  readonly lines: readonly CartLine[];
  readonly coupon: Coupon | null;
  readonly delivery?: DeliveryChoice;
  readonly region?: RegionRates | null;
  readonly now: string;
}

/** The one way to a price: carts, quotes and orders all come through here, so that they cannot disagree. */
export const priceLines = (storefront: Storefront, priced: Priced): PricedCart =>
  priceCart({
    delivery: GROUND,
    region: null,
    ...priced,
    currency: storefront.definition.currency,
    findProduct: storefront.findProduct,
    promotions: storefront.promotions,
    bundles: storefront.bundles,
    fixedSavings: storefront.fixedSavings,
    giftBundleId: storefront.giftBundleId,
    flags: storefront.flags,
  });
