import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailServer, StripeKeys } from './config.ts';

/** Known to everyone and good for nothing but the sandbox. */
const KEYS = {
  secretKey: 'sk_test_counterpane',
  publishableKey: 'pk_test_counterpane',
  webhookSecret: 'whsec_counterpane',
};

/** Nobody's: a domain that can have no owner (RFC 2606). */
const MAIL_FROM = 'Counterpane <orders@counterpane.example>';

export interface Sandboxes {
  readonly stripe: StripeKeys;
  readonly mail: MailServer;
  /** Where that mail can be read. */
  readonly mailboxUrl: string;
  readonly cards: readonly TestCard[];
  /** What the stand-ins' own books say was charged and given back, as JSON (shapes, "Order"). */
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
  const folder = join(dataFolder, 'sandboxes');
  await mkdir(folder, { recursive: true });
  const stripe = await onFreePort(storePort + 1, (port) =>
    startStripeSandbox({
      ...KEYS,
      port,
      host: 'localhost',
      webhookUrl: `http://localhost:${storePort}/api/webhooks/stripe`,
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
  const origin = `http://localhost:${new URL(stripe.url).port}`;
  return {
    stripe: { ...KEYS, scriptUrl: `${origin}/v3/stripe.js`, apiUrl: new URL(origin) },
    mail: { smtpUrl: mailbox.smtpUrl, from: MAIL_FROM },
    mailboxUrl: mailbox.url,
    cards: CARDS,
    readLedger: async () => (await fetch(`${origin}/ledger`)).text(),
    close: async () => {
      await Promise.all([stripe.close(), mailbox.close()]);
    },
  };
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
