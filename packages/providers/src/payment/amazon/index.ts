import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { paymentIntegration } from '../integration.ts';
import { signatureInside } from './amazon-event.ts';
import { AMAZON_NEEDED, amazonEnvironment, toAmazonKeys } from './amazon-keys.ts';
import { amazonProvider } from './amazon-provider.ts';
import { amazonSources } from './amazon-sources.ts';
import { amazonReadiness } from './readiness.ts';

/** A wallet that knows name and address. */
export const amazon = paymentIntegration({
  name: 'amazon',
  label: 'Amazon Pay',
  readiness: amazonReadiness,
  methodIds: methodIdsOf('amazon'),
  environment: amazonEnvironment,
  needed: AMAZON_NEEDED,
  apiSetting: 'AMAZON_PAY_API_URL',
  // The signature is a field of the body.
  unwrap: (_headers, body) => ({ payload: body, signature: signatureInside(body) }),
  toKeys: toAmazonKeys,
  contentSources: ({ scriptUrl }) => amazonSources(scriptUrl),
  productSources: ({ scriptUrl, isOnProducts }) => (isOnProducts ? amazonSources(scriptUrl) : null),
  browser: ({ scriptUrl, merchantId, publicKeyId, isOnProducts }) => ({
    ...{ scriptUrl, merchantId, publicKeyId, isOnProducts },
  }),
  create: ({ scriptUrl: _, ...keys }, id, { timeoutMs }) => amazonProvider({ id, ...keys, timeoutMs }),
});
