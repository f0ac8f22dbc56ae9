import { splititProvider } from '@counterpane/providers/payment/splitit/splitit-provider';
import type { LedgerEntry } from '@counterpane/sandboxes/machinery/ledger';
import { startSplititSandbox } from '@counterpane/sandboxes/splitit/splitit-sandbox';
import { HOME } from './shopper.ts';
import { openTestStore, type TestStore } from './test-store.ts';

const KEYS = { clientId: 'client_1', clientSecret: 'secret_1', applicationId: 'application_1' };

/** The cards of SplitIt's sandbox that a test needs. */
export const INSTALMENT_CARDS = {
  succeeds: '4111111111111111',
  declinedAtStart: '4000000000000341',
} as const;

/** A store whose provider of instalments is the sandbox. */
export interface InstalmentStore extends TestStore {
  /** Approves a plan of no order, as another store's page may; its number. */
  approve(amount: number, card?: string): Promise<string>;
  /** Pays on SplitIt's own page; where it sends the shopper. */
  payOnPage(url: string): Promise<string>;
  ledger(): Promise<LedgerEntry[]>;
  fault(fault: { kind: string; times: number }): Promise<void>;
  /** A webhook as SplitIt would sign it. */
  signedEvent(id: string, body: string): RequestInit;
}

export const openInstalmentStore = async (): Promise<InstalmentStore> => {
  const sandbox = await startSplititSandbox({ ...KEYS, host: '127.0.0.1', port: 0, storeOrigins: [] });
  const { url, webhookPublicKey } = sandbox;
  const provider = splititProvider({
    ...KEYS,
    id: 'splitIt',
    apiUrl: url,
    identityUrl: url,
    webhookPublicKey,
    timeoutMs: 1_000,
  });
  const store = await openTestStore(new Map([[provider.id, provider]]));
  return {
    ...store,
    approve: (amount, number) => approvePlan(url, KEYS, amount, number),
    payOnPage: async (page) => {
      const body = new URLSearchParams({ ...TYPED, number: INSTALMENT_CARDS.succeeds, answer: 'approve' });
      const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    },
    ledger: async () => (await fetch(`${url}/ledger`)).json(),
    fault: async (fault) => void (await post(`${url}/_sandbox/faults`, fault)),
    signedEvent: (id, body) => ({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-splitit-idempotencykey': id,
        'x-splitit-signature': sandbox.sign(id, body),
      },
      body,
    }),
    close: async () => {
      await store.close();
      await sandbox.close();
    },
  };
};

const TYPED = { holder: 'Ada Lovelace', expiry: '12/40', cvc: '123' };

/** A plan of no order in twelve payments, which was approved in the form; its number. `url` is the sandbox's. */
export const approvePlan = async (
  url: string,
  keys: typeof KEYS,
  cents: number,
  number: string = INSTALMENT_CARDS.succeeds,
): Promise<string> => {
  const plan = await initiate(url, keys, cents);
  await post(`${url}/flex-form/${plan}`, { ...TYPED, number });
  return plan;
};

const initiate = async (url: string, keys: typeof KEYS, cents: number): Promise<string> => {
  const client = { client_id: keys.clientId, client_secret: keys.clientSecret };
  const grant = new URLSearchParams({ grant_type: 'client_credentials', scope: 'api.v3', ...client });
  const granted = await fetch(`${url}/connect/token`, { method: 'POST', body: grant });
  const { access_token: token } = await granted.json();
  const plan = {
    AutoCapture: false,
    BillingAddress: {
      AddressLine1: HOME.line1,
      City: HOME.city,
      State: 'US-NY',
      Zip: HOME.zip,
      Country: 'USA',
    },
    PlanData: {
      TerminalId: keys.applicationId,
      TotalAmount: cents / 100,
      Currency: 'USD',
      NumberOfInstallments: 12,
      PurchaseMethod: 'ECommerce',
    },
  };
  const headers = { authorization: `Bearer ${token}`, 'x-splitit-idempotencykey': crypto.randomUUID() };
  const answer = await post(`${url}/api/installmentplans/initiate`, plan, headers);
  return (await answer.json()).InstallmentPlanNumber;
};

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
