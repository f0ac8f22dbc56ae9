/** Known to everyone and good for nothing but the sandbox. */
export const KEYS = {
  secretKey: 'sk_test_counterpane',
  publishableKey: 'pk_test_counterpane',
  webhookSecret: 'whsec_counterpane',
};

export const BRAINTREE_KEYS = {
  merchantId: 'counterpane',
  publicKey: 'public_counterpane',
  privateKey: 'private_counterpane',
};

/** The first is the account that takes what names no other. */
export const ACCOUNTS = { USD: 'counterpane_usd', CAD: 'counterpane_cad', GBP: 'counterpane_gbp' };

export const SPLITIT_KEYS = {
  clientId: 'counterpane',
  clientSecret: 'secret_counterpane',
  applicationId: 'application_counterpane',
};

export const AMAZON_KEYS = {
  merchantId: 'merchant_counterpane',
  storeId: 'store_counterpane',
  publicKeyId: 'SANDBOX-COUNTERPANE',
};

export const AFFIRM_KEYS = { publicKey: 'public_counterpane', privateKey: 'private_counterpane' };

export const TRUEMED_KEYS = { apiKey: 'key_counterpane', webhookSecret: 'secret_counterpane' };

export const ACIMA_KEYS = {
  merchantId: 'merchant_counterpane',
  apiKey: 'key_counterpane',
  webhookSecret: 'secret_counterpane',
};

export const stripeSettings = (origin: string) => ({
  STRIPE_SECRET_KEY: KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
  STRIPE_SCRIPT_URL: `${origin}/v3/stripe.js`,
  STRIPE_API_URL: origin,
});

export const braintreeSettings = (origin: string) => ({
  BRAINTREE_MERCHANT_ID: BRAINTREE_KEYS.merchantId,
  BRAINTREE_PUBLIC_KEY: BRAINTREE_KEYS.publicKey,
  BRAINTREE_PRIVATE_KEY: BRAINTREE_KEYS.privateKey,
  BRAINTREE_MERCHANT_ACCOUNTS: Object.entries(ACCOUNTS)
    .map((pair) => pair.join('='))
    .join(','),
  BRAINTREE_API_URL: origin,
  BRAINTREE_SCRIPTS_URL: `${origin}/web/sandbox/js/`,
});

export const splititSettings = (origin: string, webhookPublicKey: string) => ({
  SPLITIT_CLIENT_ID: SPLITIT_KEYS.clientId,
  SPLITIT_CLIENT_SECRET: SPLITIT_KEYS.clientSecret,
  SPLITIT_APPLICATION_ID: SPLITIT_KEYS.applicationId,
  SPLITIT_WEBHOOK_PUBLIC_KEY: webhookPublicKey,
  SPLITIT_FORM_URL: `${origin}/form`,
  SPLITIT_API_URL: origin,
  SPLITIT_IDENTITY_URL: origin,
});

export const amazonSettings = (origin: string, privateKey: string) => ({
  AMAZON_PAY_MERCHANT_ID: AMAZON_KEYS.merchantId,
  AMAZON_PAY_STORE_ID: AMAZON_KEYS.storeId,
  AMAZON_PAY_PUBLIC_KEY_ID: AMAZON_KEYS.publicKeyId,
  AMAZON_PAY_PRIVATE_KEY: privateKey,
  AMAZON_PAY_SIGN_IN_URL: `${origin}/checkout`,
  AMAZON_PAY_API_URL: origin,
});

export const affirmSettings = (origin: string) => ({
  AFFIRM_PUBLIC_KEY: AFFIRM_KEYS.publicKey,
  AFFIRM_PRIVATE_KEY: AFFIRM_KEYS.privateKey,
  AFFIRM_API_URL: origin,
});

export const truemedSettings = (origin: string) => ({
  TRUEMED_API_KEY: TRUEMED_KEYS.apiKey,
  TRUEMED_WEBHOOK_SECRET: TRUEMED_KEYS.webhookSecret,
  TRUEMED_API_URL: origin,
  TRUEMED_PAGE_URL: origin,
});

export const acimaSettings = (origin: string) => ({
  ACIMA_MERCHANT_ID: ACIMA_KEYS.merchantId,
  ACIMA_API_KEY: ACIMA_KEYS.apiKey,
  ACIMA_WEBHOOK_SECRET: ACIMA_KEYS.webhookSecret,
  ACIMA_API_URL: origin,
  ACIMA_FRAME_URL: origin,
});
