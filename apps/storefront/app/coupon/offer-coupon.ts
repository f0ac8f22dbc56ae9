import type { CartView } from '@counterpane/contract/carts';
import type { Client } from '@counterpane/contract/client';
import { redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { findKeptCoupon, findLinkedCoupon, forgetCoupon } from './coupon-cookie.ts';

/**
 * Puts the code of a link or a cookie on the cart. Whatever comes of it, the code has been tried and is
 * forgotten, and the page is asked for anew, without the code in its address (checkout section 4); an empty
 * cart keeps it for later.
 */
export const offerCoupon = async (client: Client, request: Request, cart: CartView): Promise<CartView> => {
  const url = new URL(request.url);
  const code = findLinkedCoupon(url) ?? findKeptCoupon(request);
  const isLinked = url.searchParams.has('coupon');
  if (code === null || cart.items.length === 0) {
    if (isLinked) throw redirect(addresses.cart());
    return cart;
  }
  const answer = await client.offerCoupon(code);
  const outcome = answer.ok ? outcomeOf(answer.result, code) : 'unusable';
  throw redirect(outcome === 'on' ? addresses.cart() : addresses.cartWithNews(outcome, code), {
    headers: { 'Set-Cookie': forgetCoupon() },
  });
};

/** An expired code on the cart is taken out, and the page is asked for anew. */
export const dropExpiredCoupon = async (client: Client, cart: CartView): Promise<CartView> => {
  const { couponDetails } = cart;
  if (couponDetails?.reasonCode !== 'expired') return cart;
  await client.removeCoupon();
  throw redirect(addresses.cartWithNews('expired', couponDetails.code), {
    headers: { 'Set-Cookie': forgetCoupon() },
  });
};

const outcomeOf = ({ couponDetails, notices }: CartView, code: string): 'on' | 'expired' | 'not-taken' => {
  if (couponDetails?.code === code) return 'on';
  return notices.some((notice) => notice.code === 'coupon_expired') ? 'expired' : 'not-taken';
};
