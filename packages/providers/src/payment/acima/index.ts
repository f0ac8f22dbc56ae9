import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { framedPage } from '../content-sources.ts';
import { paymentIntegration } from '../integration.ts';
import { signedInHeader } from '../unwrap-webhook.ts';
import { ACIMA_NEEDED, acimaEnvironment, toAcimaKeys } from './acima-keys.ts';
import { acimaProvider } from './acima-provider.ts';
import { acimaReadiness } from './readiness.ts';

/** Leases that end with the goods being the shopper's. */
export const acima = paymentIntegration({
  name: 'acima',
  label: 'Acima',
  readiness: acimaReadiness,
  methodIds: methodIdsOf('acima'),
  environment: acimaEnvironment,
  needed: ACIMA_NEEDED,
  apiSetting: 'ACIMA_API_URL',
  unverified: {
    because:
      'It publishes no description of its API: what the store calls is read from a shop module (shopabunda/solidus_acima, read on 2026-11-27) or made up.',
    setting: 'ACIMA_ACCEPT_UNVERIFIED',
  },
  unwrap: signedInHeader('x-acima-signature'),
  toKeys: toAcimaKeys,
  contentSources: ({ frameUrl }) => framedPage(frameUrl, 'acimacredit.com', 'acima.com'),
  create: (keys, id, { timeoutMs }) => acimaProvider({ id, ...keys, timeoutMs }),
});
