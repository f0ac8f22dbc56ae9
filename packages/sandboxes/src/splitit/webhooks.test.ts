import { verify } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  APPLICATION_ID,
  BILLING_ADDRESS,
  type SandboxUnderTest,
  startListener,
  startUnderTest,
} from './sandbox-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'splitit-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const start = async (answers: number[] = []) => {
  const listener = await startListener(answers);
  const sandbox = await startUnderTest({ webhookUrl: listener.url });
  closing.push(sandbox.close, listener.close);
  return { sandbox, received: listener.received };
};

const begin = (sandbox: SandboxUnderTest, number: string) =>
  sandbox.call('PUT', `/${number}/updateorder`, { RefOrderNumber: 'o1/a1', Capture: true });

describe('a webhook', () => {
  it('is signed with its key and its body', async () => {
    const { sandbox, received } = await start();
    const number = await sandbox.approve();
    await expect.poll(() => received.length).toBe(1);
    const [{ id, body, signature }] = received as [(typeof received)[0]];
    const signed = Buffer.from(signature, 'base64');
    expect(verify('sha256', Buffer.from(`${id};${body}`), sandbox.webhookPublicKey, signed)).toBe(true);
    expect(JSON.parse(body)).toMatchObject({
      Event: 'PlanCreatedSucceeded',
      InstallmentPlan: { InstallmentPlanNumber: number, Status: 'PendingCapture' },
    });
  });

  it('calls the address that a plan named, with its numbers and an empty body, when it is approved', async () => {
    const { sandbox, received } = await start();
    const { body: plan } = await sandbox.call('POST', '/initiate', {
      AutoCapture: false,
      BillingAddress: BILLING_ADDRESS,
      PlanData: {
        TerminalId: APPLICATION_ID,
        TotalAmount: 761.04,
        Currency: 'USD',
        NumberOfInstallments: 12,
        PurchaseMethod: 'ECommerce',
        RefOrderNumber: 'o1/a1',
      },
      EventsEndpoints: { CreateSucceeded: 'https://store.test/api/told' },
    });
    const card = { holder: 'Ada Wong', number: '4111 1111 1111 1111', expiry: '12/40', cvc: '123' };
    await fetch(String(plan.CheckoutUrl), {
      method: 'POST',
      body: new URLSearchParams({ ...card, answer: 'approve', numberOfPayments: '12' }),
      redirect: 'manual',
    });
    await expect.poll(() => received.length).toBe(2);
    const called = received.find(({ path }) => path.startsWith('/api/told'));
    expect(called).toMatchObject({
      path: `/api/told?RefOrderNumber=o1%2Fa1&InstallmentPlanNumber=${plan.InstallmentPlanNumber}`,
      body: '',
    });
    const signed = Buffer.from(called?.signature ?? '', 'base64');
    expect(verify('sha256', Buffer.from(`${called?.id};`), sandbox.webhookPublicKey, signed)).toBe(true);
  });

  it('tells every turn of a plan', async () => {
    const { sandbox, received } = await start();
    const number = await sandbox.approve();
    await begin(sandbox, number);
    await sandbox.call('POST', `/${number}/refund`, { Amount: 10 });
    await sandbox.call('POST', `/${await sandbox.approve()}/cancel`);
    await begin(sandbox, await sandbox.approve({ number: '4000000000000341' }));
    await expect.poll(() => received.length).toBe(7);
    expect(received.map(({ body }) => JSON.parse(body).Event).toSorted()).toEqual([
      'PlanCancelledSucceeded',
      'PlanCreatedSucceeded',
      'PlanCreatedSucceeded',
      'PlanCreatedSucceeded',
      'RefundCompleted',
      'StartInstallmentsFailed',
      'StartInstallmentsSucceeded',
    ]);
  });

  it('is sent again under the same key until the store says yes', async () => {
    const { sandbox, received } = await start([500, 503]);
    await sandbox.approve();
    await expect.poll(() => received.length, { timeout: 3_000 }).toBe(3);
    expect(new Set(received.map(({ id }) => id)).size).toBe(1);
  });

  it('can be held back and released last first', async () => {
    const { sandbox, received } = await start();
    await sandbox.control('webhooks', { hold: true });
    await sandbox.approve();
    await sandbox.approve();
    expect(received).toEqual([]);
    expect(await sandbox.control('webhooks/release', { reverse: true })).toEqual({ released: 2 });
    await expect.poll(() => received.length).toBe(2);
  });
});

describe('a sandbox that keeps a journal', () => {
  it('knows after a restart what was charged, answers replays, and signs with the same key', async () => {
    const stateFile = join(folder, 'charged.jsonl');
    const before = await startUnderTest({ stateFile });
    const number = await before.approve();
    const change = { RefOrderNumber: 'o1/a1', Capture: true };
    const started = await before.call('PUT', `/${number}/updateorder`, change, 'kept');
    await before.close();
    // A process that was killed in the middle of a write leaves half a line.
    appendFileSync(stateFile, '[["plan","1",{"number":');

    const after = await startUnderTest({ stateFile });
    expect(after.webhookPublicKey).toBe(before.webhookPublicKey);
    expect(await after.call('PUT', `/${number}/updateorder`, change, 'kept')).toEqual(started);
    expect((await after.ledger()).map(({ kind }) => kind)).toEqual(['authorise', 'charge']);
    await after.close();
  });

  it('goes on with webhooks that nobody had taken', async () => {
    const stateFile = join(folder, 'waiting.jsonl');
    const before = await startUnderTest({ stateFile, webhookUrl: 'http://127.0.0.1:9/nobody' });
    await before.approve();
    await before.close();
    const listener = await startListener();
    const after = await startUnderTest({ stateFile, webhookUrl: listener.url });
    await expect.poll(() => listener.received.length).toBe(1);
    await after.close();
    listener.close();
  });
});
