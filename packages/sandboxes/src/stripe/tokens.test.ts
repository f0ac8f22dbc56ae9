import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  errorOf,
  PUBLISHABLE_KEY,
  payment,
  type SandboxUnderTest,
  startUnderTest,
} from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

const tokenise = (changes: Partial<Record<'number' | 'exp_month' | 'exp_year' | 'cvc' | 'name', string>>) =>
  clientFor(sandbox.url, PUBLISHABLE_KEY).tokens.create({
    card: { number: '4242424242424242', exp_month: '12', exp_year: '40', cvc: '123', ...changes },
  });

describe('a card token', () => {
  it('keeps of the card what may be shown, and pays once', async () => {
    const token = await tokenise({ number: '378282246310005', cvc: '1234', name: 'Ada Lovelace' });
    expect(token).toMatchObject({
      type: 'card',
      used: false,
      card: { brand: 'American Express', last4: '0005', exp_month: 12, exp_year: 2040, name: 'Ada Lovelace' },
    });
    expect(JSON.stringify(token)).not.toContain('378282246310005');
    expect(await sandbox.stripe.paymentIntents.create(payment(token.id))).toMatchObject({
      status: 'succeeded',
    });
    expect(await sandbox.stripe.tokens.retrieve(token.id)).toMatchObject({ used: true });
    expect(await errorOf(sandbox.stripe.paymentIntents.create(payment(token.id)))).toMatchObject({
      code: 'token_already_used',
      message: `You cannot use a Stripe token more than once: ${token.id}.`,
    });
  });

  it('brings the behaviour of the test card with it', async () => {
    const { id } = await tokenise({ number: '4000000000009995' });
    const error = await errorOf(sandbox.stripe.paymentIntents.create(payment(id)));
    expect(error.message).toBe('Your card has insufficient funds.');
  });

  it('is not made of a mistyped number', async () => {
    const error = await errorOf(tokenise({ number: '4242424242424241' }));
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'incorrect_number',
      param: 'number',
      message: 'Your card number is incorrect.',
    });
  });

  it('is not made of a real card', async () => {
    const error = await errorOf(tokenise({ number: '4111111111111111' }));
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' });
  });

  it('is not made of a card that has run out', async () => {
    const error = await errorOf(tokenise({ exp_year: '20' }));
    expect(error).toMatchObject({ code: 'invalid_expiry_year', param: 'exp_year' });
  });

  it('is not made of a card with a thirteenth month', async () => {
    const error = await errorOf(tokenise({ exp_month: '13' }));
    expect(error).toMatchObject({ code: 'invalid_expiry_month', param: 'exp_month' });
  });

  it('is not made with a security code of two digits', async () => {
    expect(await errorOf(tokenise({ cvc: '12' }))).toMatchObject({
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
    });
  });
});
