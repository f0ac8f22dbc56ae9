import { afterAll, beforeAll, expect, test } from 'vitest';
import { payment, type SandboxUnderTest, startUnderTest } from './sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.close());

test('charges and refunds can be listed, page by page, from a time on and by their payment', async () => {
  const { stripe } = sandbox;
  const intents: string[] = [];
  for (let made = 0; made < 5; made += 1) {
    const { id } = await stripe.paymentIntents.create(payment('tok_visa'));
    intents.unshift(id);
    await stripe.refunds.create({ payment_intent: id, amount: 100 });
  }
  const charges = await stripe.charges.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(charges.map((charge) => charge.payment_intent)).toEqual(intents);
  const [first = ''] = intents;
  const own = await stripe.refunds.list({ payment_intent: first });
  expect(own.data.map((refund) => refund.payment_intent)).toEqual([first]);
  const later = await stripe.charges.list({ created: { gte: Math.floor(Date.now() / 1000) + 60 } });
  expect(later.data).toEqual([]);
  await expect(stripe.charges.list({ limit: 1_000 })).rejects.toThrow(/limit/);
});
