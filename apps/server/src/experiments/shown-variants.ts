import type { IncomingHttpHeaders } from 'node:http';
import type { Storefront } from '@counterpane/api/catalogue/storefront';
import { isoNow } from '@counterpane/api/clock';
import type { BaseDeps } from '@counterpane/api/deps';
import { consentOfVisit } from '@counterpane/api/http/consent-of';
import { visitorOfCookies } from '@counterpane/api/http/visitor';
import { variantOfVisitor } from '@counterpane/api/shop/experiments/variant-of-visitor';
import { staffCookie } from '@counterpane/api/staff/sign-in/staff-cookie';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { ShownVariant } from '@counterpane/rules/experiments/experiments';
import { findPageExperiment } from '@counterpane/rules/experiments/find-page-experiment';
import { languageOfPath } from '../http/languages.ts';
import { pageOfData } from '../http/page-of-data.ts';

interface VariantFacts extends Pick<BaseDeps, 'secret' | 'secureCookies' | 'clock'> {
  /** By their keys. */
  readonly storefronts: ReadonlyMap<string, Pick<Storefront['definition'], 'country' | 'otherLanguages'>>;
}

/** Which variant of a page a request is sent; null where it is not in an experiment, and sees the first one [R059]. */
export type FindShownVariant = (
  storefront: string,
  url: string,
  headers: IncomingHttpHeaders,
) => ShownVariant | null;

/**
 * Decides from the headers of a request alone, before the page cache is asked. Nothing that comes from outside makes a variant: a cookie
 * that the store has not signed is no visitor. Staff who are signed in are in no experiment.
 */
export const findShownVariant =
  (facts: VariantFacts): FindShownVariant =>
  (storefront, url, headers) => {
    // Most requests have no visitor yet, and end here.
    const definition = headers.cookie === undefined ? null : facts.storefronts.get(storefront);
    if (!definition) return null;
    const { country, otherLanguages } = definition;
    const day = isoNow(facts.clock).slice(0, 10);
    const experiment = findPageExperiment({ storefront, path: pathOf(url, otherLanguages), day });
    if (!experiment || !consentOfVisit(headers, country).personalization) return null;
    if (findCookie(headers.cookie, staffCookie(facts.secureCookies)) !== null) return null;
    const visitor = visitorOfCookies(headers.cookie, facts);
    if (visitor === null) return null;
    const variant = variantOfVisitor(experiment, visitor);
    return { experiment: experiment.name, url: experiment.url, variant };
  };

/** Of a page or of its data, without the path of a language. */
const pathOf = (url: string, languages: readonly string[]): string => {
  const path = pageOfData(url.split('?', 1)[0] ?? '/');
  const language = languageOfPath(path, languages);
  const own = language === null ? path : path.slice(language.length + 1);
  return own || '/';
};
