import type { CardOrigins } from './security-headers.ts';

/** Stripe's own list: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: CardOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  form: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
};

/** A sandbox serves everything from one address: script, frames and the pages that shoppers are sent to. */
export const cardOriginsOf = (scriptUrl: string): CardOrigins => {
  const { origin } = new URL(scriptUrl);
  if (origin === 'https://js.stripe.com') return STRIPE;
  return { script: [origin], frame: [origin], connect: [origin], form: [origin] };
};
