import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { isReferralCode } from '@counterpane/rules/referrals/find-referral-code';
import type { FastifyRequest } from 'fastify';
import type { OrderDeps } from '../deps.ts';

/** The code that a visit has left in this browser, as the field of an order that it goes into [C7.34, K3.21]. */
export const referralOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { secureCookies }: Pick<OrderDeps, 'secureCookies'>,
): { readonly friendsBuyToken?: string } => {
  const code = findCookie(headers.cookie, nameOfCookie('referral', secureCookies));
  return code !== null && isReferralCode(code) ? { friendsBuyToken: code } : {};
};
