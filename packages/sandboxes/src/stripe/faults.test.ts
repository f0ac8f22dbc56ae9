import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, payment, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const pay = (idempotencyKey: string) =>
  sandbox.stripe.paymentIntents.create(payment('tok_visa'), { idempotencyKey });
const charges = async () => (await sandbox.ledger()).length;

describe('a planned fault', () => {
  it('answers 500 without any effect, as often as asked', async () => {
    const before = await charges();
    await sandbox.control('faults', { kind: 'error500', times: 2 });
    expect(await errorOf(pay('a'))).toMatchObject({ statusCode: 500, rawType: 'api_error' });
    expect(await errorOf(pay('a'))).toMatchObject({ statusCode: 500 });
    expect(await charges()).toBe(before);
    expect(await pay('a')).toMatchObject({ status: 'succeeded' });
  });

  it('answers with a page instead of JSON', async () => {
    await sandbox.control('faults', { kind: 'html' });
    expect((await errorOf(pay('b'))).message).toMatch(/Invalid JSON received/);
  });

  it('never answers', async () => {
    await sandbox.control('faults', { kind: 'hang' });
    expect((await errorOf(pay('c'))).message).toMatch(/timeout/);
    expect(await pay('c')).toMatchObject({ status: 'succeeded' });
  });

  it('takes effect and loses the answer; the same key finds it again', async () => {
    const before = await charges();
    // The client itself tries a closed connection once more.
    await sandbox.control('faults', { kind: 'drop-after-effect', times: 2 });
    expect(await errorOf(pay('d'))).toMatchObject({ type: 'StripeConnectionError' });
    expect(await charges()).toBe(before + 1);
    const found = await pay('d');
    expect(found.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await charges()).toBe(before + 1);
  });

  it('only meets the paths it is meant for', async () => {
    await sandbox.control('faults', { kind: 'error500', path: '/v1/refunds' });
    const { id } = await pay('e');
    expect(await errorOf(sandbox.stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      statusCode: 500,
    });
    expect(await sandbox.stripe.refunds.create({ payment_intent: id })).toMatchObject({
      status: 'succeeded',
    });
  });

  it('is refused when nobody knows it', async () => {
    expect(await sandbox.control('faults', { kind: 'earthquake' })).toHaveProperty('error');
  });
});
