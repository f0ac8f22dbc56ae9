import { isLoopback } from '@counterpane/providers/is-loopback';
import type { Environment, PaymentIntegration } from '@counterpane/providers/payment/integration';
import { googleAnalyticsEnvironment } from '../analytics/google-analytics-keys.ts';
import { dynamicYieldEnvironment } from '../experiments/dynamic-yield-keys.ts';
import { taxjarEnvironment } from '../payments/taxes.ts';
import { yotpoEnvironment } from '../reviews/yotpo-keys.ts';
import { easypostEnvironment } from '../shipping/easypost-keys.ts';
import { signInEnvironment } from '../sign-in/company-keys.ts';
import { attentiveEnvironment } from '../text-messages/attentive-keys.ts';

type Integrations = readonly PaymentIntegration[];

/** What a store is, as its settings say [R021]. */
export interface StoreKind {
  /** Play money, demo codes and sandboxes; never together with a real provider's keys. */
  readonly isDemo: boolean;
  /**
   * A member of staff and a customer to try it with: in a demo that only this machine reaches and that has no database server,
   * on which others may work.
   */
  readonly hasDemoPeople: boolean;
  /** The settings that make it a real store, or would without `SANDBOXES=on`. */
  readonly signs: readonly string[];
}

/**
 * The one answer to "is this a demo?". Where nothing says otherwise a store that only this machine reaches, with its
 * embedded database and without a provider's key, is one; any other has to say `SANDBOXES=on`, so that a secret that
 * was not mounted never opens a shop that takes play money.
 */
export const storeKindOf = (env: Environment, integrations: Integrations): StoreKind => {
  const reach = signsOfReach(env);
  const signs = [
    ...reach,
    ...(env.DATABASE_URL ? ['DATABASE_URL'] : []),
    ...outsiders(integrations).flatMap(({ settings }) => presentOf(env, settings).slice(0, 1)),
    ...(env.SANDBOXES === 'off' ? ['SANDBOXES=off'] : []),
  ];
  const isDemo = env.SANDBOXES === 'on' || signs.length === 0;
  return { isDemo, hasDemoPeople: isDemo && reach.length === 0 && !env.DATABASE_URL, signs };
};

/** Settings by which others than this machine reach the store. */
const signsOfReach = (env: Environment): string[] => [
  ...(env.HOST && !isLoopback(env.HOST) ? ['HOST'] : []),
  ...(env.PUBLIC_URL && !isLoopback(hostOf(env.PUBLIC_URL)) ? ['PUBLIC_URL'] : []),
  ...(env.HOSTS?.split(',').some((pair) => !isLoopback(pair.split('=')[0] ?? '')) ? ['HOSTS'] : []),
  ...(env.STAFF_HOST && !isLoopback(env.STAFF_HOST) ? ['STAFF_HOST'] : []),
  ...(Number(env.TRUST_PROXY ?? 0) > 0 ? ['TRUST_PROXY'] : []),
];

/** Someone outside whose settings are of a real store, and the one that says where its server is. */
interface Outsider {
  readonly settings: readonly string[];
  readonly api: string;
}

const MAIL_SERVER: Outsider = { settings: ['SMTP_URL'], api: 'SMTP_URL' };

/** Its labels cost money. */
const CARRIERS: Outsider = { settings: Object.keys(easypostEnvironment.shape), api: 'EASYPOST_API_URL' };

/** Its messages reach people. */
const TEXTS: Outsider = { settings: Object.keys(attentiveEnvironment.shape), api: 'ATTENTIVE_API_URL' };

/** Its reports are of a real shop. */
const ANALYTICS: Outsider = {
  settings: Object.keys(googleAnalyticsEnvironment.shape),
  api: 'GA4_API_URL',
};

const outsiders = (integrations: Integrations): readonly Outsider[] => [
  ...integrations.map(({ environment, apiSetting }) => ({
    settings: Object.keys(environment.shape),
    api: apiSetting,
  })),
  CARRIERS,
  TEXTS,
  ANALYTICS,
  MAIL_SERVER,
];

