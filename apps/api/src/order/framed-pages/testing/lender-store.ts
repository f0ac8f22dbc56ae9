import { acimaProvider } from '@counterpane/providers/payment/acima/acima-provider';
import { affirmProvider } from '@counterpane/providers/payment/affirm/affirm-provider';
import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { truemedProvider } from '@counterpane/providers/payment/truemed/truemed-provider';
import { startAcimaSandbox } from '@counterpane/sandboxes/acima/acima-sandbox';
import { startAffirmSandbox } from '@counterpane/sandboxes/affirm/affirm-sandbox';
import { startTruemedSandbox } from '@counterpane/sandboxes/truemed/truemed-sandbox';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';

const LOCAL = { host: '127.0.0.1', port: 0 };
const AFFIRM = { publicKey: 'public_1', privateKey: 'private_1' };
const TRUEMED = { apiKey: 'key_1', webhookSecret: 'secret_1' };
const ACIMA = { merchantId: 'merchant_1', apiKey: 'key_1', webhookSecret: 'secret_1' };

export type LenderName = 'affirm' | 'truemed' | 'acima';

/** A store whose lenders are their sandboxes. */
export interface LenderStore extends TestStore {
  /** Presses a button of a lender's page; where it leads, null when the shopper stays. */
  press(url: string, answer: string): Promise<string | null>;
  /** What a lender's own statement says of an order. */
  booksOf(lender: LenderName, orderId: string): Promise<string[]>;
  fault(lender: LenderName, fault: { kind: string; times?: number; path?: string }): Promise<void>;
  /** What becomes of the dispute of an order's payment. */
  disputes(lender: 'affirm' | 'truemed', orderId: string, turn: 'opened' | 'won' | 'lost'): Promise<void>;
  /** Ends every fault of a lender. */
  recovers(lender: LenderName): Promise<void>;
  /** A webhook as the lender would sign it. */
  signed(lender: LenderName, body: string): RequestInit;
}

const HEADERS: Readonly<Record<LenderName, string>> = {
  affirm: 'x-affirm-signature',
  truemed: 'x-truemed-signature',
  acima: 'x-acima-signature',
};

export const openLenderStore = async (): Promise<LenderStore> => {
  const framed = { ...LOCAL, storeOrigins: [] };
  const sandboxes = {
    affirm: await startAffirmSandbox({ ...AFFIRM, ...LOCAL }),
    truemed: await startTruemedSandbox({ ...TRUEMED, ...framed, reviewMs: 1_000 }),
    acima: await startAcimaSandbox({ ...ACIMA, ...framed }),
  };
  const timeoutMs = 1_000;
  const { affirm, truemed, acima } = sandboxes;
  const providers: PaymentProvider[] = [
    affirmProvider({ ...AFFIRM, id: 'affirm', apiUrl: affirm.url, timeoutMs }),
    truemedProvider({ ...TRUEMED, id: 'truemed', apiUrl: truemed.url, timeoutMs }),
    acimaProvider({ ...ACIMA, id: 'acima', apiUrl: acima.url, frameUrl: acima.url, timeoutMs }),
  ];
  const store = await openTestStore(new Map(providers.map((provider) => [provider.id, provider])));
  return {
    ...store,
    press: async (url, answer) => {
      const body = new URLSearchParams({ answer });
      const answered = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return answered.headers.get('location');
    },
    booksOf: async (lender, orderId) => {
      const lines: { orderId: string; kind: string; amount: number }[] = await (
        await fetch(`${sandboxes[lender].url}/ledger`)
      ).json();
      return lines.filter((line) => line.orderId === orderId).map(({ kind, amount }) => `${kind} ${amount}`);
    },
    fault: (lender, fault) => pull(`${sandboxes[lender].url}/_sandbox/faults`, fault),
    disputes: (lender, order, turn) => pull(`${sandboxes[lender].url}/_sandbox/disputes`, { order, turn }),
    recovers: async (lender) => {
      await fetch(`${sandboxes[lender].url}/_sandbox/faults`, { method: 'DELETE' });
    },
    signed: (lender, body) => ({
      method: 'POST',
      headers: { 'content-type': 'text/plain', [HEADERS[lender]]: sandboxes[lender].sign(body) },
      body,
    }),
    close: async () => {
      await store.close();
      for (const sandbox of Object.values(sandboxes)) await sandbox.close();
    },
  };
};

const pull = async (lever: string, order: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  await fetch(lever, { method: 'POST', headers, body: JSON.stringify(order) });
};
