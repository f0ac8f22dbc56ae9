import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { hostsOf, NO_SOURCES } from '../content-sources.ts';
import { paymentIntegration } from '../integration.ts';
import { signedInHeader } from '../unwrap-webhook.ts';
import { truemedReadiness } from './readiness.ts';
import { TRUEMED_NEEDED, toTruemedKeys, truemedEnvironment } from './truemed-keys.ts';
import { truemedProvider } from './truemed-provider.ts';

/** Payments from health accounts. */
export const truemed = paymentIntegration({
  name: 'truemed',
  label: 'Truemed',
  readiness: truemedReadiness,
  methodIds: methodIdsOf('truemed'),
  environment: truemedEnvironment,
  needed: TRUEMED_NEEDED,
  apiSetting: 'TRUEMED_API_URL',
  receipt: 204,
  unwrap: signedInHeader('x-truemed-signature'),
  toKeys: toTruemedKeys,
  contentSources: ({ pageUrl }) => ({ ...NO_SOURCES, frame: framesOf(pageUrl) }),
  create: ({ pageUrl: _, ...keys }, id, { timeoutMs }) => truemedProvider({ id, ...keys, timeoutMs }),
});

/** Its documentation shows the address of a frame at the domain itself, beside which a source with a star has only subdomains. */
const framesOf = (pageUrl: string): readonly string[] => {
  const hosts = hostsOf(pageUrl, 'truemed.com');
  return hosts.includes('https://*.truemed.com') ? [...hosts, 'https://truemed.com'] : hosts;
};
