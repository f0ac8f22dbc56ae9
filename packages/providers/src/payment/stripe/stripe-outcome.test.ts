import { newPaymentIntent } from '@counterpane/sandboxes/stripe/payment-intent';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { outcomeOfIntent } from './stripe-outcome.ts';

const intent = (changes: Partial<Stripe.PaymentIntent>): Stripe.PaymentIntent => ({
  ...newPaymentIntent({
    amount: 76_104,
    currency: 'cad',
    captureMethod: 'automatic',
    description: null,
    receiptEmail: null,
    shipping: null,
    suffix: null,
    metadata: { order_id: 'o1' },
    created: 1_790_000_000,
  }),
  ...changes,
});

describe('what a payment at Stripe means for an order', () => {
  it('counts what was received, not what was asked for', () => {
    const outcome = outcomeOfIntent(intent({ status: 'succeeded', amount_received: 70_000 }));
    expect(outcome).toMatchObject({ state: 'succeeded', amount: { amount: 70_000, currency: 'CAD' } });
  });

  it('keeps the decline code of the bank rather than the general one', () => {
    const last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    } as const;
    expect(outcomeOfIntent(intent({ status: 'requires_payment_method', last_payment_error }))).toMatchObject({
      state: 'failed',
      failure: { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
      providerStatus: 'requires_payment_method',
    });
  });

  it('is a bug when Stripe invents a status', () => {
    expect(() => outcomeOfIntent(intent({ status: 'requires_patience' }))).toThrow(/requires_patience/);
    expect(() => outcomeOfIntent(intent({ status: 'requires_confirmation' }))).toThrow(
      /requires_confirmation/,
    );
  });

  it('is a bug when the money is in a currency that we do not sell in', () => {
    expect(() => outcomeOfIntent(intent({ status: 'succeeded', currency: 'eur' }))).toThrow(/eur/);
  });

  it('is a bug when the payment belongs to no order', () => {
    expect(() => outcomeOfIntent(intent({ status: 'succeeded', metadata: {} }))).toThrow(/no order id/);
  });

  it('is a bug when the shopper must act but there is no page to go to', () => {
    const next_action = { type: 'use_stripe_sdk' };
    expect(() => outcomeOfIntent(intent({ status: 'requires_action', next_action }))).toThrow(
      /use_stripe_sdk/,
    );
  });
});
