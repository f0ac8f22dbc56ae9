import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxUnderTest, sale, startListener, startUnderTest } from './sandbox-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'braintree-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failureOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('a planned fault', () => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await startUnderTest();
  });
  afterAll(() => sandbox.close());
  const pay = (orderId: string) => sandbox.gateway.transaction.sale(sale({ orderId }));

  it('strikes as often as asked, before anything happened', async () => {
    await sandbox.control('faults', { kind: 'error500', times: 2 });
    expect(await failureOf(pay('a.1'))).toMatch(/^serverError/);
    expect(await failureOf(pay('a.1'))).toMatch(/^serverError/);
    expect((await pay('a.1')).success).toBe(true);
    expect(await sandbox.ledger()).toHaveLength(1);
  });

  it('answers with a page, or not at all', async () => {
    await sandbox.control('faults', { kind: 'html' });
    expect(await failureOf(pay('b.1'))).toMatch(/502/);
    await sandbox.control('faults', { kind: 'hang' });
    expect(await failureOf(pay('b.1'))).toMatch(/timed out/);
    await sandbox.control('faults', { kind: 'slow', ms: 10 });
    expect((await pay('b.1')).success).toBe(true);
  });

  it('takes effect and loses the answer: only of a call that has an effect', async () => {
    await sandbox.control('faults', { kind: 'drop-after-effect' });
    expect(await failureOf(sandbox.gateway.transaction.find('unknown'))).toMatch(/^notFoundError/);
    expect(await failureOf(pay('c.1'))).toMatch(/socket hang up|ECONNRESET/);
    const entries = (await sandbox.ledger()).filter(({ orderId }) => orderId === 'c');
    expect(entries).toHaveLength(1);
  });

  it('is refused when nobody knows it, and can be taken back', async () => {
    expect(await sandbox.control('faults', { kind: 'earthquake' })).toHaveProperty('error');
    await sandbox.control('faults', { kind: 'error500', times: 9 });
    await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect((await pay('d.1')).success).toBe(true);
  });
});

describe('a webhook', () => {
  it('tells that a payment has settled, signed so that the official client believes it', async () => {
    const listener = await startListener([500]);
    const sandbox = await startUnderTest({ webhookUrl: listener.url });
    const { transaction } = await sandbox.gateway.transaction.sale(sale());
    // The first was answered with 500: it comes again.
    await expect.poll(() => listener.received.length).toBe(2);
    const [first, second] = listener.received;
    expect(second).toEqual(first);
    const { signature = '', payload = '' } = first ?? {};
    const told = await sandbox.gateway.webhookNotification.parse(signature, payload);
    expect(told).toMatchObject({
      kind: 'transaction_settled',
      transaction: { id: transaction.id, amount: '761.04' },
    });
    await sandbox.close();
    listener.close();
  });

  it('may be held back, and doubled', async () => {
    const listener = await startListener();
    const sandbox = await startUnderTest({ webhookUrl: listener.url });
    await sandbox.control('webhooks', { hold: true });
    const { transaction } = await sandbox.gateway.transaction.sale(
      sale({ paymentMethodNonce: 'fake-paypal-settlement-declined-nonce' }),
    );
    const statusNow = async () => (await sandbox.gateway.transaction.find(transaction.id)).status;
    await expect.poll(statusNow).toBe('settlement_declined');
    expect(listener.received).toEqual([]);
    await sandbox.control('webhooks', { hold: true, duplicate: true });
    await sandbox.control('webhooks/release', {});
    await expect.poll(() => listener.received.length).toBe(2);
    expect(await sandbox.ledger()).toEqual([]);
    await sandbox.close();
    listener.close();
  });
});

describe('a sandbox that keeps a journal', () => {
  it('knows after a restart what was charged, and goes on with what was under way', async () => {
    const stateFile = join(folder, 'journal.jsonl');
    const before = await startUnderTest({ stateFile, settleAfterMs: 60_000 });
    const { transaction } = await before.gateway.transaction.sale(
      sale({ paymentMethodNonce: 'fake-paypal-settlement-pending-nonce' }),
    );
    await before.close();
    // A process that was killed in the middle of a write leaves half a line.
    appendFileSync(stateFile, '[["transaction","half",{"id":');

    const listener = await startListener();
    const after = await startUnderTest({ stateFile, webhookUrl: listener.url });
    await expect.poll(() => listener.received.length).toBe(1);
    expect((await after.gateway.transaction.find(transaction.id)).status).toBe('settled');
    expect(await after.ledger()).toMatchObject([{ orderId: 'o1', kind: 'charge', amount: 76_104 }]);
    await after.close();
    listener.close();
  });
});
