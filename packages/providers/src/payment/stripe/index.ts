import { methodIdsOf } from '@counterpane/rules/payments/methods';
import { paymentIntegration } from '../integration.ts';
import { signedInHeader } from '../unwrap-webhook.ts';
import { accountMethods } from './account-methods.ts';
import { stripeReadiness } from './readiness.ts';
import { STRIPE_LIVE_KEYS, STRIPE_NEEDED, stripeEnvironment, toStripeKeys } from './stripe-keys.ts';
import { openStripe, stripeProvider } from './stripe-provider.ts';
import { stripeSources } from './stripe-sources.ts';

/** Cards, wallets, Link, Afterpay and bank accounts: all come with the account that takes cards. */
export const stripe = paymentIntegration({
  name: 'stripe',
  label: 'Stripe',
  readiness: stripeReadiness,
  methodIds: methodIdsOf('card-provider'),
  environment: stripeEnvironment,
  needed: STRIPE_NEEDED,
  apiSetting: 'STRIPE_API_URL',
  isRequired: true,
  liveKeys: STRIPE_LIVE_KEYS,
  unwrap: signedInHeader('stripe-signature'),
  toKeys: toStripeKeys,
  contentSources: ({ scriptUrl }) => stripeSources(scriptUrl),
  browser: ({ scriptUrl, publishableKey }) => ({
    scriptUrl,
    publishableKey,
    origin: new URL(scriptUrl).origin,
  }),
  methods: ({ secretKey, apiUrl }, { timeoutMs }) =>
    accountMethods(openStripe({ secretKey, timeoutMs, ...(apiUrl && { apiBase: apiBaseOf(apiUrl) }) })),
  create: ({ secretKey, webhookSecret, apiUrl }, id, { timeoutMs }) =>
    stripeProvider({
      id,
      secretKey,
      webhookSecret,
      timeoutMs,
      ...(apiUrl && { apiBase: apiBaseOf(apiUrl) }),
    }),
});

const apiBaseOf = (url: URL) => ({
  protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
  host: url.hostname,
  port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
});
