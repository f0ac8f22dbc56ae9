import { dirname, resolve } from 'node:path';
import { parseSecrets } from '@counterpane/api/http/purpose-keys';
import { z } from 'zod';
import { type TelemetryOptions, telemetryEnvironment, toTelemetry } from './monitoring/telemetry-options.ts';
import {
  type AcimaKeys,
  acimaEnvironment,
  missingAcimaKeys,
  toAcimaKeys,
} from './payments/keys/acima-keys.ts';
import {
  type AffirmKeys,
  affirmEnvironment,
  missingAffirmKeys,
  toAffirmKeys,
} from './payments/keys/affirm-keys.ts';
import {
  type AmazonKeys,
  amazonEnvironment,
  missingAmazonKeys,
  toAmazonKeys,
} from './payments/keys/amazon-keys.ts';
import {
  type BraintreeKeys,
  braintreeEnvironment,
  missingBraintreeKeys,
  toBraintreeKeys,
} from './payments/keys/braintree-keys.ts';
import {
  missingSplititKeys,
  type SplititKeys,
  splititEnvironment,
  toSplititKeys,
} from './payments/keys/splitit-keys.ts';
import {
  missingTruemedKeys,
  type TruemedKeys,
  toTruemedKeys,
  truemedEnvironment,
} from './payments/keys/truemed-keys.ts';
import { type TaxjarKeys, taxjarEnvironment, toTaxjarKeys } from './payments/taxes.ts';
import { type VerifiedDatabaseUrl, verifiedDatabaseUrl } from './start/database-url.ts';
import { contradictionsOfKind, missingOfKind, type StoreKind, storeKindOf } from './start/store-kind.ts';

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
  STAFF_HOST: z.stringFormat('a host name without a port', /^[a-z0-9.-]+$/i).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default('data'),
  SESSION_SECRET: z
    .string()
    .refine((setting) => parseSecrets(setting) !== null, 'each secret has at least 32 characters')
    .optional(),
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
  API_DOCS: switchedOn.optional(),
  ...telemetryEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

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

export interface Config extends Pick<StoreKind, 'isDemo' | 'isLocal'> {
  readonly port: number;
  /** Null listens on both loopback addresses and nowhere else. */
  readonly host: string | null;
  /** The first storefront's address as shoppers see it; null means http://localhost:<port>. */
  readonly publicUrl: URL | null;
  /** Real hosts and the storefront that each one shows. */
  readonly hosts: ReadonlyMap<string, string>;
  /** The only host of staff, where the shop is not; null leaves both on every host. */
  readonly staffHost: string | null;
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number;
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** Null means: keep one in the data folder. */
  readonly sessionSecret: string | null;
  /** Null means: the sandboxes stand in for the providers; only in a demo. */
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
  /** Null means: only this machine reads the measurements, and of a demo only. */
  readonly metricsToken: string | null;
  /** Whether the API's documents are there for anybody to read. */
  readonly apiDocs: boolean;
  /** Null means: nothing is traced. */
  readonly telemetry: TelemetryOptions | null;
  readonly logLevel: string;
}

export type ConfigResult<Part = Config> =
  | { readonly ok: true; readonly config: Part }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The only place that reads the environment. Everything wrong with it is told at once. */
export const loadConfig = (): ConfigResult => {
  // React and others choose their fast, quiet build by it, at their first import.
  process.env.NODE_ENV ??= 'production';
  return parseConfig(process.env);
};

/** Where the data are: all that a tool of an operator needs to know. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/** As `loadConfig`, for a tool that works on the database of a store without being one. */
export const loadDatabaseConfig = (): ConfigResult<DatabaseConfig> => parseDatabaseConfig(process.env);

export const parseDatabaseConfig = (env: Environment): ConfigResult<DatabaseConfig> => {
  const { SANDBOXES, DATABASE_URL, DATA_DIR } = presentOf(env);
  const parsed = environment
    .pick({ DATABASE_URL: true, DATA_DIR: true })
    .safeParse({ DATABASE_URL, DATA_DIR });
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(problemOf) };
  const database = SANDBOXES === 'on' ? UNCHECKED : verifiedDatabaseUrl(DATABASE_URL, env.PGHOST);
  if (!database.ok) return { ok: false, problems: [`DATABASE_URL is wrong: ${database.problem}`] };
  return {
    ok: true,
    config: {
      databaseUrl: database.url ?? DATABASE_URL ?? null,
      dataFolder: resolve(ROOT, parsed.data.DATA_DIR),
    },
  };
};

