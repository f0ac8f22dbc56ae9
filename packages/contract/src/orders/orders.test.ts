import { describe, expect, it } from 'vitest';
import { createOrderSchema, nextActionSchema, orderSchema, payOrderSchema } from './orders.ts';

const order = {
  billingProvider: 'stripeDirect',
  shippingAddress: {},
  billingAddress: {},
  cartVersion: 3,
  expectedTotal: { amount: 69_900, currency: 'USD' },
};
const refuses = (changes: object) => !createOrderSchema.safeParse({ ...order, ...changes }).success;

describe('an order as it is sent', () => {
  it('needs the version and the total that the shopper saw', () => {
    expect(refuses({})).toBe(false);
    expect(refuses({ cartVersion: undefined })).toBe(true);
    expect(refuses({ expectedTotal: undefined })).toBe(true);
    expect(refuses({ cartVersion: -1 })).toBe(true);
  });

  it('has a total in whole cents of a currency that we take', () => {
    expect(refuses({ expectedTotal: { amount: 699.5, currency: 'USD' } })).toBe(true);
    expect(refuses({ expectedTotal: { amount: 69_900, currency: 'EUR' } })).toBe(true);
    expect(refuses({ expectedTotal: 69_900 })).toBe(true);
  });

  it('has a number of payments that makes sense', () => {
    expect(refuses({ extraData: { numberOfPayments: 12 } })).toBe(false);
    expect(refuses({ extraData: { numberOfPayments: 0 } })).toBe(true);
    // The fee is the shop's: nobody chooses a number that is not offered.
    for (const numberOfPayments of [1, 24, 36])
      expect(refuses({ extraData: { numberOfPayments } })).toBe(true);
    expect(refuses({ extraData: { numberOfPayments: 1.5 } })).toBe(true);
  });

  it('keeps what it does not know of its extra data', () => {
    const { extraData } = createOrderSchema.parse({ ...order, extraData: { campaign: 'autumn' } });
    expect(extraData).toEqual({ campaign: 'autumn' });
  });
});

describe('a payment as it is sent', () => {
  it('is a bare token, a token with what may be shown of the card, or the hosted page', () => {
    const card = { id: 'tok_1', card: { last4: '4242', brand: 'Visa' } };
    expect(payOrderSchema.safeParse({ paymentToken: 'tok_1' }).success).toBe(true);
    expect(payOrderSchema.safeParse({ paymentToken: card }).success).toBe(true);
    expect(payOrderSchema.safeParse({ hostedPage: true }).success).toBe(true);
    expect(payOrderSchema.safeParse({ paymentToken: '' }).success).toBe(false);
  });
});

describe('an order as it is answered', () => {
  it('is in one of the states that the rules know', () => {
    const states = orderSchema.shape.status.options;
    expect(states).toEqual([
      'awaiting_payment',
      'processing',
      'paid',
      'needs_attention',
      'payment_failed',
      'cancelled',
    ]);
  });

  it('tells what the shopper has to do next in one of three ways', () => {
    expect(nextActionSchema.safeParse({ type: 'redirect', url: '/pay' }).success).toBe(true);
    expect(nextActionSchema.safeParse({ type: 'challenge', url: '/3ds', clientSecret: 's' }).success).toBe(
      true,
    );
    expect(nextActionSchema.safeParse({ type: 'iframe', url: '/form' }).success).toBe(true);
    expect(nextActionSchema.safeParse({ type: 'challenge', url: '/3ds' }).success).toBe(false);
    expect(nextActionSchema.safeParse({ type: 'wait' }).success).toBe(false);
  });
});
