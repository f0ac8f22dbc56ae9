import {
  findWhiteGloveTariff,
  isPartnerState,
  offersWhiteGlove,
} from '@counterpane/rules/delivery/delivery-methods';
import { type DeliveryPromise, promiseDelivery, type SentGoods } from '@counterpane/rules/delivery/promise';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isBackOrdered } from '@counterpane/rules/stock/availability';
import { WHITE_GLOVE_DAYS } from '../../catalogue/shipping-dates.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';
import { regionOf } from '../region/region-of.ts';

export interface Goods {
  readonly product: Pick<Product, 'kind' | 'transit' | 'extrasMarkers'>;
  readonly variant: Pick<Variant, 'availability'>;
}

/** When, where and how goods go, as far as anybody knows. */
export interface DeliveryFacts {
  /** The ISO day on which they are ordered. */
  readonly today: string;
  /** Two people carry in what can be carried in. */
  readonly isWhiteGlove: boolean;
  /** Business days that a distribution partner takes after the carrier; 0 where none goes. */
  readonly partnerDays: number;
  /** The ISO day on which the shopper wants all of it; null for as soon as it can be. */
  readonly day: string | null;
}

/** To anywhere that the carrier goes, by ground. `now` is an ISO time. */
export const groundFacts = (now: string): DeliveryFacts => ({
  today: now.slice(0, 10),
  isWhiteGlove: false,
  partnerDays: 0,
  day: null,
});

/** To where a checkout goes, as far as it is known, and in the way that was chosen. */
export const deliveryFacts = (
  checkout: SavedCheckout,
  storefront: Storefront,
  now: string,
): DeliveryFacts => {
  const state = regionOf(checkout)?.state ?? null;
  const isChosen = checkout.deliveryOption === 'white-glove';
  return {
    ...groundFacts(now),
    isWhiteGlove: isChosen && findWhiteGloveTariff(storefront.deliveryArea, state) !== null,
    partnerDays: isPartnerState(storefront.deliveryArea, state) ? storefront.partnerDays : 0,
  };
};

/**
 * The delivery promise of an item: null for an item that is not shipped or cannot be bought, and for one that is
 * made to order without a known day. A chosen day replaces the range.
 */
export const deliveryEstimate = (goods: Goods, { day, ...facts }: DeliveryFacts): DeliveryPromise | null => {
  const { isInStock, shippingFrom, shippingTo } = goods.variant.availability;
  const isLater = !isInStock && isBackOrdered(goods.variant.availability);
  const later =
    isLater && shippingFrom !== null ? { from: shippingFrom, to: shippingTo ?? shippingFrom } : null;
  if (!hasTrait(goods.product.kind, 'physical') || !(isInStock || later)) return null;
  const promise = promiseDelivery({ ...inStock(goods, facts), later }, facts.today);
  return day === null ? promise : { ...promise, from: day, until: day };
};

/** Delivery days as if the goods were in stock. */
export const inStock = (
  { product }: Pick<Goods, 'product'>,
  { isWhiteGlove, partnerDays }: Pick<DeliveryFacts, 'isWhiteGlove' | 'partnerDays'>,
): SentGoods => ({
  transit: product.transit ?? null,
  later: null,
  extraDays: partnerDays + (isWhiteGlove && offersWhiteGlove(product) ? WHITE_GLOVE_DAYS : 0),
});
