import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startSplititSandbox } from '@counterpane/sandboxes/splitit/splitit-sandbox';
import type { Delivery, ProviderUnderTest, TestCard } from '../contract-test/provider-under-test.ts';
import { describePaymentProvider, describeProviderEntries } from '../describe-payment-provider.ts';
import { joinSignature } from './splitit-event.ts';
import { splititProvider } from './splitit-provider.ts';

const CLIENT = { clientId: 'contract_client', clientSecret: 'contract_secret' };
const APPLICATION_ID = 'contract_application';

/** Cards that let a plan be approved, and what they say when it is started. */
const IN_THE_FORM: Partial<Record<TestCard, string>> = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0341',
  'insufficient funds': '4000 0000 0000 0259',
  'refunds later': '4111 1111 1111 1111',
};

const ON_THE_PAGE: Partial<Record<TestCard, string>> = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
};

const TYPED = { holder: 'Ada Wong', expiry: '12 / 40', cvc: '123' };

const startSplititUnderTest = async (): Promise<ProviderUnderTest> => {
  const received: Delivery[] = [];
  const listener = await listen(received);
  const sandbox = await startSplititSandbox({
    ...CLIENT,
    port: 0,
    host: '127.0.0.1',
    applicationId: APPLICATION_ID,
    storeOrigins: ['http://localhost:3000'],
    webhookUrl: listener.url,
  });
  const provider = splititProvider({
    ...CLIENT,
    id: 'splitIt',
    applicationId: APPLICATION_ID,
    apiUrl: sandbox.url,
    identityUrl: sandbox.url,
    webhookPublicKey: sandbox.webhookPublicKey,
    timeoutMs: 500,
  });
  const control = (path: string, body: object) => postJson(`${sandbox.url}/_sandbox/${path}`, body);
  return {
    provider,
    token: (card) => approve(sandbox.url, IN_THE_FORM[card] ?? ''),
    answerChallenge: () => Promise.reject(new Error('a plan that was approved asks for nothing')),
    payOnPage: (url, card) => pressApprove(url, ON_THE_PAGE[card] ?? ''),
    expirePage: async (number) => {
      const headers = { ...(await bearerOf(sandbox.url)), 'x-splitit-idempotencykey': `expire-${number}` };
      await postJson(`${sandbox.url}/api/installmentplans/${number}/cancel`, {}, headers);
    },
    hold: (orderId, amount) => hold(sandbox.url, orderId, amount),
    turnDispute: async (order, turn) => void (await control('disputes', { order, turn })),
    planFault: async (kind, times) => void (await control('faults', { kind, times })),
    deliverWebhooks: async (manner) => void (await control('webhooks', manner)),
    releaseWebhooks: async (manner = {}) => void (await control('webhooks/release', manner)),
    deliveries: () => received,
    sign: (rawBody) => joinSignature('event-1', sandbox.sign('event-1', rawBody)),
    ledger: async () => (await fetch(`${sandbox.url}/ledger`)).json(),
    close: async () => {
      await sandbox.close();
      listener.server.close();
    },
  };
};

/** The store's webhook address: believes nothing yet, keeps everything. */
const listen = async (received: Delivery[]): Promise<{ server: Server; url: string }> => {
  const server = createServer(async (request, response) => {
    const { 'x-splitit-idempotencykey': id, 'x-splitit-signature': signature } = request.headers;
    received.push({ rawBody: await text(request), signature: joinSignature(String(id), String(signature)) });
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/api/webhooks/splitit` };
};

/** A plan of no order that was approved in the form; its number. */
const approve = async (url: string, number: string): Promise<string> => {
  const { InstallmentPlanNumber } = await initiate(url, 76_104);
  await postJson(`${url}/flex-form/${InstallmentPlanNumber}`, { ...TYPED, number });
  return InstallmentPlanNumber;
};

const pressApprove = async (url: string, number: string): Promise<string | null> => {
  const body = new URLSearchParams({ ...TYPED, number, answer: 'approve', numberOfPayments: '12' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location');
};

/** A plan of an order that a shopper approved, and that nobody has started. */
const hold = async (url: string, orderId: string, amount: number): Promise<string> => {
  const plan = await initiate(url, amount, `${orderId}/attempt-${orderId}`);
  await pressApprove(plan.CheckoutUrl, '4111 1111 1111 1111');
  return plan.InstallmentPlanNumber;
};

const initiate = async (url: string, amount: number, RefOrderNumber?: string) =>
  postJson(
    `${url}/api/installmentplans/initiate`,
    {
      AutoCapture: false,
      BillingAddress: {
        AddressLine1: '20 W 34th St',
        City: 'New York',
        State: 'US-NY',
        Zip: '10001',
        Country: 'USA',
      },
      PlanData: {
        TerminalId: APPLICATION_ID,
        TotalAmount: amount / 100,
        Currency: 'USD',
        NumberOfInstallments: 12,
        PurchaseMethod: 'ECommerce',
        RefOrderNumber,
      },
    },
    { ...(await bearerOf(url)), 'x-splitit-idempotencykey': crypto.randomUUID() },
  );

const bearerOf = async (url: string): Promise<Record<string, string>> => {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'api.v3',
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
  });
  const { access_token: token } = await (
    await fetch(`${url}/connect/token`, { method: 'POST', body })
  ).json();
  return { authorization: `Bearer ${token}` };
};

const postJson = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
};

describeProviderEntries('SplitIt', startSplititUnderTest, { listsAll: false });
describePaymentProvider('SplitIt', startSplititUnderTest, {
  'held until things ship': 'A plan is started as a whole',
  challenges: 'The form asks for them before a plan is approved',
  'slow payments': 'A bank that takes its time is waited for in the form',
  disputes: 'SplitIt’s description of its API has none: its webhooks name the plan',
  'capture in part': 'A plan is started as it was approved, never for less',
});
