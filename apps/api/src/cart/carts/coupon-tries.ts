import { parseCouponCode } from '@counterpane/rules/coupons/coupon';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, countLimited, findLimitReached, sendTooMany } from '../../http/limiter.ts';
import type { CartDeps } from '../deps.ts';
import { storefrontOfRequest } from './storefront-of-request.ts';

/**
 * Whether codes may be tried. Codes that no coupon has are counted, so that codes cannot be guessed; after too many of
 * them known codes have to wait too, or they would stand out. Otherwise it answers 429 and is false.
 */
export const mayTryCoupons = async (
  deps: CartDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  codes: readonly (string | null | undefined)[],
): Promise<boolean> => {
  const asked = new Set(codes.flatMap((code) => parseCouponCode(code ?? '') ?? []));
  // Staff in the cart of a shopper are known by name.
  if (asked.size === 0 || request.controlled) return true;
  const { findCoupon } = storefrontOfRequest(deps, request);
  const unknown = [...asked].filter((code) => findCoupon(code) === null).length;
  const caller = callerOf(deps, request);
  const retryAfter =
    unknown > 0
      ? await countLimited(deps, 'tryUnknownCoupon', caller, { times: unknown })
      : await findLimitReached(deps, 'tryUnknownCoupon', caller);
  if (retryAfter !== null) sendTooMany(reply, retryAfter);
  return retryAfter === null;
};
