import { startMailbox } from '@counterpane/sandboxes/mailbox/mailbox';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';

const KEYS = {
  secretKey: 'sk_test_bench',
  publishableKey: 'pk_test_bench',
  webhookSecret: 'whsec_bench',
};

/**
 * The card provider and the mail server, outside the store's process as in real life, in this one: their work must not
 * be counted as the store's.
 */
export const startSandbox = async (storePort: number) => {
  const webhookUrl = `http://127.0.0.1:${storePort}/api/webhooks/stripe`;
  const sandbox = await startStripeSandbox({ ...KEYS, port: 0, host: '127.0.0.1', webhookUrl });
  const mailbox = await startMailbox({ smtpPort: 0, webPort: 0, host: '127.0.0.1' });
  return {
    env: {
      SANDBOXES: 'on',
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_API_URL: sandbox.url,
      STRIPE_SCRIPT_URL: `${sandbox.url}/v3/stripe.js`,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: 'orders@bench.example',
      SESSION_SECRET: 'only-for-measurements-on-this-machine',
    },
    stop: async () => {
      await Promise.all([sandbox.close(), mailbox.close()]);
    },
  };
};
