import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, payment, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

describe('a refund', () => {
  it('gives back a part and can be read again', async () => {
    const { id } = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    const refund = await sandbox.stripe.refunds.create({ payment_intent: id, amount: 6_104 });
    expect(refund).toMatchObject({ status: 'succeeded', amount: 6_104, currency: 'usd', payment_intent: id });
    expect(await sandbox.stripe.refunds.retrieve(refund.id)).toEqual(refund);
    const intent = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 6_104, refunded: false });
  });

  it('gives back everything when no amount is named', async () => {
    const { id } = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    expect(await sandbox.stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 76_104 });
    const again = await errorOf(sandbox.stripe.refunds.create({ payment_intent: id }));
    expect(again).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  it('never gives back more than is left', async () => {
    const { id } = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    await sandbox.stripe.refunds.create({ payment_intent: id, amount: 76_000 });
    const error = await errorOf(sandbox.stripe.refunds.create({ payment_intent: id, amount: 105 }));
    expect(error).toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: 'Refund amount ($1.05) is greater than unrefunded amount on charge ($1.04)',
    });
  });

  it('of a payment that is disputed is refused, and of one that the bank asks about is not', async () => {
    const disputedBy = async (token: string) => {
      const { id } = await sandbox.stripe.paymentIntents.create(payment(token));
      const list = () => sandbox.stripe.disputes.list({ payment_intent: id });
      await expect.poll(async () => (await list()).data.length).toBe(1);
      return { id, dispute: (await list()).data[0] };
    };
    const taken = await disputedBy('tok_createDispute');
    expect(taken.dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent' });
    const error = await errorOf(sandbox.stripe.refunds.create({ payment_intent: taken.id }));
    expect(error).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
    const asked = await disputedBy('tok_createDisputeInquiry');
    expect(asked.dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    const refund = await sandbox.stripe.refunds.create({ payment_intent: asked.id });
    expect(refund.status).toBe('succeeded');
  });

  it('of some cards is pending first, of others it fails after it had gone through', async () => {
    const give = async (token: string) => {
      const { id } = await sandbox.stripe.paymentIntents.create(payment(token));
      return sandbox.stripe.refunds.create({ payment_intent: id });
    };
    const [slow, returned] = [await give('tok_pendingRefund'), await give('tok_refundFail')];
    expect([slow.status, returned.status]).toEqual(['pending', 'succeeded']);
    const statusOf = async (id: string) => (await sandbox.stripe.refunds.retrieve(id)).status;
    await expect.poll(() => statusOf(slow.id)).toBe('succeeded');
    await expect.poll(() => statusOf(returned.id)).toBe('failed');
    const intent = await sandbox.stripe.paymentIntents.retrieve(String(returned.payment_intent), {
      expand: ['latest_charge'],
    });
    expect(intent.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it('needs a payment that took money', async () => {
    const { id } = await sandbox.stripe.paymentIntents.create({ amount: 5_000, currency: 'usd' });
    const error = await errorOf(sandbox.stripe.refunds.create({ payment_intent: id }));
    expect(error.message).toBe(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  });
});
