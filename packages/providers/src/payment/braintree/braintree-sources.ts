import { type ContentSources, everythingFrom } from '../content-sources.ts';

/** Braintree's and PayPal's: https://developer.paypal.com/braintree/docs/guides/client-sdk/setup/javascript/v3#content-security-policy */
const BRAINTREE: ContentSources = {
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

/** What the checkout loads of Braintree and PayPal, told by where their scripts are. */
export const braintreeSources = (scriptsUrl: string): ContentSources => {
  const { origin } = new URL(scriptsUrl);
  return origin === 'https://js.braintreegateway.com' ? BRAINTREE : everythingFrom(origin);
};
