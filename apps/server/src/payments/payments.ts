import { acimaProvider } from '@counterpane/providers/payment/acima/acima-provider';
import { affirmProvider } from '@counterpane/providers/payment/affirm/affirm-provider';
import { amazonProvider } from '@counterpane/providers/payment/amazon/amazon-provider';
import { braintreeProvider } from '@counterpane/providers/payment/braintree/braintree-provider';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { splititProvider } from '@counterpane/providers/payment/splitit/splitit-provider';
import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import { truemedProvider } from '@counterpane/providers/payment/truemed/truemed-provider';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import type { StripeKeys } from '../config.ts';
import type { ScriptOrigins } from '../storefront/build.ts';
import type { AcimaKeys } from './keys/acima-keys.ts';
import type { AffirmKeys } from './keys/affirm-keys.ts';
import type { AmazonKeys } from './keys/amazon-keys.ts';
import type { BraintreeKeys } from './keys/braintree-keys.ts';
import type { SplititKeys } from './keys/splitit-keys.ts';
import type { TruemedKeys } from './keys/truemed-keys.ts';

/** No shopper waits longer for a provider; afterwards the payment is in doubt and looked up. */
const TIMEOUT_MS = 10_000;

/** Whose keys the store has. */
export interface PaymentKeys {
  readonly stripe: StripeKeys;
  /** Null offers no PayPal. */
  readonly braintree: BraintreeKeys | null;
  /** Null offers no SplitIt. */
  readonly splitit: SplititKeys | null;
  /** Null offers no Amazon Pay. */
  readonly amazon: AmazonKeys | null;
  /** Null offers no Affirm. */
  readonly affirm: AffirmKeys | null;
  /** Null offers no Truemed. */
  readonly truemed: TruemedKeys | null;
  /** Null offers no Acima. */
  readonly acima: AcimaKeys | null;
}

/** The payment providers by the ids of the specification. */
export const buildProviders = ({
  stripe,
  braintree,
  splitit,
  amazon,
  affirm,
  truemed,
  acima,
}: PaymentKeys): ReadonlyMap<string, PaymentProvider> => {
  const providers = [
    ...cardProviders(stripe),
    ...(braintree ? walletProviders(braintree) : []),
    ...(splitit ? [instalmentProvider(splitit)] : []),
    ...(amazon ? [amazonPay(amazon)] : []),
    ...(affirm ? [affirmProvider({ id: 'affirm', ...affirm, timeoutMs: TIMEOUT_MS })] : []),
    ...(truemed ? [truemedProvider({ id: 'truemed', ...truemed, timeoutMs: TIMEOUT_MS })] : []),
    ...(acima ? [acimaProvider({ id: 'acima', ...acima, timeoutMs: TIMEOUT_MS })] : []),
  ];
  return new Map(providers.map((provider) => [provider.id, provider]));
};

/** Link, wallets, Afterpay and bank accounts come with the account that takes cards. */
const CARD_PROVIDER_METHODS = PAYMENT_METHODS.filter(({ family }) => family === 'card-provider');

const cardProviders = ({ secretKey, webhookSecret, apiUrl }: StripeKeys): PaymentProvider[] => {
  const apiBase = apiUrl ? { apiBase: apiBaseOf(apiUrl) } : {};
  return CARD_PROVIDER_METHODS.map(({ id }) =>
    stripeProvider({ id, secretKey, webhookSecret, timeoutMs: TIMEOUT_MS, ...apiBase }),
  );
};

const walletProviders = ({ scriptsUrl: _, ...keys }: BraintreeKeys): PaymentProvider[] =>
  ['paypal', 'paypalCredit'].map((id) => braintreeProvider({ id, ...keys, timeoutMs: TIMEOUT_MS }));

const instalmentProvider = ({ formUrl: _, ...keys }: SplititKeys): PaymentProvider =>
  splititProvider({ id: 'splitIt', ...keys, timeoutMs: TIMEOUT_MS });

const amazonPay = (keys: AmazonKeys): PaymentProvider =>
  amazonProvider({ id: 'amazonPay', ...keys, timeoutMs: TIMEOUT_MS });

/** What a page needs to load the providers' scripts and forms. */
export const scriptOriginsOf = ({
  stripe,
  braintree,
  splitit,
  amazon,
}: Pick<PaymentKeys, 'stripe' | 'braintree' | 'splitit' | 'amazon'>): ScriptOrigins => {
  const { scriptUrl, publishableKey } = stripe;
  return {
    stripe: { scriptUrl, publishableKey, origin: new URL(scriptUrl).origin },
    ...(braintree ? { braintree: braintreeScripts(braintree) } : {}),
    ...(splitit ? { splitit: splititForm(splitit) } : {}),
    ...(amazon ? { amazon: { signInUrl: amazon.signInUrl } } : {}),
  };
};

const braintreeScripts = ({ scriptsUrl }: BraintreeKeys) => ({
  clientUrl: `${scriptsUrl}client.min.js`,
  paypalUrl: `${scriptsUrl}paypal-checkout.min.js`,
});

const splititForm = ({ formUrl, applicationId }: SplititKeys) => ({
  formUrl,
  applicationId,
  origin: new URL(formUrl).origin,
});

const apiBaseOf = (url: URL) => ({
  protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
  host: url.hostname,
  port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
});
