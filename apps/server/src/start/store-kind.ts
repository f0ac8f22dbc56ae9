import { isLoopback } from '@counterpane/providers/is-loopback';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a store is, as its settings say [R021]. */
export interface StoreKind {
  /** Play money, demo codes and sandboxes; never together with a real provider's keys. */
  readonly isDemo: boolean;
  /** Only this machine reaches it. */
  readonly isLocal: boolean;
  /** The settings that make it a real store, or would without `SANDBOXES=on`. */
  readonly signs: readonly string[];
}

/**
 * The one answer to "is this a demo?". Where nothing says otherwise a store that only this machine reaches, with its
 * embedded database and without a provider's key, is one; any other has to say `SANDBOXES=on`, so that a secret that
 * was not mounted never opens a shop that takes play money.
 */
export const storeKindOf = (env: Environment): StoreKind => {
  const reach = signsOfReach(env);
  const signs = [
    ...reach,
    ...(env.DATABASE_URL ? ['DATABASE_URL'] : []),
    ...providerSettings(env),
    ...(env.SANDBOXES === 'off' ? ['SANDBOXES=off'] : []),
  ];
  return { isDemo: env.SANDBOXES === 'on' || signs.length === 0, isLocal: reach.length === 0, signs };
};

/** Settings by which others than this machine reach the store. */
const signsOfReach = (env: Environment): string[] => [
  ...(env.HOST && !isLoopback(env.HOST) ? ['HOST'] : []),
  ...(env.PUBLIC_URL && !isLoopback(hostOf(env.PUBLIC_URL)) ? ['PUBLIC_URL'] : []),
  ...(env.HOSTS?.split(',').some((pair) => !isLoopback(pair.split('=')[0] ?? '')) ? ['HOSTS'] : []),
  ...(env.STAFF_HOST && !isLoopback(env.STAFF_HOST) ? ['STAFF_HOST'] : []),
  ...(Number(env.TRUST_PROXY ?? 0) > 0 ? ['TRUST_PROXY'] : []),
];

/** How the settings of each provider begin, and the one that says where its API is. */
const PROVIDERS = [
  { prefix: 'STRIPE_', api: 'STRIPE_API_URL' },
  { prefix: 'BRAINTREE_', api: 'BRAINTREE_API_URL' },
  { prefix: 'SPLITIT_', api: 'SPLITIT_API_URL' },
  { prefix: 'AMAZON_PAY_', api: 'AMAZON_PAY_API_URL' },
  { prefix: 'AFFIRM_', api: 'AFFIRM_API_URL' },
  { prefix: 'TRUEMED_', api: 'TRUEMED_API_URL' },
  { prefix: 'ACIMA_', api: 'ACIMA_API_URL' },
  { prefix: 'SMTP_', api: 'SMTP_URL' },
] as const;

const providerSettings = (env: Environment): string[] =>
  PROVIDERS.flatMap(({ prefix }) => namesOf(env, prefix).slice(0, 1));

const namesOf = (env: Environment, prefix: string): string[] =>
  Object.keys(env).filter((name) => name.startsWith(prefix) && env[name]);

/** What a store of its kind lacks, and by what it came to be of that kind. */
export const missingOfKind = (env: Environment, { isDemo, signs }: StoreKind): readonly string[] => {
  if (isDemo) {
    const needed = env.STRIPE_SECRET_KEY ? NEEDED_WITHOUT_SANDBOXES : [];
    return needed.filter((name) => !env[name]).map((name) => `${name} is missing beside STRIPE_SECRET_KEY`);
  }
  const missing = NEEDED_TO_SELL.filter((name) => !env[name]);
  if (missing.length === 0) return [];
  const reason =
    `This is a real store, not a demo, because of ${signs.join(', ')}: set all that is missing, ` +
    'or SANDBOXES=on and no provider’s keys to open it as a demo that takes play money';
  return [...missing.map((name) => `${name} is missing: a real store needs it`), reason];
};

/** Who takes the money and who carries the mail: a demo that names the first needs them all. */
const NEEDED_WITHOUT_SANDBOXES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const;

/** What a real store cannot do without. */
const NEEDED_TO_SELL = [...NEEDED_WITHOUT_SANDBOXES, 'SESSION_SECRET', 'PUBLIC_URL'] as const;

/** What cannot be together: keys and a demo, a real store and an address without TLS. */
export const contradictionsOfKind = (env: Environment, { isDemo }: StoreKind): readonly string[] => {
  const keys = contradictingKeys(env);
  const isHttp = !isDemo && urlOf(env.PUBLIC_URL)?.protocol === 'http:';
  return [
    ...(keys.length > 0 ? [`SANDBOXES=on contradicts ${keys.join(', ')}: a demo calls no provider`] : []),
    ...(isHttp ? ['PUBLIC_URL is wrong: shoppers reach a real store by https'] : []),
    ...(isDemo ? [] : plainAddresses(env)).map((name) => `${name} is wrong: a provider is asked by https`),
  ];
};

/**
 * Keys that contradict `SANDBOXES=on`: a demo never calls a provider. Keys of a stand-in are none, whose API is on
 * this machine too (a storm's, a bench's).
 */
const contradictingKeys = (env: Environment): string[] => {
  if (env.SANDBOXES !== 'on') return [];
  const foreign = PROVIDERS.filter(({ api }) => !isLoopback(hostOf(env[api]))).flatMap(({ prefix }) =>
    namesOf(env, prefix),
  );
  const live = LIVE_KEY.test(env.STRIPE_SECRET_KEY ?? '') ? ['STRIPE_SECRET_KEY'] : [];
  return [...new Set([...live, ...foreign])];
};

/** Addresses of providers to which keys and people would go in the open; a stand-in on this machine has no TLS. */
const plainAddresses = (env: Environment): string[] =>
  [...PROVIDERS, { prefix: 'TAXJAR_' }]
    .flatMap(({ prefix }) => namesOf(env, prefix))
    .filter((name) => urlOf(env[name])?.protocol === 'http:' && !isLoopback(hostOf(env[name])));

/** Stripe says in its keys whether they move real money. */
const LIVE_KEY = /^[sr]k_live_/;

const hostOf = (text: string | undefined): string => urlOf(text)?.hostname ?? '';

const urlOf = (text: string | undefined): URL | null => (text ? URL.parse(text) : null);
