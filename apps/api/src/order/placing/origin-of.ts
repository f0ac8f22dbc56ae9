import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { formatAttribution, parseAttribution } from '@counterpane/rules/privacy/campaign';
import { isReferralCode } from '@counterpane/rules/privacy/find-referral-code';
import type { FastifyRequest } from 'fastify';
import { consentOf } from '../../http/consent-of.ts';
import type { OrderDeps } from '../deps.ts';

interface Origin {
  readonly friendsBuyToken?: string;
  /** As `parseAttribution` reads it. */
  readonly campaign?: string;
}

/** What visits have left in this browser of how their visitor came, as fields that go into an order [C7.34, K3.21]. */
export const originOf = (
  request: Pick<FastifyRequest, 'headers' | 'storefront'>,
  { secureCookies }: Pick<OrderDeps, 'secureCookies'>,
): Origin => {
  if (!consentOf(request).marketing) return {};
  const { cookie } = request.headers;
  const code = findCookie(cookie, nameOfCookie('referral', secureCookies));
  const campaign = findCookie(cookie, nameOfCookie('campaign', secureCookies));
  const attribution = campaign === null ? null : parseAttribution(campaign);
  return {
    ...(code !== null && isReferralCode(code) ? { friendsBuyToken: code } : {}),
    ...(attribution ? { campaign: formatAttribution(attribution) } : {}),
  };
};
