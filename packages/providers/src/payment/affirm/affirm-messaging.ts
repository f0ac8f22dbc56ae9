import type { SellingCountry } from '@counterpane/rules/payments/methods';
import { type ContentSources, hostsOf, NO_SOURCES } from '../content-sources.ts';
import type { AffirmKeys } from './affirm-keys.ts';

/** Its script draws a line, asks Affirm what a price is a month, and opens the terms in a frame. */
export const affirmProductSources = ({ scriptUrl }: AffirmKeys): ContentSources | null => {
  if (scriptUrl === null) return null;
  const hosts = hostsOf(scriptUrl, 'affirm.com', 'affirm.ca');
  return { ...NO_SOURCES, script: hosts, frame: hosts, connect: hosts, image: hosts };
};

/** What its script is told: whose line it is, and where. Null in a country without an account. */
export const affirmMessaging = ({ scriptUrl, publicKey, canada }: AffirmKeys, country: SellingCountry) => {
  if (scriptUrl === null) return null;
  if (country === 'US') return { scriptUrl, publicKey, country: 'USA' };
  return country === 'CA' && canada ? { scriptUrl, publicKey: canada.publicKey, country: 'CAN' } : null;
};
