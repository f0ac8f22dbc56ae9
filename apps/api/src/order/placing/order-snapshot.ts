import type { CartView } from '@counterpane/contract/cart/carts';
import type { Address } from '@counterpane/contract/checkout/address';
import type { CreateOrderBody, OrderView } from '@counterpane/contract/orders/orders';
import { splitFullName } from '@counterpane/rules/address/full-name';
import { findPhoneDigits } from '@counterpane/rules/address/phone';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { FrozenGoods, FrozenOrder, FrozenPolicies, FrozenWords } from '../orders/frozen-order.ts';

/**
 * The order's own copy of everything that it was made from. Dates, back-orders and the removal of an old mattress
 * come from the cart, not from the request: a client cannot promise another day than the shopper chose.
 */
export const orderSnapshot = (
  { cart, policies }: OrderWords,
  inOtherLanguages: Readonly<Record<string, OrderWords>>,
  priced: Pick<PricedCart, 'lines'>,
  body: Pick<
    CreateOrderBody,
    'shippingAddress' | 'billingAddress' | 'billingProvider' | 'journey' | 'extraData' | 'metadata'
  >,
  now: string,
): FrozenOrder => ({
  goods: priced.lines.map(goodsOf),
  cart: frozenCart(cart),
  policies,
  inOtherLanguages: Object.fromEntries(
    Object.entries(inOtherLanguages).map(([language, words]) => [language, frozenWords(words)]),
  ),
  shippingDetails: personOf(body.shippingAddress),
  billingDetails: personOf(body.billingAddress),
  billingProvider: body.billingProvider,
  journey: body.journey,
  backorderDays: backorderDaysOf(cart, now),
  extraData: body.extraData,
  metadata: { ...body.metadata, ...cart.metadata, includeDisposal: takesOldMattress(cart) },
});

const goodsOf = ({ id, product, variant }: PricedCart['lines'][number]): FrozenGoods => ({
  itemIdentifier: id,
  kind: product.kind,
  demand: variant.demand.map(({ stockItem, units }) => ({ stockItem, units })),
  ...(product.plan ? { plan: product.plan } : {}),
});

/** A cart and what is promised of it, in one language. */
export interface OrderWords {
  readonly cart: CartView;
  readonly policies: readonly FrozenPolicies[];
}

/** Notices, and why a code takes nothing off, are of the moment in which a cart is read. */
const frozenCart = (cart: CartView): CartView => ({
  ...cart,
  notices: [],
  couponDetails: cart.couponDetails && { ...cart.couponDetails, reason: null },
});

const frozenWords = ({ cart, policies }: OrderWords): FrozenWords => {
  const { items, extras, couponDetails, receipt, wrongSizes, promises, buyMore, offersInReach, delivered } =
    frozenCart(cart);
  return {
    ...{ items, extras, couponDetails, receipt, wrongSizes, promises, buyMore, offersInReach, delivered },
    policies,
  };
};

const DAY_MS = 86_400_000;

/** Days until what is ordered and not there yet leaves; 0 when all of it is there. `now` is ISO. */
const backorderDaysOf = ({ items }: CartView, now: string): number => {
  const today = Date.parse(now.slice(0, 10));
  const waits = items.flatMap(({ delivery: { from, handling } }) =>
    from === null || handling ? [] : [Date.parse(from) - today],
  );
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / DAY_MS)));
};

const takesOldMattress = ({ extras }: CartView): boolean => extras.some(({ sku }) => sku === 'removal');

/** The full name of an address, however it was sent. */
export const fullNameOf = ({ fullName, firstName = '', lastName = '' }: Address): string =>
  fullName.trim() === '' ? `${firstName} ${lastName}`.trim() : fullName.trim();

/** Who an order goes to, and where. */
export const personOf = (address: Address): OrderView['shippingDetails'] => ({
  ...splitFullName(fullNameOf(address)),
  phone: findPhoneDigits(address.phone, address.country) ?? address.phone.trim(),
  address: {
    line1: address.line1.trim(),
    line2: address.line2.trim(),
    zip: address.zip.trim(),
    city: address.city.trim(),
    state: address.state,
    country: address.country,
  },
});
