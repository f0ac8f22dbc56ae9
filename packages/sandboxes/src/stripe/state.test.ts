import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { payment, startListener, startUnderTest } from './sandbox-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'stripe-sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a sandbox that keeps a journal', () => {
  it('knows after a restart what was charged, and charges nothing twice', async () => {
    const stateFile = join(folder, 'charged.jsonl');
    const before = await startUnderTest({ stateFile });
    const params = payment('tok_visa');
    const paid = await before.stripe.paymentIntents.create(params, { idempotencyKey: 'kept' });
    await before.close();
    // A process that was killed in the middle of a write leaves half a line.
    appendFileSync(stateFile, '[["payment_intent","pi_half",{"id":');

    const after = await startUnderTest({ stateFile });
    expect(await after.stripe.paymentIntents.retrieve(paid.id)).toEqual(paid);
    expect(await after.stripe.paymentIntents.create(params, { idempotencyKey: 'kept' })).toEqual(paid);
    expect(await after.ledger()).toHaveLength(1);
    await after.close();
  });

  it('still finds what came after half a line', async () => {
    const stateFile = join(folder, 'half.jsonl');
    appendFileSync(stateFile, '[["payment_intent","pi_half",{"id":');
    const first = await startUnderTest({ stateFile });
    const paid = await first.stripe.paymentIntents.create(payment('tok_visa'));
    await first.close();
    const second = await startUnderTest({ stateFile });
    expect(await second.stripe.paymentIntents.retrieve(paid.id)).toEqual(paid);
    await second.close();
  });

  it('goes on with payments that were processing and webhooks that nobody had taken', async () => {
    const stateFile = join(folder, 'waiting.jsonl');
    const before = await startUnderTest({
      stateFile,
      settleAfterMs: 60_000,
      webhookUrl: 'http://127.0.0.1:9/nobody',
    });
    const params = payment('', {
      payment_method_data: undefined,
      payment_method: 'pm_usBankAccount_success',
      payment_method_options: { us_bank_account: { verification_method: 'instant' } },
    });
    await before.stripe.paymentIntents.create(params);
    await before.close();

    const listener = await startListener();
    const after = await startUnderTest({ stateFile, webhookUrl: listener.url });
    await expect.poll(() => listener.received.length).toBe(2);
    const types = listener.received.map(({ body }) => JSON.parse(body).type).toSorted();
    expect(types).toEqual(['payment_intent.processing', 'payment_intent.succeeded']);
    await after.close();
    listener.close();
  });
});
