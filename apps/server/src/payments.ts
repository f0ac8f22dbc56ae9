import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import type { StripeKeys } from './config.ts';
import type { ScriptOrigins } from './storefront/build.ts';

/** No shopper waits longer for a card provider; afterwards the payment is in doubt and looked up. */
const TIMEOUT_MS = 10_000;

/** The payment providers by the ids of the specification. */
export const buildProviders = (stripe: StripeKeys): ReadonlyMap<string, PaymentProvider> => {
  const { secretKey, webhookSecret, apiUrl } = stripe;
  const apiBase = apiUrl ? apiBaseOf(apiUrl) : undefined;
  return new Map(
    ['stripeDirect'].map((id) => [
      id,
      stripeProvider({
        id,
        secretKey,
        webhookSecret,
        timeoutMs: TIMEOUT_MS,
        ...(apiBase ? { apiBase } : {}),
      }),
    ]),
  );
};

/** What a page needs to load the card provider's script. */
export const scriptOriginsOf = ({ scriptUrl, publishableKey }: StripeKeys): ScriptOrigins => ({
  stripe: { scriptUrl, publishableKey, origin: new URL(scriptUrl).origin },
});

const apiBaseOf = (url: URL) => ({
  protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
  host: url.hostname,
  port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)),
});
