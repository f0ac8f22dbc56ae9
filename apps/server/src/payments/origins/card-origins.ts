import type { CardOrigins } from '../../http/security-headers.ts';

/** Stripe's own list: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: CardOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  form: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
};

/** Braintree's and PayPal's: https://developer.paypal.com/braintree/docs/guides/client-sdk/setup/javascript/v3#content-security-policy */
const BRAINTREE: CardOrigins = {
  script: [
    'https://js.braintreegateway.com',
    'https://assets.braintreegateway.com',
    'https://www.paypalobjects.com',
    // The documentation allows all of paypal.com. Scripts come from these two: the buttons, and the check of a risk.
    'https://www.paypal.com',
    'https://c.paypal.com',
  ],
  frame: ['https://assets.braintreegateway.com', 'https://*.paypal.com'],
  connect: ['https://*.braintreegateway.com', 'https://*.braintree-api.com', 'https://*.paypal.com'],
  form: [],
  image: ['https://assets.braintreegateway.com', 'https://www.paypalobjects.com', 'https://*.paypal.com'],
};

const KNOWN: ReadonlyMap<string, CardOrigins> = new Map([
  ['https://js.stripe.com', STRIPE],
  ['https://js.braintreegateway.com', BRAINTREE],
]);

/** Everything that the checkout may load from these providers, told by where their scripts are. */
export const cardOriginsOf = (...scriptUrls: readonly string[]): CardOrigins => {
  const all = scriptUrls.map((url) => originsOf(new URL(url).origin));
  return {
    script: all.flatMap(({ script }) => script),
    frame: all.flatMap(({ frame }) => frame),
    connect: all.flatMap(({ connect }) => connect),
    form: all.flatMap(({ form }) => form),
    image: all.flatMap(({ image }) => image ?? []),
  };
};

/** A sandbox serves everything from one address: script, frames and the pages that shoppers are sent to. */
const originsOf = (origin: string): CardOrigins =>
  KNOWN.get(origin) ?? { script: [origin], frame: [origin], connect: [origin], form: [origin] };
