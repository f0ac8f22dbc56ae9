import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { redirect } from 'react-router';
import { cartAgain } from '../../payment/step-address.ts';
import { findKeptCoupon, findLinkedCoupon, forgetCoupon } from './coupon-cookie.ts';

/** What a link has a code in. */
const COUPON = 'coupon';

/**
 * Puts the code of a link or a cookie on the cart. Whatever comes of it, the code has been tried and is
 * forgotten, and the page is asked for anew, without the code in its address and with all else [K4]; an empty
 * cart keeps it for later.
 */
export const offerCoupon = async (client: Client, request: Request, cart: CartView): Promise<CartView> => {
  const url = new URL(request.url);
  const code = findLinkedCoupon(url) ?? findKeptCoupon(request);
  const isLinked = url.searchParams.has(COUPON);
  if (code === null || cart.items.length === 0) {
    if (isLinked) throw redirect(cartAgain(request, { without: [COUPON] }));
    return cart;
  }
  const answer = await client.offerCoupon(code);
  const outcome = answer.ok ? outcomeOf(answer.result, code) : 'unusable';
  const told: Readonly<Record<string, string>> = outcome === 'on' ? {} : { news: outcome, code };
  throw redirect(cartAgain(request, { without: [COUPON], told }), {
    headers: { 'Set-Cookie': forgetCoupon(request) },
  });
};

/**
 * A code on the cart whose time is over is offered once more, so that the store takes it out, and the page is asked for
 * anew [K8]. While staff are in the cart it stays.
 */
export const dropExpiredCoupon = async (
  client: Client,
  request: Request,
  cart: CartView,
): Promise<CartView> => {
  const { couponDetails } = cart;
  if (couponDetails?.reasonCode !== 'expired') return cart;
  const answer = await client.offerCoupon(couponDetails.code);
  if (!answer.ok || answer.result.couponDetails) return cart;
  throw redirect(cartAgain(request, { told: { news: 'expired', code: couponDetails.code } }), {
    headers: { 'Set-Cookie': forgetCoupon(request) },
  });
};

const outcomeOf = ({ couponDetails, notices }: CartView, code: string): 'on' | 'expired' | 'not-taken' => {
  if (couponDetails?.code === code) return 'on';
  return notices.some((notice) => notice.code === 'coupon_expired') ? 'expired' : 'not-taken';
};
