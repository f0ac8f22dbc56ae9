import { type ContentSources, everythingFrom } from '../content-sources.ts';

/** Stripe's own list: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: ContentSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  form: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
};

/** What the checkout loads of Stripe, told by where its script is. */
export const stripeSources = (scriptUrl: string): ContentSources => {
  const { origin } = new URL(scriptUrl);
  return origin === 'https://js.stripe.com' ? STRIPE : everythingFrom(origin);
};
