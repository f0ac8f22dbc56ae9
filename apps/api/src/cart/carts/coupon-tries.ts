import { parseCouponCode } from '@counterpane/rules/coupons/coupon';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, countLimitedCalls, type LimitedCall, sendTooMany } from '../../http/limiter.ts';
import type { CartDeps } from '../deps.ts';
import { storefrontForCart } from './storefront-for-cart.ts';

/**
 * The limits that trying codes counts against. Unknown codes are counted, so that codes cannot be guessed. After
 * too many of them known codes have to wait too, since a different answer would reveal them.
 */
export const couponTries = (
  deps: Pick<CartDeps, 'catalogue'>,
  request: FastifyRequest,
  codes: readonly (string | null | undefined)[],
): LimitedCall[] => {
  const asked = new Set(codes.flatMap((code) => parseCouponCode(code ?? '') ?? []));
  // Staff in the cart of a shopper are known by name.
  if (asked.size === 0 || request.controlled) return [];
  const { findCoupon } = storefrontForCart(deps, request);
  return [
    { limit: 'tryUnknownCoupon', times: [...asked].filter((code) => findCoupon(code) === null).length },
  ];
};

/** Whether codes may be tried. Otherwise it answers 429 and is false. */
export const mayTryCoupons = async (
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  codes: readonly (string | null | undefined)[],
): Promise<boolean> => {
  const tries = couponTries(deps, request, codes);
  const retryAfter = await countLimitedCalls(deps, tries, callerOf(deps, request));
  if (retryAfter !== null) sendTooMany(reply, retryAfter);
  return retryAfter === null;
};
