import { type ContentSources, everythingFrom, mergedSources, NO_SOURCES } from '../content-sources.ts';

/** Stripe's own list: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: ContentSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  form: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
};

/** What the checkout loads of Stripe, told by where its script is. A sandbox has its pages where its API is. */
export const stripeSources = (scriptUrl: string, apiUrl: URL | null = null): ContentSources => {
  const { origin } = new URL(scriptUrl);
  if (origin === 'https://js.stripe.com') return STRIPE;
  const pages = { ...NO_SOURCES, form: apiUrl ? [apiUrl.origin] : [] };
  return mergedSources([everythingFrom(origin), pages]);
};
