import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { paymentIntegration } from '../integration.ts';
import { BRAINTREE_NEEDED, braintreeEnvironment, toBraintreeKeys } from './braintree-keys.ts';
import { braintreeProvider } from './braintree-provider.ts';
import { braintreeSources } from './braintree-sources.ts';
import { braintreeReadiness } from './readiness.ts';

/** PayPal and PayPal Credit. */
export const braintree = paymentIntegration({
  name: 'braintree',
  label: 'PayPal',
  readiness: braintreeReadiness,
  methodIds: methodIdsOf('braintree'),
  environment: braintreeEnvironment,
  needed: BRAINTREE_NEEDED,
  apiSetting: 'BRAINTREE_API_URL',
  // Payload and signature are two fields of a form.
  unwrap: (_headers, body) => {
    const form = new URLSearchParams(body);
    return { payload: form.get('bt_payload') ?? '', signature: form.get('bt_signature') ?? undefined };
  },
  toKeys: toBraintreeKeys,
  contentSources: ({ scriptsUrl }) => braintreeSources(scriptsUrl),
  browser: ({ scriptsUrl }) => ({
    clientUrl: `${scriptsUrl}client.min.js`,
    paypalUrl: `${scriptsUrl}paypal-checkout.min.js`,
    deviceUrl: `${scriptsUrl}data-collector.min.js`,
  }),
  create: ({ scriptsUrl: _, ...keys }, id, { timeoutMs }) => braintreeProvider({ id, ...keys, timeoutMs }),
});
