import type { Currency } from '@counterpane/rules/money/money';
import { z } from 'zod';

/** An account of Braintree's, for PayPal. */
interface BraintreeKeys {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly environment: 'production' | 'sandbox' | { readonly host: string; readonly port: number };
  /** Braintree's ids of the accounts that take a currency; the default account's is USD. */
  readonly merchantAccounts: Partial<Readonly<Record<Currency, string>>>;
  /** The folder that Braintree's browser scripts are in, with a slash at its end. */
  readonly scriptsUrl: string;
}

const accounts = z.stringFormat(
  'pairs currency=merchant account, separated by commas',
  /^(USD|CAD|GBP)=[\w-]+(,(USD|CAD|GBP)=[\w-]+)*$/,
);

/** What the environment says of Braintree. */
export const braintreeEnvironment = z.object({
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  BRAINTREE_ENVIRONMENT: z.enum(['production', 'sandbox']).default('production'),
  BRAINTREE_MERCHANT_ACCOUNTS: accounts.optional(),
  // Another server that speaks Braintree's API: two stores may share one sandbox.
  BRAINTREE_API_URL: z.url({ protocol: /^http$/ }).optional(),
  BRAINTREE_SCRIPTS_URL: z.url().endsWith('/').default('https://js.braintreegateway.com/web/3.144.0/js/'),
});

export const BRAINTREE_NEEDED = [
  'BRAINTREE_MERCHANT_ID',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
] as const;

/** Null when the shop has no account there. */
export const toBraintreeKeys = (env: z.output<typeof braintreeEnvironment>): BraintreeKeys | null => {
  const {
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
  } = env;
  if (!merchantId || !publicKey || !privateKey) return null;
  const pairs = env.BRAINTREE_MERCHANT_ACCOUNTS?.split(',').map((pair) => pair.split('=')) ?? [];
  return {
    merchantId,
    publicKey,
    privateKey,
    environment: env.BRAINTREE_API_URL ? addressOf(env.BRAINTREE_API_URL) : env.BRAINTREE_ENVIRONMENT,
    merchantAccounts: Object.fromEntries(pairs),
    scriptsUrl: env.BRAINTREE_SCRIPTS_URL,
  };
};

const addressOf = (url: string): { host: string; port: number } => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port || 80) };
};
