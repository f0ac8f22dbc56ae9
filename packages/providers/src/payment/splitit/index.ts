import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { paymentIntegration } from '../integration.ts';
import { splititReadiness } from './readiness.ts';
import { joinSignature } from './splitit-event.ts';
import { SPLITIT_NEEDED, splititEnvironment, toSplititKeys } from './splitit-keys.ts';
import { splititProvider } from './splitit-provider.ts';
import { splititSources } from './splitit-sources.ts';

/** A purchase in monthly payments on a card that the shopper has. */
export const splitit = paymentIntegration({
  name: 'splitit',
  label: 'SplitIt',
  readiness: splititReadiness,
  methodIds: methodIdsOf('splitit'),
  environment: splititEnvironment,
  needed: SPLITIT_NEEDED,
  apiSetting: 'SPLITIT_API_URL',
  // The body is signed together with the name of the event, and both come in headers. An address that a plan named is called with
  // its number, which is not signed.
  unwrap: ({ 'x-splitit-idempotencykey': key, 'x-splitit-signature': signature }, body, query) => {
    const isSigned = typeof key === 'string' && typeof signature === 'string';
    const planNumber = query.get('InstallmentPlanNumber');
    return { payload: body, signature: isSigned ? joinSignature(key, signature, planNumber) : undefined };
  },
  toKeys: toSplititKeys,
  contentSources: splititSources,
  browser: ({ scriptUrl }) => (scriptUrl === null ? null : { scriptUrl }),
  create: ({ scriptUrl: _, ...keys }, id, { timeoutMs }) => splititProvider({ id, ...keys, timeoutMs }),
});
