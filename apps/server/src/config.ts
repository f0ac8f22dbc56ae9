import { dirname, resolve } from 'node:path';
import { parseSecrets } from '@counterpane/api/http/purpose-keys';
import {
  missingKeys,
  type PaymentAccount,
  type PaymentIntegration,
} from '@counterpane/providers/payment/integration';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { z } from 'zod';
import {
  type GoogleAnalyticsKeys,
  googleAnalyticsEnvironment,
  missingOfGoogleAnalytics,
  toGoogleAnalyticsKeys,
} from './analytics/google-analytics-keys.ts';
import {
  type DynamicYieldKeys,
  dynamicYieldEnvironment,
  toDynamicYieldKeys,
} from './experiments/dynamic-yield-keys.ts';
import { type TelemetryOptions, telemetryEnvironment, toTelemetry } from './monitoring/telemetry-options.ts';
import { findAccounts } from './payments/accounts.ts';
import { type TaxjarKeys, taxjarEnvironment, toTaxjarKeys } from './payments/taxes.ts';
import { withoutUnverified } from './payments/unverified.ts';
import { toYotpoKeys, type YotpoKeys, yotpoEnvironment } from './reviews/yotpo-keys.ts';
import {
  type EasypostKeys,
  easypostEnvironment,
  missingOfEasypost,
  toEasypostKeys,
} from './shipping/easypost-keys.ts';
import { missingOfSignIn, type SignInKeys, signInEnvironment, toSignInKeys } from './sign-in/company-keys.ts';
import { type VerifiedDatabaseUrl, verifiedDatabaseUrl } from './start/database-url.ts';
import { contradictionsOfKind, missingOfKind, type StoreKind, storeKindOf } from './start/store-kind.ts';
import { missingOfS3, type S3Keys, s3Environment, toS3Keys } from './storage/s3-keys.ts';
import {
  type AttentiveKeys,
  attentiveEnvironment,
  missingOfAttentive,
  toAttentiveKeys,
} from './text-messages/attentive-keys.ts';

const ROOT = dirname(dirname(dirname(import.meta.dirname)));

const switchedOn = z.enum(['on', 'off']).transform((value) => value === 'on');
const names = z.stringFormat(
  'pairs host=storefront, without ports, separated by commas',
  /^[^=,:\s]+=[a-z-]+(,[^=,:\s]+=[a-z-]+)*$/,
);

/**
 * Every name that the store reads from its environment, beside those of payment companies, which each have their own.
 * docs/operating.md explains them to operators.
 */
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
  ...taxjarEnvironment.shape,
  ...easypostEnvironment.shape,
  ...signInEnvironment.shape,
  ...yotpoEnvironment.shape,
  ...attentiveEnvironment.shape,
  ...googleAnalyticsEnvironment.shape,
  ...dynamicYieldEnvironment.shape,
  ...s3Environment.shape,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .stringFormat(
      'an address, with a name or without',
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    )
    .optional(),
  APPLE_PAY_DOMAIN_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  API_DOCS: switchedOn.optional(),
  ...telemetryEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export interface MailServer {
  readonly smtpUrl: string;
  /** Who the store's mail is from: `Halcyon <orders@halcyon.example>`. */
  readonly from: string;
}

export interface Config extends Pick<StoreKind, 'isDemo' | 'hasDemoPeople'> {
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
  /** Where the store has an account. In a demo sandboxes stand in for the other companies. */
  readonly accounts: readonly PaymentAccount[];
  /** What an operator has to know of the accounts, told at each start. */
  readonly notices: readonly string[];
  /** Null means: the dated table of the catalogue is all there is. */
  readonly taxjar: TaxjarKeys | null;
  /** Null means: a demo has a stand-in for carriers, and in another store staff type tracking numbers. */
  readonly easypost: EasypostKeys | null;
  /** Null each means: a demo has a stand-in, and another store no such button. */
  readonly signIn: SignInKeys;
  /** Brands without a key there have the store's own reviews. */
  readonly yotpo: YotpoKeys;
  /** Null means: subscriptions to text messages are in the store's own database alone. */
  readonly attentive: AttentiveKeys | null;
  readonly googleAnalytics: GoogleAnalyticsKeys | null;
  /** Brands without a key there have the store's own experiments. */
  readonly dynamicYield: DynamicYieldKeys;
  /** Null means: files of customers are in the data folder. */
  readonly s3: S3Keys | null;
  /** Null means: a mailbox on this machine takes it all. */
  readonly mail: MailServer | null;
  /** The file by which Apple knows the store's hosts; null means: they show no Apple Pay. */
  readonly applePayDomainFile: string | null;
  /** Null means: only this machine reads the measurements, and of a demo only. */
  readonly metricsToken: string | null;
  /** Whether the API's documents are there for anybody to read. */
  readonly apiDocs: boolean;
  /** Null means: nothing is traced. */
  readonly telemetry: TelemetryOptions | null;
  readonly logLevel: string;
}

