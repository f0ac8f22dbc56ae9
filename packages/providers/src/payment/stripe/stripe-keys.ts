import { z } from 'zod';

/** What the environment says of Stripe. */
export const stripeEnvironment = z.object({
  STRIPE_SECRET_KEY: z.stringFormat('a secret or restricted key', /^[sr]k_/).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  // Another server that speaks Stripe's API: two stores may share one sandbox.
  STRIPE_API_URL: z.url().optional(),
  STRIPE_SCRIPT_URL: z.url().default('https://js.stripe.com/endive/stripe.js'),
});

export const STRIPE_NEEDED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Stripe says in its keys whether they move real money. */
export const STRIPE_LIVE_KEYS = { STRIPE_SECRET_KEY: /^[sr]k_live_/ } as const;

interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly scriptUrl: string;
  /** Null is Stripe itself. */
  readonly apiUrl: URL | null;
}

/** Null when the shop has no account there. */
export const toStripeKeys = (env: z.output<typeof stripeEnvironment>): StripeKeys | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_SCRIPT_URL: scriptUrl } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  const apiUrl = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null;
  return { secretKey, publishableKey, webhookSecret, scriptUrl, apiUrl };
};
