import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findOrder } from './store.ts';
import { orders } from './tables.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeCanada']));

const MONTREAL = { ...HOME, city: 'Montréal', state: 'QC', zip: 'H3A 1H6', country: 'CA' };

const ask = async (shopper: Shopper, language: string, path: string, body?: unknown) => {
  const answer = await shopper.fetch(path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'x-language': language, 'content-type': 'application/json' },
  });
  return (await answer.json()).result;
};

/** What an order says of its first thing. */
const textsOf = ({ cart, receipt, policies }: Awaited<ReturnType<typeof ask>>) => ({
  title: cart.items[0].product.title,
  size: cart.items[0].properties[0].title,
  delivery: cart.items[0].delivery.text,
  taxes: receipt.lines.find(({ step }: { step: string }) => step === 'tax').text,
  promises: policies[0].policies.map(({ line }: { line: string }) => line),
});

const FRENCH = {
  title: 'Matelas classique en mousse mémoire',
  size: 'Grand lit',
  delivery: '1 à 3 jours ouvrables',
  taxes: 'Taxes, Québec, 14,975\u00a0%',
  promises: ['365 nuits d’essai', 'Garantie à vie', 'Livraison et retours gratuits'],
};
const ENGLISH = {
  title: 'Classic memory foam mattress',
  size: 'Queen',
  delivery: '1 - 3 business days',
  taxes: 'Taxes, Quebec, 14.975 %',
  promises: ['365 nights to try', 'Forever warranty', 'Free delivery and returns'],
};

test('an order is read in any language of its storefront, whichever it was placed in, and is kept in the first', async () => {
  const shopper = store.shopper('halcyon-ca.localhost');
  await shopper.adds('mattress', 'queen');
  const order = await shopper.order({
    billingProvider: 'stripeCanada',
    shippingAddress: MONTREAL,
    billingAddress: MONTREAL,
  });
  const placed = await ask(shopper, 'fr', '/api/orders', order);
  expect(textsOf(placed)).toEqual(FRENCH);
  expect(textsOf(await ask(shopper, 'fr', `/api/orders/${placed.id}`))).toEqual(FRENCH);
  expect(textsOf(await ask(shopper, 'en', `/api/orders/${placed.id}`))).toEqual(ENGLISH);
  const kept = await findOrder(store.database.db, placed.id);
  expect(kept?.frozen.cart.items[0]?.product.title).toBe(ENGLISH.title);
});

test('an order from before orders were kept in every language is read in the first, but for what it promises', async () => {
  const shopper = store.shopper('halcyon-ca.localhost');
  await shopper.adds('mattress', 'queen');
  const home = { shippingAddress: MONTREAL, billingAddress: MONTREAL };
  const { id } = await shopper.places({ billingProvider: 'stripeCanada', ...home });
  const kept = await findOrder(store.database.db, id);
  if (!kept) throw new Error('no order');
  const { inOtherLanguages: _none, ...frozen } = kept.frozen;
  await store.database.db.update(orders).set({ frozen }).where(eq(orders.id, id));
  expect(textsOf(await ask(shopper, 'fr', `/api/orders/${id}`))).toEqual({
    ...ENGLISH,
    promises: FRENCH.promises,
  });
});

test('an order says nothing of what could be added to the cart that it was made from', async () => {
  const shopper = store.shopper('halcyon-ca.localhost');
  await shopper.adds('mattress', 'queen');
  const { items } = await ask(shopper, 'en', '/api/carts/my');
  expect(items[0].availableExtras).not.toEqual([]);
  const home = { shippingAddress: MONTREAL, billingAddress: MONTREAL };
  const { id } = await shopper.places({ billingProvider: 'stripeCanada', ...home });
  for (const language of ['en', 'fr']) {
    const { cart } = await ask(shopper, language, `/api/orders/${id}`);
    expect(
      cart.items.flatMap(({ availableExtras }: { availableExtras: unknown[] }) => availableExtras),
    ).toEqual([]);
  }
});
