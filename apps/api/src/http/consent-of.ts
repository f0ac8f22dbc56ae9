import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { parseChoices } from '@counterpane/rules/privacy/choices-cookie';
import {
  type ConsentDecision,
  type ConsentFacts,
  decideConsent,
} from '@counterpane/rules/privacy/decide-consent';
import type { FastifyRequest } from 'fastify';

/** The headers of a visit that say what may be done with it. */
export interface VisitHeaders {
  readonly cookie?: string | undefined;
  readonly 'sec-gpc'?: string | string[] | undefined;
}

/** What may be done with the visit that a request is of [R056]: for every part of the store that measures, chooses or remembers. */
export const consentOf = ({
  headers,
  storefront,
}: Pick<FastifyRequest, 'headers' | 'storefront'>): ConsentDecision =>
  consentOfVisit(headers, storefront.definition.country);

export const consentOfVisit = (headers: VisitHeaders, country: string): ConsentDecision =>
  decideConsent(consentFacts(headers, country));

export const consentFacts = (headers: VisitHeaders, country: string): ConsentFacts => ({
  country,
  zip: findCookie(headers.cookie, 'delivery-zip'),
  ...parseChoices(findCookie(headers.cookie, BY_HTTPS) ?? findCookie(headers.cookie, BY_HTTP)),
  hasSignal: headers['sec-gpc'] === '1',
});

const BY_HTTPS = nameOfCookie('privacy', true);
const BY_HTTP = nameOfCookie('privacy', false);
