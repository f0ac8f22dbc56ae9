import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, payment, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const pay = (key: string, token = 'tok_visa', amount = 5_000) =>
  sandbox.stripe.paymentIntents.create(payment(token, { amount }), { idempotencyKey: key });

describe('the same key', () => {
  it('with the same request answers the same and charges once', async () => {
    const before = (await sandbox.ledger()).length;
    const first = await pay('twice');
    const second = await pay('twice');
    expect(second).toEqual(first);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await sandbox.ledger()).toHaveLength(before + 1);
  });

  it('repeats a decline too', async () => {
    const first = await errorOf(pay('declined', 'tok_chargeDeclined'));
    const second = await errorOf(pay('declined', 'tok_chargeDeclined'));
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  it('with another request is refused', async () => {
    await pay('other', 'tok_visa', 5_000);
    const error = await errorOf(pay('other', 'tok_visa', 6_000));
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('may be used again after a request that was refused before it did anything', async () => {
    await errorOf(pay('corrected', 'tok_visa', 1));
    expect(await pay('corrected', 'tok_visa', 5_000)).toMatchObject({ status: 'succeeded' });
  });

  it('is refused while the first request is still running', async () => {
    await sandbox.control('faults', { kind: 'slow', ms: 350 });
    const first = pay('running');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await errorOf(pay('running'));
    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    expect(await first).toMatchObject({ status: 'succeeded' });
  });
});
