import type { Currency } from '@counterpane/rules/money/money';
import type { SellingCountry } from '@counterpane/rules/payments/methods';
import { z } from 'zod';

const secretKey = z.stringFormat('a secret or restricted key', /^[sr]k_/).optional();
const publishableKey = z.string().startsWith('pk_').optional();
const webhookSecret = z.string().startsWith('whsec_').optional();

/** What the environment says of Stripe. */
export const stripeEnvironment = z
  .object({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    // Accounts of their own for the other countries, beside the one of all that have none.
    STRIPE_SECRET_KEY_CA: secretKey,
    STRIPE_PUBLISHABLE_KEY_CA: publishableKey,
    STRIPE_WEBHOOK_SECRET_CA: webhookSecret,
    STRIPE_SECRET_KEY_GB: secretKey,
    STRIPE_PUBLISHABLE_KEY_GB: publishableKey,
    STRIPE_WEBHOOK_SECRET_GB: webhookSecret,
    // Another server that speaks Stripe's API: two stores may share one sandbox.
    STRIPE_API_URL: z.url().optional(),
    STRIPE_SCRIPT_URL: z.url().default('https://js.stripe.com/endive/stripe.js'),
  })
  .superRefine((settings, context) => {
    for (const country of OTHER_COUNTRIES) {
      const names = STRIPE_NEEDED.map((name) => `${name}_${country}` as const);
      if (!names.some((name) => settings[name])) continue;
      for (const name of names.filter((one) => !settings[one]))
        context.addIssue({ code: 'custom', path: [name], message: 'an account has all of its keys' });
    }
  });

export const STRIPE_NEEDED = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const OTHER_COUNTRIES = ['CA', 'GB'] as const;

const LIVE = /^[sr]k_live_/;

/** Stripe says in its keys whether they move real money. */
export const STRIPE_LIVE_KEYS = {
  STRIPE_SECRET_KEY: LIVE,
  STRIPE_SECRET_KEY_CA: LIVE,
  STRIPE_SECRET_KEY_GB: LIVE,
} as const;

/** The keys of one account. */
export interface AccountKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export interface StripeKeys {
  /** The account of every country that has none of its own. */
  readonly first: AccountKeys;
  readonly own: Partial<Readonly<Record<SellingCountry, AccountKeys>>>;
  readonly scriptUrl: string;
  /** Null is Stripe itself. */
  readonly apiUrl: URL | null;
}

/** A country sells in its own currency, by which its account is told. */
export const CURRENCY_OF: Readonly<Record<SellingCountry, Currency>> = { US: 'USD', CA: 'CAD', GB: 'GBP' };

/** Null when the shop has no account there. */
export const toStripeKeys = (env: z.output<typeof stripeEnvironment>): StripeKeys | null => {
  const first = accountOf(env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET);
  if (!first) return null;
  const own = OTHER_COUNTRIES.flatMap((country) => {
    const keys = accountOf(
      env[`STRIPE_SECRET_KEY_${country}`],
      env[`STRIPE_PUBLISHABLE_KEY_${country}`],
      env[`STRIPE_WEBHOOK_SECRET_${country}`],
    );
    return keys ? [[country, keys] as const] : [];
  });
  const apiUrl = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null;
  return { first, own: Object.fromEntries(own), scriptUrl: env.STRIPE_SCRIPT_URL, apiUrl };
};

const accountOf = (
  secret: string | undefined,
  publishable: string | undefined,
  webhook: string | undefined,
): AccountKeys | null =>
  secret && publishable && webhook
    ? { secretKey: secret, publishableKey: publishable, webhookSecret: webhook }
    : null;
