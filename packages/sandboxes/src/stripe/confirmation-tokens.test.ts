import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, PUBLISHABLE_KEY, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

/** As Stripe's script asks for one after a wallet's sheet was approved. */
const approve = async (
  card: string,
  context: Record<string, string> = {},
): Promise<{ status: number; body: { id: string } }> => {
  const body = new URLSearchParams({
    ...context,
    key: PUBLISHABLE_KEY,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][token]': card,
    'payment_method_data[card][wallet]': 'google_pay',
  });
  const answer = await fetch(`${sandbox.url}/v1/confirmation_tokens`, { method: 'POST', body });
  return { status: answer.status, body: await answer.json() };
};

const pay = (token: string, captureMethod: 'manual' | 'automatic' = 'automatic') =>
  sandbox.stripe.paymentIntents.create({
    capture_method: captureMethod,
    amount: 76_104,
    currency: 'usd',
    confirm: true,
    confirmation_token: token,
    allowed_payment_method_types: ['card'],
    use_stripe_sdk: false,
    return_url: 'http://localhost:3000/',
    expand: ['latest_charge'],
  });

describe('a confirmation token', () => {
  it('tells what may be shown of the card, and pays once by the wallet that gave it', async () => {
    const { id } = (await approve('tok_visa')).body;
    expect(await sandbox.stripe.confirmationTokens.retrieve(id)).toMatchObject({
      object: 'confirmation_token',
      payment_method_preview: { type: 'card', card: { last4: '4242', wallet: { type: 'google_pay' } } },
    });
    expect(await pay(id)).toMatchObject({
      status: 'succeeded',
      latest_charge: { payment_method_details: { card: { wallet: { type: 'google_pay' } } } },
    });
    expect((await errorOf(pay(id))).message).toContain('has already been used');
  });

  it('behaves as the card that it stands for', async () => {
    const declined = (await approve('tok_chargeDeclined')).body;
    expect(await errorOf(pay(declined.id))).toMatchObject({ code: 'card_declined' });
    const challenged = (await approve('tok_threeDSecure2Required')).body;
    expect(await pay(challenged.id)).toMatchObject({ next_action: { type: 'redirect_to_url' } });
  });

  it('pays only what is captured as the page of its wallet was set up for', async () => {
    const held = { 'client_context[capture_method]': 'manual' };
    const { id } = (await approve('tok_visa', held)).body;
    expect((await errorOf(pay(id))).message).toContain('capture_method');
    expect(await pay(id, 'manual')).toMatchObject({ status: 'requires_capture' });
  });

  it('is made of a card that there is, and one that was never made pays nothing', async () => {
    expect((await approve('tok_unknown')).status).toBe(404);
    expect(await errorOf(pay('ctoken_unknown'))).toMatchObject({ code: 'resource_missing' });
  });
});
