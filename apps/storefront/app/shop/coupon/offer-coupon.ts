import type { CartView } from '@counterpane/contract/cart/carts';
import type { Client } from '@counterpane/contract/client';
import { redirect } from 'react-router';
import { cartUrl } from '../../payment/step-url.ts';
import { findLinkedCoupon, findSavedCoupon, forgetCoupon } from './coupon-cookie.ts';
import { isVisit } from './is-visit.ts';

/** What a link has a code in. */
const COUPON = 'coupon';

/** What the address tells of a code that was tried, see coupon-notice.ts. */
const NEWS = 'news';

/**
 * Puts the code of a link or a cookie on the cart. Whatever comes of it, the code has been tried and is
 * forgotten, and the page is asked for anew, without the code in its address and with all else [K4]; an empty
 * cart keeps it for later. Without a code nothing is done.
 * @throws the redirect
 */
export const offerCoupon = async (
  client: Pick<Client, 'cart' | 'offerCoupon'>,
  request: Request,
): Promise<void> => {
  const url = new URL(request.url);
  const code = findLinkedCoupon(url) ?? findSavedCoupon(request);
  const isLinked = url.searchParams.has(COUPON);
  const cart = code === null ? null : await client.cart();
  if (code === null || !cart?.ok || cart.result.items.length === 0) {
    const told: Told = cart && !cart.ok ? { [NEWS]: 'not-taken' } : {};
    if (isLinked) throw redirect(cartUrl(request, { without: [COUPON], told }));
    return;
  }
  const answer = await client.offerCoupon(code);
  // A store that is busy has not said anything of the code: it is kept for the next page.
  if (!answer.ok && (answer.status === 429 || answer.status >= 500)) {
    if (isLinked)
      throw redirect(cartUrl(request, { without: [COUPON], told: { [NEWS]: 'not-taken', code } }));
    return;
  }
  const outcome = answer.ok ? outcomeOf(answer.result, code) : 'unusable';
  const told: Told = outcome === 'on' ? {} : { [NEWS]: outcome, code };
  throw redirect(cartUrl(request, { without: [COUPON], told }), {
    headers: { 'Set-Cookie': forgetCoupon(request) },
  });
};

/**
 * A code on the cart whose time is over is offered once more by its own link, so that the store takes it out, and the
 * page is asked for anew [K8]. While staff are in the cart it stays, and is not offered again by the page that says so.
 * @throws the redirect to the link
 */
export const dropExpiredCoupon = (request: Request, { couponDetails, items }: CartView): void => {
  const hasBeenTried = new URL(request.url).searchParams.has(NEWS);
  // Its link is followed by a visit alone, and does nothing to an empty cart: both would lead back here.
  const leadsAway = request.method === 'GET' && isVisit(request) && items.length > 0;
  if (couponDetails?.reasonCode !== 'expired' || hasBeenTried || !leadsAway) return;
  throw redirect(cartUrl(request, { told: { [COUPON]: couponDetails.code } }));
};

type Told = Readonly<Record<string, string>>;

type Outcome = 'on' | 'kept' | 'expired' | 'not-taken';

const outcomeOf = ({ couponDetails, notices }: CartView, code: string): Outcome => {
  if (couponDetails?.code === code) return couponDetails.reasonCode === 'expired' ? 'kept' : 'on';
  return notices.some((notice) => notice.code === 'coupon_expired') ? 'expired' : 'not-taken';
};