export const parseConfig = (env: Environment): ConfigResult => {
  const present = presentOf(env);
  const parsed = environment.safeParse(present);
  const kind = storeKindOf(present);
  const database = kind.isDemo ? UNCHECKED : verifiedDatabaseUrl(present.DATABASE_URL, env.PGHOST);
  const problems = [
    ...missingOfKind(present, kind),
    ...missingBraintreeKeys(present).map((name) => `${name} is missing: PayPal needs all of its keys`),
    ...missingSplititKeys(present).map((name) => `${name} is missing: SplitIt needs all of its keys`),
    ...missingAmazonKeys(present).map((name) => `${name} is missing: Amazon Pay needs all of its keys`),
    ...missingLenderKeys(present),
    ...(parsed.error?.issues ?? []).map(problemOf),
    ...(database.ok ? [] : [`DATABASE_URL is wrong: ${database.problem}`]),
    ...contradictionsOfKind(present, kind),
    ...contradictionsOfStaffHost(present),
  ];
  if (!parsed.success || !database.ok || problems.length > 0) return { ok: false, problems };
  const { DATABASE_URL } = parsed.data;
  return { ok: true, config: toConfig({ ...parsed.data, DATABASE_URL: database.url ?? DATABASE_URL }, kind) };
};

/** A demo talks to its database as the URL says. */
const UNCHECKED: VerifiedDatabaseUrl = { ok: true, url: null };

/** Our own settings. An empty line in an .env file means "not set". */
const presentOf = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' && name in environment.shape),
  );

const problemOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} is wrong: ${message}`;

type Environment = Readonly<Record<string, string | undefined>>;

const toConfig = (env: z.output<typeof environment>, { isDemo, isLocal }: StoreKind): Config => ({
  isDemo,
  isLocal,
  port: env.PORT,
  host: env.HOST ?? null,
  publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : null,
  hosts: new Map((env.HOSTS?.split(',') ?? []).map((pair) => parseHost(pair))),
  staffHost: env.STAFF_HOST?.toLowerCase() ?? null,
  trustedProxies: env.TRUST_PROXY,
  databaseUrl: env.DATABASE_URL ?? null,
  dataFolder: resolve(ROOT, env.DATA_DIR),
  sessionSecret: env.SESSION_SECRET ?? null,
  stripe: env.STRIPE_SECRET_KEY ? toStripeKeys(env) : null,
  braintree: toBraintreeKeys(env),
  splitit: toSplititKeys(env),
  amazon: toAmazonKeys(env),
  affirm: toAffirmKeys(env),
  truemed: toTruemedKeys(env),
  acima: toAcimaKeys(env),
  taxjar: toTaxjarKeys(env),
  mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? '' } : null,
  metricsToken: env.METRICS_TOKEN ?? null,
  apiDocs: env.API_DOCS ?? isDemo,
  telemetry: toTelemetry(env),
  // While a developer watches, the printed addresses should stay in sight; a real store keeps a line per request.
  logLevel: env.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
});

/** What half an account at a lender lacks, as told to who runs the store. */
const missingLenderKeys = (env: Environment): readonly string[] => [
  ...missingAffirmKeys(env).map((name) => `${name} is missing: Affirm needs all of its keys`),
  ...missingTruemedKeys(env).map((name) => `${name} is missing: Truemed needs all of its keys`),
  ...missingAcimaKeys(env).map((name) => `${name} is missing: Acima needs all of its keys`),
];

/** A host is the shop's or the staff's. Without `PUBLIC_URL` the shop is at `localhost`. */
const contradictionsOfStaffHost = ({ STAFF_HOST, HOSTS, PUBLIC_URL }: Environment): readonly string[] => {
  const host = STAFF_HOST?.toLowerCase();
  const isOfStorefront = HOSTS?.split(',').some((pair) => parseHost(pair)[0] === host) ?? false;
  const isOfShop = host === (PUBLIC_URL ? URL.parse(PUBLIC_URL)?.hostname : 'localhost');
  if (host === undefined) return [];
  return [
    ...(isOfStorefront ? ['STAFF_HOST is wrong: it is the host of a storefront in HOSTS'] : []),
    ...(isOfShop
      ? ['STAFF_HOST is wrong: it is the host of the shop (PUBLIC_URL, localhost without it)']
      : []),
  ];
};

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
