import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { type AcimaKeys, acimaEnvironment, missingAcimaKeys, toAcimaKeys } from './acima-keys.ts';
import { type AffirmKeys, affirmEnvironment, missingAffirmKeys, toAffirmKeys } from './affirm-keys.ts';
import { type AmazonKeys, amazonEnvironment, missingAmazonKeys, toAmazonKeys } from './amazon-keys.ts';
import {
  type BraintreeKeys,
  braintreeEnvironment,
  missingBraintreeKeys,
  toBraintreeKeys,
} from './braintree-keys.ts';
import { missingSplititKeys, type SplititKeys, splititEnvironment, toSplititKeys } from './splitit-keys.ts';
import { type TaxjarKeys, taxjarEnvironment, toTaxjarKeys } from './taxes.ts';
import { missingTruemedKeys, type TruemedKeys, toTruemedKeys, truemedEnvironment } from './truemed-keys.ts';

const ROOT = dirname(dirname(dirname(import.meta.dirname)));

const switchedOn = z.enum(['on', 'off']).transform((value) => value === 'on');
const names = z.stringFormat(
  'pairs host=storefront, without ports, separated by commas',
  /^[^=,:\s]+=[a-z-]+(,[^=,:\s]+=[a-z-]+)*$/,
);

/** Every name the store reads from its environment. docs/operating.md explains them to operators. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  HOSTS: names.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('data'),
  SESSION_SECRET: z.string().min(32).optional(),
  SANDBOXES: switchedOn.optional(),
  STRIPE_SECRET_KEY: z.stringFormat('a secret or restricted key', /^[sr]k_/).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  // Another server that speaks Stripe's API: two stores may share one sandbox.
  STRIPE_API_URL: z.url().optional(),
  STRIPE_SCRIPT_URL: z.url().default('https://js.stripe.com/endive/stripe.js'),
  ...braintreeEnvironment.shape,
  ...splititEnvironment.shape,
  ...amazonEnvironment.shape,
  ...affirmEnvironment.shape,
  ...truemedEnvironment.shape,
  ...acimaEnvironment.shape,
  ...taxjarEnvironment.shape,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .stringFormat(
      'an address, with a name or without',
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** What a store without sandboxes cannot do without. */
const NEEDED_TO_SELL = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly scriptUrl: string;
  /** Null is Stripe itself. */
  readonly apiUrl: URL | null;
}

export interface MailServer {
  readonly smtpUrl: string;
  /** Who the store's mail is from: `Halcyon <orders@halcyon.example>`. */
  readonly from: string;
}

export interface Config {
  readonly port: number;
  /** Null listens on both loopback addresses and nowhere else. */
  readonly host: string | null;
  /** The first storefront's address as shoppers see it; null means http://localhost:<port>. */
  readonly publicUrl: URL | null;
  /** Real hosts and the storefront that each one shows. */
  readonly hosts: ReadonlyMap<string, string>;
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number;
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Null means: keep one in the data folder. */
  readonly sessionSecret: string | null;
  /** Null means: the sandboxes stand in for the providers. */
  readonly stripe: StripeKeys | null;
  /** Null means: no PayPal, or the sandbox's. */
  readonly braintree: BraintreeKeys | null;
  /** Null means: no SplitIt, or the sandbox's. */
  readonly splitit: SplititKeys | null;
  /** Null means: no Amazon Pay, or the sandbox's. */
  readonly amazon: AmazonKeys | null;
  /** Null means: no Affirm, or the sandbox's. */
  readonly affirm: AffirmKeys | null;
  /** Null means: no Truemed, or the sandbox's. */
  readonly truemed: TruemedKeys | null;
  /** Null means: no Acima, or the sandbox's. */
  readonly acima: AcimaKeys | null;
  /** Null means: the dated table of the catalogue is all there is. */
  readonly taxjar: TaxjarKeys | null;
  /** Null means: a mailbox on this machine takes it all. */
  readonly mail: MailServer | null;
  readonly metricsToken: string | null;
  readonly logLevel: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The only place that reads the environment. Everything wrong with it is told at once. */
export const loadConfig = (): ConfigResult => {
  // React and others choose their fast, quiet build by it, at their first import.
  process.env.NODE_ENV ??= 'production';
  return parseConfig(process.env);
};

export const parseConfig = (env: Record<string, string | undefined>): ConfigResult => {
  // An empty line in an .env file means "not set".
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  const sandboxes = env.SANDBOXES ? env.SANDBOXES !== 'off' : !env.STRIPE_SECRET_KEY;
  const missing = sandboxes ? [] : NEEDED_TO_SELL.filter((name) => !present[name]);
  const halfKeys = sandboxes ? [] : missingBraintreeKeys(present);
  const halfSplitit = sandboxes ? [] : missingSplititKeys(present);
  const halfAmazon = sandboxes ? [] : missingAmazonKeys(present);
  const halfLenders = sandboxes ? [] : missingLenderKeys(present);
  const problems = [
    ...missing.map((name) => `${name} is missing: without the sandboxes the store needs it`),
    ...halfKeys.map((name) => `${name} is missing: PayPal needs all of its keys`),
    ...halfSplitit.map((name) => `${name} is missing: SplitIt needs all of its keys`),
    ...halfAmazon.map((name) => `${name} is missing: Amazon Pay needs all of its keys`),
    ...halfLenders,
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} is wrong: ${message}`),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(parsed.data, sandboxes) };
};

const toConfig = (env: z.output<typeof environment>, sandboxes: boolean): Config => ({
  port: env.PORT,
  host: env.HOST ?? null,
  publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : null,
  hosts: new Map((env.HOSTS?.split(',') ?? []).map((pair) => parseHost(pair))),
  trustedProxies: env.TRUST_PROXY,
  databaseUrl: env.DATABASE_URL ?? null,
  dataFolder: resolve(ROOT, env.DATA_DIR),
  sessionSecret: env.SESSION_SECRET ?? null,
  stripe: sandboxes ? null : toStripeKeys(env),
  braintree: sandboxes ? null : toBraintreeKeys(env),
  splitit: sandboxes ? null : toSplititKeys(env),
  amazon: sandboxes ? null : toAmazonKeys(env),
  affirm: sandboxes ? null : toAffirmKeys(env),
  truemed: sandboxes ? null : toTruemedKeys(env),
  acima: sandboxes ? null : toAcimaKeys(env),
  taxjar: toTaxjarKeys(env),
  mail: sandboxes ? null : { smtpUrl: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' },
  metricsToken: env.METRICS_TOKEN ?? null,
  // At a desk the printed addresses should stay in sight; a real store keeps a line per request.
  logLevel: env.LOG_LEVEL ?? (sandboxes ? 'warn' : 'info'),
});

/** What half an account at a lender lacks, as told to who runs the store. */
const missingLenderKeys = (env: Record<string, string | undefined>): readonly string[] => [
  ...missingAffirmKeys(env).map((name) => `${name} is missing: Affirm needs all of its keys`),
  ...missingTruemedKeys(env).map((name) => `${name} is missing: Truemed needs all of its keys`),
  ...missingAcimaKeys(env).map((name) => `${name} is missing: Acima needs all of its keys`),
];

const parseHost = (pair: string): [string, string] => {
  const [host = '', storefront = ''] = pair.split('=');
  return [host.toLowerCase(), storefront];
};

const toStripeKeys = (env: z.output<typeof environment>): StripeKeys => ({
  secretKey: env.STRIPE_SECRET_KEY ?? '',
  publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
  webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
  scriptUrl: env.STRIPE_SCRIPT_URL,
  apiUrl: env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null,
});
