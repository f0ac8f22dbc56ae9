import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { SplititSandboxOptions } from './context.ts';
import { startSplititSandbox } from './splitit-sandbox.ts';

const CLIENT = { clientId: 'splitit_client', clientSecret: 'splitit_secret' };
/** Whose card it is, in SplitIt's words. */
export const BILLING_ADDRESS = {
  AddressLine1: '20 W 34th St',
  City: 'New York',
  State: 'US-NY',
  Zip: '10001',
  Country: 'USA',
};

export const APPLICATION_ID = 'splitit_application';
export const STORE = 'http://localhost:3000';

/** A card that a bank accepts, as it is typed. */
const GOOD_CARD = { holder: 'Ada Wong', number: '4111 1111 1111 1111', expiry: '12/40', cvc: '123' };

export interface SandboxUnderTest {
  readonly url: string;
  readonly webhookPublicKey: string;
  /** A call to the API with a fresh idempotency key, unless one is given. */
  readonly call: (
    method: string,
    path: string,
    body?: object,
    key?: string,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Initiates a plan of no order, and approves it in the form of the store's page; its number. */
  readonly approve: (changes?: Record<string, unknown>) => Promise<string>;
  readonly ledger: () => Promise<LedgerEntry[]>;
  readonly control: (path: string, body: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A running sandbox with an authorised caller. Only for tests. */
export const startUnderTest = async (
  options: Partial<SplititSandboxOptions> = {},
): Promise<SandboxUnderTest> => {
  const sandbox = await startSplititSandbox({
    ...CLIENT,
    port: 0,
    host: '127.0.0.1',
    applicationId: APPLICATION_ID,
    storeOrigins: [STORE],
    ...options,
  });
  const { url, webhookPublicKey, close } = sandbox;
  const token = await fetchToken(url);
  return {
    url,
    webhookPublicKey,
    call: async (method, path, body, key = crypto.randomUUID()) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'x-splitit-idempotencykey': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      };
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      const answer = await fetch(`${url}/api/installmentplans${path}`, init);
      return { status: answer.status, body: await answer.json() };
    },
    approve: async (changes) => {
      const number = await initiatePlan(url);
      await postApproval(url, number, changes);
      return number;
    },
    ledger: async () => (await fetch(`${url}/ledger`)).json(),
    control: async (path, body) => (await postJson(`${url}/_sandbox/${path}`, body)).json(),
    close,
  };
};

export const fetchToken = async (url: string, changes: Record<string, string> = {}): Promise<string> => {
  const { clientId, clientSecret } = CLIENT;
  const fields = {
    grant_type: 'client_credentials',
    scope: 'api.v3',
    client_id: clientId,
    client_secret: clientSecret,
  };
  const body = new URLSearchParams({ ...fields, ...changes });
  const answer = await fetch(`${url}/connect/token`, { method: 'POST', body });
  const { access_token: token } = await answer.json();
  return token;
};

/** A plan of no order that no one has approved; its number. */
export const initiatePlan = async (url: string, NumberOfInstallments = 12): Promise<string> => {
  const body = {
    AutoCapture: false,
    BillingAddress: BILLING_ADDRESS,
    PlanData: {
      TerminalId: APPLICATION_ID,
      TotalAmount: 761.04,
      Currency: 'USD',
      NumberOfInstallments,
      PurchaseMethod: 'ECommerce',
    },
    UxSettings: { DisplayedInstallmentOptions: [NumberOfInstallments] },
  };
  const headers = {
    authorization: `Bearer ${await fetchToken(url)}`,
    'x-splitit-idempotencykey': crypto.randomUUID(),
  };
  const answer = await postJson(`${url}/api/installmentplans/initiate`, body, headers);
  return (await answer.json()).InstallmentPlanNumber;
};

/** Presses `Approve` in the form as its own script does. */
export const postApproval = (url: string, number: string, changes: Record<string, unknown> = {}) =>
  postJson(`${url}/flex-form/${number}`, { ...GOOD_CARD, ...changes });

const postJson = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A store that listens for webhooks and answers as told. */
export const startListener = async (answers: number[] = []) => {
  const received: { path: string; body: string; id: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    const { 'x-splitit-idempotencykey': id, 'x-splitit-signature': signature } = request.headers;
    const said = { id: String(id), signature: String(signature) };
    received.push({ path: request.url ?? '', body: await text(request), ...said });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/webhooks`, close: () => server.close() };
};
