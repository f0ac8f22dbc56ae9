import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';

const KEYS = {
  secretKey: 'sk_test_bench',
  publishableKey: 'pk_test_bench',
  webhookSecret: 'whsec_bench',
};

/**
 * The card provider, outside the store's process as in real life, in this one: its work must not be counted as the
 * store's.
 */
export const startSandbox = async (storePort: number) => {
  const webhookUrl = `http://127.0.0.1:${storePort}/api/webhooks/stripe`;
  const sandbox = await startStripeSandbox({ ...KEYS, port: 0, host: '127.0.0.1', webhookUrl });
  return {
    env: {
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_API_URL: sandbox.url,
      STRIPE_SCRIPT_URL: `${sandbox.url}/v3/stripe.js`,
      SESSION_SECRET: 'only-for-measurements-on-this-machine',
    },
    stop: sandbox.close,
  };
};
