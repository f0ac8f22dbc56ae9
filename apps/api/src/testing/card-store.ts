import { stripeProvider } from '@counterpane/providers/payment/stripe/stripe-provider';
import type { LedgerEntry } from '@counterpane/sandboxes/machinery/ledger';
import { startStripeSandbox } from '@counterpane/sandboxes/stripe/stripe-sandbox';
import { eq } from 'drizzle-orm';
import { payments } from '../order/payments/tables.ts';
import { type OwnDeps, openTestStore, type TestStore } from './test-store.ts';

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };

/** A store whose card provider is the sandbox, with the levers that a test needs. */
export interface CardStore extends TestStore {
  readonly sandboxUrl: string;
  readonly webhookSecret: string;
  /** What the sandbox's own ledger says. */
  ledger(): Promise<LedgerEntry[]>;
  /** Makes the sandbox fail: see its control routes. */
  fault(fault: { kind: string; path?: string; times: number; ms?: number }): Promise<void>;
  /** Makes an order's payments look as old as the clock says, for the sweeper. */
  letTimePass(orderId: string): Promise<void>;
  /** A call to the sandbox as the shopper's browser makes it; redirects are not followed. */
  atProvider(url: string, form?: Record<string, string>): Promise<Response>;
}

export const openCardStore = async (
  own: OwnDeps = {},
  postgresUrl?: string,
  methods: readonly string[] = ['stripeDirect'],
): Promise<CardStore> => {
  const sandbox = await startStripeSandbox({ ...KEYS, host: '127.0.0.1', port: 0, settleAfterMs: 30 });
  const { hostname, port } = new URL(sandbox.url);
  const providers = methods.map((id) =>
    stripeProvider({
      id,
      ...KEYS,
      apiBase: { protocol: 'http', host: hostname, port: Number(port) },
      timeoutMs: 1_000,
    }),
  );
  const store = await openTestStore(
    new Map(providers.map((provider) => [provider.id, provider])),
    postgresUrl,
    own,
  );
  return {
    ...store,
    sandboxUrl: sandbox.url,
    webhookSecret: KEYS.webhookSecret,
    ledger: async () => (await (await fetch(`${sandbox.url}/ledger`)).json()) as LedgerEntry[],
    fault: async (fault) => {
      await fetch(`${sandbox.url}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    },
    letTimePass: async (orderId) => {
      const { database, clock } = store;
      const askedAt = new Date(clock.now() - 10 * 60_000).toISOString();
      await database.db.update(payments).set({ askedAt }).where(eq(payments.orderId, orderId));
    },
    atProvider: (url, form) =>
      fetch(url, {
        redirect: 'manual',
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      }),
    close: async () => {
      await store.close();
      await sandbox.close();
    },
  };
};
