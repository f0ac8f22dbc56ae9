import { braintreeProvider } from '@counterpane/providers/payment/braintree/braintree-provider';
import { startBraintreeSandbox } from '@counterpane/sandboxes/braintree/braintree-sandbox';
import { newNotification, signPayload } from '@counterpane/sandboxes/braintree/notification';
import { presentTransaction, type Transaction } from '@counterpane/sandboxes/braintree/transaction';
import type { LedgerEntry } from '@counterpane/sandboxes/machinery/ledger';
import type { LightMyRequestResponse } from 'fastify';
import { openTestStore, type TestStore } from '../../../testing/test-store.ts';

const KEYS = { merchantId: 'merchant_1', publicKey: 'public_1', privateKey: 'private_1' };
const ACCOUNTS = { USD: 'shop_us', CAD: 'shop_ca' };

/** Braintree's own test nonces, and the sandbox's, by what becomes of them. */
export const NONCES = {
  succeeds: 'fake-paypal-billing-agreement-nonce',
  declined: 'fake-paypal-declined-nonce',
  insufficient: 'fake-paypal-insufficient-funds-nonce',
  settlesLater: 'fake-paypal-settlement-pending-nonce',
} as const;

/** A store that takes PayPal and PayPal Credit from the sandbox. */
export interface WalletStore extends TestStore {
  /** What the sandbox's ledger says of an order, in one line each. */
  booksOf(orderId: string): Promise<string[]>;
  fault(kind: string): Promise<void>;
  /** For how long searches do not know what was sold. */
  searchesLag(lagMs: number): Promise<void>;
  /** A webhook that says that a sale has settled, signed with this key or with Braintree's. */
  tellSettled(sale: Partial<Transaction>, privateKey?: string): Promise<LightMyRequestResponse>;
}

export const openWalletStore = async (): Promise<WalletStore> => {
  const sandbox = await startBraintreeSandbox({
    ...KEYS,
    merchantAccounts: { shop_us: 'USD', shop_ca: 'CAD' },
    host: '127.0.0.1',
    port: 0,
    settleAfterMs: 60_000,
  });
  const { hostname, port } = new URL(sandbox.url);
  const environment = { host: hostname, port: Number(port) };
  const providers = ['paypal', 'paypalCredit'].map((id) =>
    braintreeProvider({ id, ...KEYS, environment, merchantAccounts: ACCOUNTS, timeoutMs: 1_000 }),
  );
  const store = await openTestStore(new Map(providers.map((provider) => [provider.id, provider])));
  return {
    ...store,
    booksOf: async (orderId) => {
      const ledger = (await (await fetch(`${sandbox.url}/ledger`)).json()) as LedgerEntry[];
      return ledger
        .filter((entry) => entry.orderId === orderId)
        .map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`);
    },
    fault: async (kind) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${sandbox.url}/_sandbox/faults`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ kind }),
      });
    },
    searchesLag: async (lagMs) => {
      await fetch(`${sandbox.url}/_sandbox/search`, { method: 'POST', body: JSON.stringify({ lagMs }) });
    },
    tellSettled: (sale, privateKey = KEYS.privateKey) => {
      const subject = { transaction: presentTransaction({ ...SETTLED, ...sale }) };
      const { payload } = newNotification('n1', 'transaction_settled', subject, new Date());
      const form = {
        bt_signature: signPayload(payload, KEYS.publicKey, privateKey),
        bt_payload: payload,
      };
      return store.api.inject({
        method: 'POST',
        url: '/api/webhooks/braintree',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
    },
    close: async () => {
      await store.close();
      await sandbox.close();
    },
  };
};

const SETTLED: Transaction = {
  id: 'tx_1',
  type: 'sale',
  status: 'settled',
  amount: 76_104,
  currency: 'USD',
  merchantAccountId: 'shop_us',
  orderId: '',
  payer: 'sandbox-buyer@example.com',
  responseCode: '1000',
  responseText: 'Approved',
  rejection: null,
  refundedId: null,
  settlesAs: 'settled',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
};
