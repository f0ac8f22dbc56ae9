import type { Currency } from '@counterpane/rules/money/money';
import { methodIdsOf, type SellingCountry } from '@counterpane/rules/payments/methods';
import { byCurrency } from '../by-currency.ts';
import { paymentIntegration } from '../integration.ts';
import { signedInHeader } from '../unwrap-webhook.ts';
import { accountMethods } from './account-methods.ts';
import { stripeReadiness } from './readiness.ts';
import {
  type AccountKeys,
  CURRENCY_OF,
  STRIPE_LIVE_KEYS,
  STRIPE_NEEDED,
  type StripeKeys,
  stripeEnvironment,
  toStripeKeys,
} from './stripe-keys.ts';
import { isHomeOnly } from './stripe-methods.ts';
import { openStripe, stripeProvider } from './stripe-provider.ts';
import { stripeSources } from './stripe-sources.ts';

/** The first account is one of the United States, whatever else it takes. */
const FIRST_CURRENCY: Currency = CURRENCY_OF.US;

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
  contentSources: ({ scriptUrl, apiUrl }) => stripeSources(scriptUrl, apiUrl),
  browser: ({ scriptUrl, first, own }, country) => ({
    scriptUrl,
    publishableKey: (own[country] ?? first).publishableKey,
    origin: new URL(scriptUrl).origin,
  }),
  methods: (keys, { timeoutMs }) => {
    const { first, own } = inEachAccount(keys, (account) =>
      accountMethods(openStripe({ ...account, ...apiOf(keys), timeoutMs }), account.publishableKey),
    );
    return {
      has: (methodId, currency) => {
        const isHome = currency === FIRST_CURRENCY || own[currency] !== undefined;
        return (isHome || !isHomeOnly(methodId)) && (own[currency] ?? first).has(methodId, currency);
      },
      asked: [first, ...Object.values(own)],
    };
  },
  create: (keys, id, { timeoutMs }) =>
    byCurrency(
      inEachAccount(keys, ({ secretKey, webhookSecret }) =>
        stripeProvider({ id, secretKey, webhookSecret, timeoutMs, ...apiOf(keys) }),
      ),
    ),
});

interface ForCurrencies<Made> {
  readonly first: Made;
  readonly own: Partial<Readonly<Record<Currency, Made>>>;
}

/** The same made of each account, told apart by the currency of its country. */
const inEachAccount = <Made>(
  { first, own }: StripeKeys,
  make: (keys: AccountKeys) => Made,
): ForCurrencies<Made> => ({
  first: make(first),
  own: Object.fromEntries(
    // Entries lose the type of their keys, which are those of `own`.
    Object.entries(own).map(([country, keys]) => [CURRENCY_OF[country as SellingCountry], make(keys)]),
  ),
});

const apiOf = ({ apiUrl }: StripeKeys) => (apiUrl ? { apiBase: apiBaseOf(apiUrl) } : {});

const apiBaseOf = (url: URL) => ({
  protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
  host: url.hostname,
  port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
});
