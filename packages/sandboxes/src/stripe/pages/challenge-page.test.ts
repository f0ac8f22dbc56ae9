import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payment, type SandboxUnderTest, startUnderTest } from '../sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const openChallenge = async (token = 'tok_threeDSecure2Required') => {
  const intent = await sandbox.stripe.paymentIntents.create(payment(token));
  return { intent, url: intent.next_action?.redirect_to_url?.url ?? '' };
};

describe('the 3-D Secure page', () => {
  it('is asked for by the payment, with the way back', async () => {
    const { intent } = await openChallenge();
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: 'http://localhost:3000/checkout/return?orderId=o1' },
      },
    });
  });

  it('works without scripts and names its three buttons', async () => {
    const { url } = await openChallenge();
    const html = await (await fetch(url)).text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Confirm your payment</h1>');
    expect(html).toContain('$761.04');
    expect(html.match(/<button[^>]*>[^<]*/g)?.map((button) => button.replace(/.*>/, ''))).toEqual([
      'Approve',
      'Decline',
      'Cancel',
    ]);
    expect(html).not.toContain('<script');
  });

  it('pays when the shopper approves, and brings them back with the payment', async () => {
    const { intent, url } = await openChallenge();
    const back = new URL((await sandbox.press(url, { answer: 'approve' })).location);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      orderId: 'o1',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('fails the payment when the shopper declines', async () => {
    const { intent, url } = await openChallenge();
    const { location } = await sandbox.press(url, { answer: 'decline' });
    expect(new URL(location).searchParams.get('redirect_status')).toBe('failed');
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('pays once when the shopper presses Approve twice', async () => {
    const { url } = await openChallenge();
    const before = (await sandbox.ledger()).length;
    const first = await sandbox.press(url, { answer: 'approve' });
    const second = await sandbox.press(url, { answer: 'decline' });
    expect(second.location).toBe(first.location);
    expect(await sandbox.ledger()).toHaveLength(before + 1);
  });

  it('may still end in a decline by the bank', async () => {
    const token = await sandbox.stripe.tokens.create({
      card: { number: '4000008260003178', exp_month: '12', exp_year: '40', cvc: '123' },
    });
    const { intent, url } = await openChallenge(token.id);
    const { location } = await sandbox.press(url, { answer: 'approve' });
    expect(new URL(location).searchParams.get('redirect_status')).toBe('failed');
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  it('does not exist for a guessed address', async () => {
    const answer = await fetch(`${sandbox.url}/3d_secure_2/authenticate/guess`);
    expect(answer.status).toBe(404);
  });
});
