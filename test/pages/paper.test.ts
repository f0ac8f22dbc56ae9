import { cardsOf, typingShops } from '@counterpane/api/language/testing/typing-shops';
import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';

test.each([
  ['halcyon', 'letter'],
  ['halcyon-ca', 'letter'],
  ['halcyon-uk', 'A4'],
])('An order of %s is printed on %s, and its invoice opens', async (key, paper) => {
  const shop = typingShops.find((each) => each.key === key);
  if (!shop) throw new Error(`nobody types at ${key}`);
  const visitor = new PageVisitor(key);
  await visitor.adds(shop.product, shop.size);
  await visitor.sends('/checkout/shipping', { ...shop.home, email: 'ada@example.com' });
  const cardToken = { id: 'tok_visa', card: { last4: '4242', brand: 'Visa' } };
  const paymentProvider = cardsOf(shop);
  await resultOf(visitor.client.saveBilling({ sameAsShipping: true, paymentProvider, cardToken }));
  await visitor.opens('/checkout/review');
  const id = new URL(await visitor.places(''), 'http://localhost').searchParams.get('orderId');
  const { status, text } = await visitor.opens(`/orders/${id}`);
  expect(status).toBe(200);
  expect([...text.matchAll(/@page\{size:(\w+)\}/g)].map(([, size]) => size)).toEqual([paper]);
  const invoice = /href="(\/api\/orders\/[^"]+)"/.exec(text)?.[1] ?? '';
  expect((await visitor.opens(invoice)).text).toMatch(/^%PDF-/);
});
