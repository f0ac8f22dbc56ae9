import { parseCouponCode } from '@counterpane/rules/coupons/coupon';
import type { FastifyRequest } from 'fastify';
import { callerOf, countLimitedCalls, type LimitedCall, type TooMany, tooMany } from '../../http/limiter.ts';
import type { CartDeps } from '../deps.ts';
import { storefrontForCart } from '../pricing/storefront-for-cart.ts';

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

/** Null while codes may be tried, else the answer 429. */
export const refuseCouponTries = async (
  deps: CartDeps,
  request: FastifyRequest,
  codes: readonly (string | null | undefined)[],
): Promise<TooMany | null> => {
  const tries = couponTries(deps, request, codes);
  const retryAfter = await countLimitedCalls(deps, tries, callerOf(deps, request));
  return retryAfter === null ? null : tooMany(retryAfter);
};
