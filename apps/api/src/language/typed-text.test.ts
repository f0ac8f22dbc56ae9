import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { translateAnswer } from './translate-answer.ts';

const store = useTestStore();

const UK = 'halcyon-uk.localhost';
const british = (text: string): string => store.deps.translators.get('en-GB')?.(text) ?? text;

test('what people typed comes back to the letter in the British shop, and what is ours in its own words', () => {
  const typed = 'Grace King, a queen of 60 by 80 inches in gray, $5';
  expect(british(typed)).not.toBe(typed);
  const order = {
    journey: typed,
    id: typed,
    name: typed,
    email: typed,
    message: typed,
    error: typed,
    failure: typed,
    shippingDetails: { firstName: typed, title: typed, address: { line1: typed, text: typed } },
    extraData: { title: typed, text: [typed] },
    metadata: { note: typed },
    cart: {
      historyLog: [{ type: 'added', by: typed, text: typed }],
      items: [{ itemIdentifier: typed, product: { title: 'In gray' } }],
      couponDetails: { code: typed, reason: typed },
    },
    refunds: [{ reason: typed, madeBy: typed, reference: typed }],
    others: [typed],
    street: typed,
  };
  const ours = 'In grey';
  expect(translateAnswer(order, british)).toEqual({
    ...order,
    cart: {
      ...order.cart,
      items: [{ itemIdentifier: typed, product: { title: ours } }],
    },
  });
});

/** The first call compiles, and a busy machine delays some: what is slow is so each time. */
const fastestMs = async (call: () => Promise<void>): Promise<number> => {
  const times: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
};

test('an address with 24 groups of numbers is answered in 50 ms', async () => {
  const street = `a ${'111,'.repeat(24)}`.slice(0, 98);
  const ms = await fastestMs(async () => {
    const answer = await store.shopper(UK).fetch('/api/addresses/validate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'GB', state: '', city: 'London', zip: 'SW1A 1AA', street }),
    });
    expect(answer.status).toBeLessThan(500);
  });
  expect(ms).toBeLessThan(50);
});

test('an order number of 64 hostile characters is answered in 50 ms', async () => {
  const ms = await fastestMs(async () => {
    const answer = await store.shopper(UK).fetch(`/api/orders/${'111,'.repeat(16)}`);
    expect(answer.status).toBe(404);
  });
  expect(ms).toBeLessThan(50);
});
