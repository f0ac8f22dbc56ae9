import { codeForCustomer } from '@counterpane/rules/coupons/returning-customer';
import type { CartContext } from '../carts/cart-context.ts';
import type { CartReads, Person } from '../carts/order-facts.ts';
import type { CartChange } from '../carts/store.ts';
import { withEntry } from '../history/history.ts';

/**
 * The returning-customer check: a code for first orders becomes its counterpart once the email, or the phone number
 * with the ZIP code, is that of a customer [K4, D19, D97]. Null when the code may stay. The person is looked up for
 * such a code only; without a person (null) the shopper counts as a customer.
 */
export const enforceFirstTime = async (
  { db, orders }: CartReads,
  { cart, coupon, storefront, hasStaff, now }: CartContext,
  person: Person | null,
): Promise<(CartChange & { readonly couponCode: string | null }) | null> => {
  if (!cart || !coupon?.firstTimeOnly) return null;
  const couponCode = codeForCustomer(coupon, {
    isReturning:
      person === null ||
      (await orders.isKnownCustomer(db, storefront.key, person)) ||
      (await orders.isRedeemedBy(db, coupon.code, person.email, cart.id)),
    isRemoteControlled: hasStaff,
  });
  if (couponCode === coupon.code) return null;
  const entry = {
    type: 'couponReplaced',
    at: now,
    metadata: { couponCode: coupon.code, by: couponCode },
  } as const;
  return { couponCode, history: withEntry(cart.history, entry) };
};
