import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, payment, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const hold = async (orderId: string) => {
  const params = payment('tok_visa', { capture_method: 'manual', metadata: { order_id: orderId } });
  return sandbox.stripe.paymentIntents.create(params);
};
const kindsOf = async (orderId: string) =>
  (await sandbox.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

describe('money that is held', () => {
  it('waits to be captured', async () => {
    const intent = await hold('held');
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 76_104,
      amount_received: 0,
    });
    expect(await kindsOf('held')).toEqual(['authorise 76104']);
  });

  it('is captured in part, once', async () => {
    const intent = await hold('part');
    const captured = await sandbox.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 70_000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 70_000, amount_capturable: 0 });
    expect(await kindsOf('part')).toEqual(['authorise 76104', 'charge 70000', 'void 6104']);
    const again = await errorOf(sandbox.stripe.paymentIntents.capture(intent.id));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  it('is not captured beyond what is held', async () => {
    const intent = await hold('beyond');
    const error = await errorOf(
      sandbox.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 76_105 }),
    );
    expect(error).toMatchObject({ statusCode: 400, param: 'amount_to_capture' });
  });

  it('is released by a last capture of nothing where a part was captured, and by none where nothing was', async () => {
    const params = payment('tok_visa', {
      capture_method: 'manual',
      metadata: { order_id: 'rest' },
      payment_method_options: { card: { request_multicapture: 'if_available' } },
    });
    const { id } = await sandbox.stripe.paymentIntents.create(params);
    const nothing = { amount_to_capture: 0, final_capture: true };
    const refused = await errorOf(sandbox.stripe.paymentIntents.capture(id, nothing));
    expect(refused).toMatchObject({ statusCode: 400, param: 'amount_to_capture' });
    await sandbox.stripe.paymentIntents.capture(id, { amount_to_capture: 70_000, final_capture: false });
    const ended = await sandbox.stripe.paymentIntents.capture(id, nothing);
    expect(ended).toMatchObject({ status: 'succeeded', amount_received: 70_000, amount_capturable: 0 });
    expect(await kindsOf('rest')).toEqual(['authorise 76104', 'charge 70000', 'void 6104']);
  });

  it('is released by a cancellation', async () => {
    const intent = await hold('released');
    const cancelled = await sandbox.stripe.paymentIntents.cancel(intent.id);
    expect(cancelled).toMatchObject({ status: 'canceled', canceled_at: expect.any(Number) });
    expect(await kindsOf('released')).toEqual(['authorise 76104', 'void 76104']);
  });
});

describe('money that is taken', () => {
  it('cannot be cancelled any more', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(payment('tok_visa'));
    const error = await errorOf(sandbox.stripe.paymentIntents.cancel(intent.id));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(error.message).toMatch(/because it has a status of succeeded/);
  });
});
