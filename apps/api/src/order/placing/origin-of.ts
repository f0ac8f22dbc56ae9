import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { formatAttribution, parseAttribution } from '@counterpane/rules/privacy/campaign';
import { isReferralCode } from '@counterpane/rules/privacy/find-referral-code';
import type { FastifyRequest } from 'fastify';
import { consentOf } from '../../http/consent-of.ts';
import { toldVisit, visitOf } from '../../http/visit-of.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';

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

/** The visit that a request is of, where a service of analytics may hear of it; null of any other. */
export const measuredVisit = (
  request: Pick<FastifyRequest, 'headers' | 'storefront'>,
  deps: Pick<OrderDeps, 'secureCookies' | 'secret' | 'analytics'>,
): Order['visit'] => {
  const { analytics, marketing } = consentOf(request);
  const visit = deps.analytics && analytics ? visitOf(request, deps) : null;
  return visit === null ? null : { id: toldVisit(visit, deps), allowsMarketing: marketing };
};
