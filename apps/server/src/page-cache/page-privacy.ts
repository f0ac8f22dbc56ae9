import { consentOfVisit, type VisitHeaders } from '@counterpane/api/http/consent-of';
import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { formatChoices } from '@counterpane/rules/privacy/choices-cookie';
import { ALL } from '@counterpane/rules/privacy/decide-consent';

/** Which of the three copies of a public page a visit is sent: one that asks, one that may tell what is done on it, or neither. */
export type PagePrivacy = 'asked' | 'measured' | 'quiet';

export const pagePrivacy = (headers: VisitHeaders, country: string): PagePrivacy => {
  const { isAsked, analytics } = consentOfVisit(headers, country);
  if (isAsked) return 'asked';
  return analytics ? 'measured' : 'quiet';
};

/** The headers of a visit for which a copy is rendered: what the pages ask the API with. */
export const VISITS: Readonly<Record<PagePrivacy, Readonly<Record<string, string>>>> = {
  asked: {},
  measured: { cookie: `${nameOfCookie('privacy', true)}=${formatChoices(ALL)}` },
  quiet: { 'sec-gpc': '1' },
};
