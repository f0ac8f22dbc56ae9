import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { hostsOf, NO_SOURCES } from '../content-sources.ts';
import { paymentIntegration } from '../integration.ts';
import { signedInHeader } from '../unwrap-webhook.ts';
import { AFFIRM_NEEDED, affirmEnvironment, toAffirmKeys } from './affirm-keys.ts';
import { affirmMessaging, affirmProductSources } from './affirm-messaging.ts';
import { affirmProvider } from './affirm-provider.ts';
import { affirmReadiness } from './readiness.ts';

/** Loans. */
export const affirm = paymentIntegration({
  name: 'affirm',
  label: 'Affirm',
  readiness: affirmReadiness,
  methodIds: methodIdsOf('affirm'),
  environment: affirmEnvironment,
  needed: AFFIRM_NEEDED,
  apiSetting: 'AFFIRM_API_URL',
  unwrap: signedInHeader('x-affirm-signature'),
  toKeys: toAffirmKeys,
  // A form of ours leads to its page.
  contentSources: ({ apiUrl }) => ({ ...NO_SOURCES, form: hostsOf(apiUrl, 'affirm.com', 'affirm.ca') }),
  productSources: affirmProductSources,
  browser: affirmMessaging,
  create: ({ scriptUrl: _, ...keys }, id, { timeoutMs }) => affirmProvider({ id, ...keys, timeoutMs }),
});