const presentOf = (env: Environment, settings: readonly string[]): string[] =>
  Object.keys(env).filter((name) => settings.includes(name) && env[name]);

/** The settings that a store of its kind lacks, and those that made it of that kind. */
export const missingOfKind = (
  env: Environment,
  { isDemo, signs }: StoreKind,
  integrations: Integrations,
): readonly string[] => {
  const withoutSandboxes = neededWithoutSandboxes(integrations);
  if (isDemo) {
    const [first = ''] = withoutSandboxes;
    const needed = env[first] ? withoutSandboxes : [];
    return needed.filter((name) => !env[name]).map((name) => `${name} is missing beside ${first}`);
  }
  const missing = [...withoutSandboxes, ...NEEDED_TO_SELL].filter((name) => !env[name]);
  if (missing.length === 0) return [];
  const reason =
    `This is a real store, not a demo, because of ${signs.join(', ')}: set all that is missing, ` +
    'or SANDBOXES=on and no provider’s keys to open it as a demo that takes play money';
  return [...missing.map((name) => `${name} is missing: a real store needs it`), reason];
};

/** Who takes the money and who carries the mail: a demo that names the first needs them all. */
const neededWithoutSandboxes = (integrations: Integrations): readonly string[] => [
  ...integrations.filter(({ isRequired }) => isRequired).flatMap(({ needed }) => needed),
  'SMTP_URL',
  'MAIL_FROM',
];

/** What a real store cannot do without beside them. */
const NEEDED_TO_SELL = ['SESSION_SECRET', 'PUBLIC_URL'] as const;

/** What cannot be together: keys and a demo, a real store and an address without TLS. */
export const contradictionsOfKind = (
  env: Environment,
  { isDemo }: StoreKind,
  integrations: Integrations,
): readonly string[] => {
  const keys = contradictingKeys(env, integrations);
  const isHttp = !isDemo && urlOf(env.PUBLIC_URL)?.protocol === 'http:';
  return [
    ...(keys.length > 0 ? [`SANDBOXES=on contradicts ${keys.join(', ')}: a demo calls no provider`] : []),
    ...(isHttp ? ['PUBLIC_URL is wrong: shoppers reach a real store by https'] : []),
    ...(isDemo ? [] : plainAddresses(env, integrations)).map(
      (name) => `${name} is wrong: a provider is asked by https`,
    ),
  ];
};

/**
 * Keys that contradict `SANDBOXES=on`: a demo never calls a provider. Keys of a stand-in are none, whose API is on
 * this machine too (a storm's, a bench's).
 */
const contradictingKeys = (env: Environment, integrations: Integrations): string[] => {
  if (env.SANDBOXES !== 'on') return [];
  const foreign = outsiders(integrations)
    .filter(({ api }) => !isLoopback(hostOf(env[api])))
    .flatMap(({ settings }) => presentOf(env, settings));
  const live = integrations
    .flatMap(({ liveKeys }) => Object.entries(liveKeys))
    .flatMap(([name, form]) => (form.test(env[name] ?? '') ? [name] : []));
  return [...new Set([...live, ...foreign])];
};

/** Addresses of providers to which keys and people would go in the open; a stand-in on this machine has no TLS. */
const plainAddresses = (env: Environment, integrations: Integrations): string[] =>
  [
    ...outsiders(integrations),
    { settings: Object.keys(taxjarEnvironment.shape) },
    { settings: Object.keys(signInEnvironment.shape) },
    { settings: Object.keys(yotpoEnvironment.shape) },
    { settings: Object.keys(dynamicYieldEnvironment.shape) },
  ]
    .flatMap(({ settings }) => presentOf(env, settings))
    .filter((name) => urlOf(env[name])?.protocol === 'http:' && !isLoopback(hostOf(env[name])));

const hostOf = (text: string | undefined): string => urlOf(text)?.hostname ?? '';

const urlOf = (text: string | undefined): URL | null => (text ? URL.parse(text) : null);
