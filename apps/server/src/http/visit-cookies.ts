import type { IncomingMessage } from 'node:http';
import { cookieLine, nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import {
  findCampaign,
  formatAttribution,
  parseAttribution,
  withCampaign,
} from '@counterpane/rules/privacy/campaign';
import { findReferralCode } from '@counterpane/rules/privacy/find-referral-code';

/**
 * What is to be remembered of how a visitor came, as lines that set cookies: who recommended the shop, and the campaign of the first
 * and of the last visit. An answer with such a line is for its visitor alone [C7.34].
 */
export const visitCookies = (
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  isSecure: boolean,
  today: string,
): readonly string[] => {
  const [, query] = url.split('?', 2);
  if (query === undefined) return [];
  const code = findReferralCode(query);
  const campaign = findCampaign(query, today);
  const known = findCookie(headers.cookie, nameOfCookie('campaign', isSecure));
  const attribution = campaign && withCampaign(known === null ? null : parseAttribution(known), campaign);
  return [
    ...(code === null ? [] : [cookieLine('referral', code, isSecure)]),
    ...(attribution
      ? [cookieLine('campaign', encodeURIComponent(formatAttribution(attribution)), isSecure)]
      : []),
  ].filter(({ length }) => length <= LONGEST);
};

/** Browsers keep no cookie of more than 4,096 bytes. */
const LONGEST = 4_000;
