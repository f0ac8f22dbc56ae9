import { join } from 'node:path';
import type { PaymentAccount } from '@counterpane/providers/payment/integration';
import type { MailServer } from '../config.ts';
import { makePrivateFolder } from '../start/private-folder.ts';
import { findAccounts } from './payments.ts';
import {
  ACCOUNTS,
  ACIMA_KEYS,
  AFFIRM_KEYS,
  AMAZON_KEYS,
  acimaSettings,
  affirmSettings,
  amazonSettings,
  BRAINTREE_KEYS,
  braintreeSettings,
  KEYS,
  SPLITIT_KEYS,
  splititSettings,
  stripeSettings,
  TRUEMED_KEYS,
  truemedSettings,
} from './sandbox-settings.ts';

/** A domain that can have no owner (RFC 2606). */
const MAIL_FROM = 'Counterpane <orders@counterpane.example>';

export interface Sandboxes {
  /** What a store's environment says that uses them. */
  readonly settings: Readonly<Record<string, string>>;
  /** What those settings are. */
  readonly accounts: readonly PaymentAccount[];
  /** Where the stand-ins for payment listen. */
  readonly origins: readonly string[];
  readonly mail: MailServer;
  /** Where that mail can be read. */
  readonly mailboxUrl: string;
  /** Where a person looks into the stand-ins for payment, and makes them misbehave. */
  readonly labUrl: string;
  readonly cards: readonly TestCard[];
  /** What the stand-ins' own books say was charged and given back, as JSON [S3]. */
  readLedger(): Promise<string>;
  close(): Promise<void>;
}

export interface TestCard {
  readonly what: string;
  readonly number: string;
}

/** Stripe's own: https://docs.stripe.com/testing */
const CARDS: readonly TestCard[] = [
  { what: 'Card that succeeds', number: '4242424242424242' },
  { what: 'Card that is declined', number: '4000000000000002' },
  { what: 'Card with insufficient funds', number: '4000000000009995' },
  { what: 'Card that asks for 3-D Secure', number: '4000002760003184' },
];

interface SandboxOptions {
  /** The store's; sandboxes take the ports after it, or free ones. */
  readonly storePort: number;
  readonly dataFolder: string;
}

/**
 * Starts a stand-in for every outside service. The only file that knows the sandboxes, and it loads them only when
 * they are wanted: a store with real keys never reads their code.
 */
export const startSandboxes = async ({ storePort, dataFolder }: SandboxOptions): Promise<Sandboxes> => {
  const { startStripeSandbox } = await import('@counterpane/sandboxes/stripe/stripe-sandbox');
  const { startMailbox } = await import('@counterpane/sandboxes/mailbox/mailbox');
  const { startBraintreeSandbox } = await import('@counterpane/sandboxes/braintree/braintree-sandbox');
  const { startSplititSandbox } = await import('@counterpane/sandboxes/splitit/splitit-sandbox');
  const folder = join(dataFolder, 'sandboxes');
  await makePrivateFolder(dataFolder);
  await makePrivateFolder(folder);
  const webhooks = `http://localhost:${storePort}/api/webhooks`;
  const stripe = await onFreePort(storePort + 1, (port) =>
    startStripeSandbox({
      ...KEYS,
      port,
      host: 'localhost',
      webhookUrl: `${webhooks}/stripe`,
      stateFile: join(folder, 'stripe.jsonl'),
    }),
  );
  const mailbox = await onFreePort(storePort + 2, (port) =>
    startMailbox({
      webPort: port,
      smtpPort: port === 0 ? 0 : port + 1,
      host: 'localhost',
      stateFile: join(folder, 'mailbox.jsonl'),
    }),
  );
  const braintree = await onFreePort(storePort + 4, (port) =>
    startBraintreeSandbox({
      ...BRAINTREE_KEYS,
      merchantAccounts: currencyByAccount(),
      port,
      host: 'localhost',
      webhookUrl: `${webhooks}/braintree`,
      stateFile: join(folder, 'braintree.jsonl'),
    }),
  );
  const splitit = await onFreePort(storePort + 5, (port) =>
    startSplititSandbox({
      ...SPLITIT_KEYS,
      port,
      host: 'localhost',
      storeOrigins: storeOriginsOf(storePort),
      webhookUrl: `${webhooks}/splitit`,
      stateFile: join(folder, 'splitit.jsonl'),
    }),
  );
  const amazon = await startAmazon(storePort, folder);
  const lenders = await startLenders(storePort, folder);
  const origin = originOf(stripe);
  const lab = await startLab(storePort, {
    stripe: origin,
    braintree: originOf(braintree),
    splitit: originOf(splitit),
    amazon: originOf(amazon),
    ...lenders.origins,
  });
  const settings = {
    ...stripeSettings(origin),
    ...braintreeSettings(originOf(braintree)),
    ...splititSettings(originOf(splitit), splitit.webhookPublicKey),
    ...amazonSettings(originOf(amazon), amazon.privateKey),
    ...lenders.settings,
  };
  const origins = [
    origin,
    ...[braintree, splitit, amazon, ...lenders.started].map((sandbox) => originOf(sandbox)),
  ];
  return {
    settings,
    accounts: findAccounts(settings),
    origins,
    mail: { smtpUrl: mailbox.smtpUrl, from: MAIL_FROM },
    mailboxUrl: mailbox.url,
    labUrl: lab.url,
    cards: CARDS,
    readLedger: () => readLedgers(origins),
    close: async () => {
      await Promise.all([
        stripe.close(),
        mailbox.close(),
        lab.close(),
        braintree.close(),
        splitit.close(),
        amazon.close(),
        ...lenders.started.map((lender) => lender.close()),
      ]);
    },
  };
};

