import type { CartLine } from '@counterpane/rules/cart/line';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import { type DeliveryChoice, GROUND } from '@counterpane/rules/delivery/delivery-choice';
import type { FindProduct } from '@counterpane/rules/options/product';
import type { PricingFacts, RegionRates } from '@counterpane/rules/pricing/draft';
import { type PricedCart, priceCart } from '@counterpane/rules/pricing/price-cart';
import type { Buyer } from '@counterpane/rules/promotions/condition-type';
import type { Storefront } from '../../catalogue/storefront.ts';

/** What a price depends on beside the storefront and the lines. */
export interface PriceContext {
  readonly coupon: Coupon | null;
  readonly delivery?: DeliveryChoice;
  readonly region?: RegionRates | null;
  /** What is known of who buys; on pages nothing is. */
  readonly buyer?: Partial<Buyer>;
  readonly now: string;
  /** Set where stock or prices differ from the catalogue's. */
  readonly findProduct?: FindProduct;
  /** False for what costs nothing and changes no price: looking for gifts takes its time. */
  readonly withGifts?: boolean;
}

interface Priced extends PriceContext {
  readonly lines: readonly CartLine[];
}

/** The only way to a price: carts, quotes and orders all call it, so that they cannot disagree. */
export const priceLines = (storefront: Storefront, { lines, ...context }: Priced): PricedCart =>
  priceCart({ ...pricingFacts(storefront, context), lines });

/** Everything that a price in a storefront depends on, for any lines. */
export const pricingFacts = (
  storefront: Storefront,
  { withGifts = true, ...context }: PriceContext,
): Omit<PricingFacts, 'lines'> => ({
  delivery: GROUND,
  region: null,
  findProduct: storefront.findProduct,
  ...context,
  currency: storefront.definition.currency,
  promotions: storefront.promotions,
  buyer: buyerIn(storefront, context.buyer),
  bundles: storefront.bundles,
  fixedSavings: storefront.fixedSavings,
  giftBundleId: withGifts ? storefront.giftBundleId : null,
  flags: withGifts ? storefront.flags : { ...storefront.flags, giftFromExtrasSwitcher: false },
});

/** Who buys in a storefront, as far as that is known. */
export const buyerIn = ({ key }: Storefront, known: Partial<Buyer> = {}): Buyer => ({
  state: null,
  paymentMethod: null,
  emailDomain: null,
  isReturning: null,
  ...known,
  storefront: key,
});