type ConfigResult<Part = Config> =
  | { readonly ok: true; readonly config: Part }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The only place that reads the environment. All its faults are reported together. */
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

export const parseConfig = (
  env: Environment,
  integrations: readonly PaymentIntegration[] = PAYMENT_INTEGRATIONS,
): ConfigResult => {
  const present = presentOf(env, integrations);
  const parsed = environment.safeParse(present);
  const kind = storeKindOf(present, integrations);
  const database = kind.isDemo ? UNCHECKED : verifiedDatabaseUrl(present.DATABASE_URL, env.PGHOST);
  const problems = [
    ...missingOfKind(present, kind, integrations),
    ...integrations.flatMap((one) => missingOfAccount(present, one)),
    ...missingOfEasypost(present),
    ...missingOfSignIn(present),
    ...missingOfAttentive(present),
    ...missingOfGoogleAnalytics(present),
    ...missingOfS3(present),
    ...(parsed.error?.issues ?? []).map(problemOf),
    ...integrations.flatMap((one) => one.environment.safeParse(present).error?.issues ?? []).map(problemOf),
    ...(database.ok ? [] : [`DATABASE_URL is wrong: ${database.problem}`]),
    ...contradictionsOfKind(present, kind, integrations),
    ...contradictionsOfStaffHost(present),
  ];
  if (!parsed.success || !database.ok || problems.length > 0) return { ok: false, problems };
  const settings = { ...parsed.data, DATABASE_URL: database.url ?? parsed.data.DATABASE_URL };
  const accounts = findAccounts(present, integrations);
  // In a demo nothing is paid, and a stand-in may be tried.
  const used = kind.isDemo ? { accounts, notices: [] } : withoutUnverified(accounts, present, integrations);
  return { ok: true, config: toConfig(settings, kind, used) };
};

/** A demo talks to its database as the URL says. */
const UNCHECKED: VerifiedDatabaseUrl = { ok: true, url: null };

/** Our own settings. An empty line in an .env file means "not set". */
const presentOf = (env: Environment, integrations: readonly PaymentIntegration[] = []): Environment => {
  const shapes = [environment, ...integrations.map((one) => one.environment)].map(({ shape }) => shape);
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' && shapes.some((shape) => name in shape)),
  );
};

/** What half an account lacks, as told to operators. What no real store can be without is told of its kind. */
const missingOfAccount = (env: Environment, integration: PaymentIntegration): readonly string[] =>
  integration.isRequired
    ? []
    : missingKeys(integration, env).map(
        (name) => `${name} is missing: ${integration.label} needs all of its keys`,
      );

const problemOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} is wrong: ${message}`;

type Environment = Readonly<Record<string, string | undefined>>;

const toConfig = (
  env: z.output<typeof environment>,
  { isDemo, hasDemoPeople }: StoreKind,
  { accounts, notices }: Pick<Config, 'accounts' | 'notices'>,
): Config => ({
  isDemo,
  hasDemoPeople,
  port: env.PORT,
  host: env.HOST ?? null,
  publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : null,
  hosts: new Map((env.HOSTS?.split(',') ?? []).map((pair) => parseHost(pair))),
  staffHost: env.STAFF_HOST?.toLowerCase() ?? null,
  trustedProxies: env.TRUST_PROXY,
  databaseUrl: env.DATABASE_URL ?? null,
  dataFolder: resolve(ROOT, env.DATA_DIR),
  sessionSecret: env.SESSION_SECRET ?? null,
  accounts,
  notices,
  taxjar: toTaxjarKeys(env),
  easypost: toEasypostKeys(env),
  signIn: toSignInKeys(env),
  yotpo: toYotpoKeys(env),
  attentive: toAttentiveKeys(env),
  googleAnalytics: toGoogleAnalyticsKeys(env),
  dynamicYield: toDynamicYieldKeys(env),
  s3: toS3Keys(env),
  mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? '' } : null,
  applePayDomainFile: env.APPLE_PAY_DOMAIN_FILE ? resolve(ROOT, env.APPLE_PAY_DOMAIN_FILE) : null,
  metricsToken: env.METRICS_TOKEN ?? null,
  apiDocs: env.API_DOCS ?? isDemo,
  telemetry: toTelemetry(env),
  // A demo logs warnings only, so that the printed addresses stay in sight; a real store logs a line per request.
  logLevel: env.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
});

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