const startAmazon = async (storePort: number, folder: string) => {
  const { startAmazonSandbox } = await import('@counterpane/sandboxes/amazon/amazon-sandbox');
  return onFreePort(storePort + 9, (port) =>
    startAmazonSandbox({
      ...AMAZON_KEYS,
      port,
      host: 'localhost',
      webhookUrl: `http://localhost:${storePort}/api/webhooks/amazon`,
      stateFile: join(folder, 'amazon.jsonl'),
    }),
  );
};

type PaymentSandbox = 'stripe' | 'braintree' | 'splitit' | 'amazon' | 'affirm' | 'truemed' | 'acima';

const startLab = async (storePort: number, sandboxUrls: Readonly<Record<PaymentSandbox, string>>) => {
  const { startSandboxLab } = await import('@counterpane/sandboxes/lab/sandbox-lab');
  const webhooksUrl = `http://localhost:${storePort}/api/webhooks`;
  return onFreePort(storePort + 10, (port) =>
    startSandboxLab({ port, host: 'localhost', sandboxUrls, webhooksUrl }),
  );
};

/** Affirm, Truemed and Acima: who lends, pays from a health account, or leases. */
const startLenders = async (storePort: number, folder: string) => {
  const { startAffirmSandbox } = await import('@counterpane/sandboxes/affirm/affirm-sandbox');
  const { startTruemedSandbox } = await import('@counterpane/sandboxes/truemed/truemed-sandbox');
  const { startAcimaSandbox } = await import('@counterpane/sandboxes/acima/acima-sandbox');
  const optionsOf = (name: string, port: number) => ({
    port,
    host: 'localhost',
    storeOrigins: storeOriginsOf(storePort),
    webhookUrl: `http://localhost:${storePort}/api/webhooks/${name}`,
    stateFile: join(folder, `${name}.jsonl`),
  });
  const affirm = await onFreePort(storePort + 11, (port) =>
    startAffirmSandbox({ ...AFFIRM_KEYS, ...optionsOf('affirm', port) }),
  );
  const truemed = await onFreePort(storePort + 12, (port) =>
    startTruemedSandbox({ ...TRUEMED_KEYS, ...optionsOf('truemed', port) }),
  );
  const acima = await onFreePort(storePort + 13, (port) =>
    startAcimaSandbox({ ...ACIMA_KEYS, ...optionsOf('acima', port) }),
  );
  const [affirmUrl, truemedUrl, acimaUrl] = [originOf(affirm), originOf(truemed), originOf(acima)];
  return {
    started: [affirm, truemed, acima],
    origins: { affirm: affirmUrl, truemed: truemedUrl, acima: acimaUrl },
    settings: { ...affirmSettings(affirmUrl), ...truemedSettings(truemedUrl), ...acimaSettings(acimaUrl) },
  };
};

/** Who may show a sandbox's page in a frame. */
const storeOriginsOf = (storePort: number): string[] =>
  ['localhost', '*.localhost', '127.0.0.1'].map((host) => `http://${host}:${storePort}`);

const originOf = ({ url }: { readonly url: string }): string => `http://localhost:${new URL(url).port}`;

const currencyByAccount = (): Record<string, string> =>
  Object.fromEntries(Object.entries(ACCOUNTS).map(([currency, account]) => [account, currency]));

/** Every provider's lines in one list, in the order in which the money moved. */
const readLedgers = async (origins: readonly string[]): Promise<string> => {
  const ledgers = await Promise.all(
    // Our own sandboxes' books: lists of lines that say when.
    origins.map(async (origin) => (await (await fetch(`${origin}/ledger`)).json()) as { at: string }[]),
  );
  return JSON.stringify(ledgers.flat().toSorted((a, b) => a.at.localeCompare(b.at)));
};

const onFreePort = async <Started>(
  wanted: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> => {
  try {
    return await start(wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return start(0);
  }
};
