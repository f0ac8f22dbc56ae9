import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type CartContext, changedContext } from '../carts/cart-context.ts';
import type { CartReads, Person } from '../carts/order-facts.ts';
import type { CartChange } from '../carts/store.ts';

/** Whether a promotion of a storefront or a code asks for a first order: only then anybody is looked up for it. */
export const asksForFirstOrder = (
  { promotions }: Pick<Storefront, 'promotions'>,
  coupon: Coupon | null,
): boolean =>
  [...promotions, ...(coupon ? [coupon] : [])].some(({ conditions }) =>
    conditions.some(({ type }) => type === 'first-order'),
  );

/**
 * Whether a person has ordered before, for promotions and codes of first orders; null where there is none. Without a
 * person (null) the shopper counts as one who has.
 */
export const findReturning = async (
  { db, orders }: CartReads,
  { storefront, coupon }: Pick<CartContext, 'storefront' | 'coupon'>,
  person: Person | null,
): Promise<boolean | null> => {
  if (!asksForFirstOrder(storefront, coupon)) return null;
  return person === null || (await orders.isKnownCustomer(db, storefront.key, person));
};

/**
 * The check before an order is placed: a cart that is priced as a first order, of a person who has ordered in the meantime,
 * loses what it had for that. Null where the price stays.
 */
export const enforceFirstOrder = async (
  reads: CartReads,
  context: CartContext,
  person: Person | null,
): Promise<CartChange | null> => {
  const { cart } = context;
  if (cart?.checkout.isReturning !== false || !(await findReturning(reads, context, person))) return null;
  const change = { checkout: { ...cart.checkout, isReturning: true } };
  return changedContext(context, change).price().totalPrice === context.price().totalPrice ? null : change;
};
