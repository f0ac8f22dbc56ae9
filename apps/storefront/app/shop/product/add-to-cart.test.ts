import type { CartView, Notice } from '@counterpane/contract/cart/carts';
import { type Client, createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { MATTRESSES } from '../../../fixtures/catalogue.ts';
import { addPurchase, addSet } from './add-to-cart.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const item = { productID: classic.id, quantity: 1, properties: [{ name: 'Size', value: 'queen' }] };
const offer = { productID: 'a123456789abcdef01234567', quantity: 1, properties: [] };
const tooFew: Notice = { code: 'insufficient_stock', text: 'Only 3 left', title: 'Weighted blanket' };

/** An API that answers each write with the next of these, and what it was sent. */
const shopThatSays = (...answers: (readonly Notice[] | 'refused')[]): { client: Client; sent: unknown[] } => {
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const notices = answers.shift() ?? [];
    return notices === 'refused'
      ? Response.json({ status: 'error', error: 'Out of stock', code: 'not_purchasable' }, { status: 422 })
      : Response.json({ status: 'ok', result: { ...cart(), notices } });
  });
  return { client, sent };
};
const cart = (): CartView =>
  cartOf({ version: 1, lines: [{ itemIdentifier: 'line-1', item, quantity: 1 }], coupon: null });

test('what was chosen with a product is added for the line that the product got', async () => {
  const { client, sent } = shopThatSays([], []);
  const purchase = {
    item,
    offers: [offer],
    neighbours: [],
    source: 'upsell-popup',
  } as const;
  expect(await addPurchase(client, purchase)).toEqual({ ok: true, missing: [], line: 'line-1' });
  expect(sent).toEqual([
    { items: [{ ...item, isApart: true }], source: 'upsell-popup' },
    { items: [{ ...offer, forItem: 'line-1' }], source: 'upsell-popup' },
  ]);
});

test('what was chosen is for the new line, not for one of the same that has something already', async () => {
  const line = (itemIdentifier: string, quantity: number, forItem: string | null = null) => {
    const view = cartOf({ version: 1, lines: [{ itemIdentifier, item, quantity }], coupon: null });
    return view.items.filter(({ isGift }) => !isGift).map((each) => ({ ...each, forItem }));
  };
  const items = [...line('older', 1), ...line('plain', 2), ...line('new', 1), ...line('plan', 1, 'older')];
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ status: 'ok', result: { ...cart(), items } });
  });
  const purchase = { item, offers: [offer], neighbours: [], source: undefined };
  await addPurchase(client, purchase);
  expect(sent[1]).toEqual({ items: [{ ...offer, forItem: 'new' }] });
});

test('a large thing that was chosen with a product gets a line of its own', async () => {
  const { client, sent } = shopThatSays([], []);
  const base = { ...offer, productID: 'b123456789abcdef01234567' };
  const purchase = { item, offers: [offer], source: 'upsell-popup' } as const;
  await addPurchase(client, { ...purchase, neighbours: [base] });
  await addPurchase(client, { ...purchase, offers: [], neighbours: [base] });
  expect(sent.filter((_, index) => index % 2 === 1)).toEqual([
    { items: [base, { ...offer, forItem: 'line-1' }], source: 'upsell-popup' },
    { items: [base], source: 'upsell-popup' },
  ]);
});

test('a product that cannot be had brings nothing along', async () => {
  const { client, sent } = shopThatSays([tooFew]);
  const purchase = {
    item,
    offers: [offer],
    neighbours: [],
    source: 'main-add-to-cart',
  } as const;
  expect(await addPurchase(client, purchase)).toEqual({ ok: false, refusal: tooFew, status: 422 });
  expect(sent).toHaveLength(1);
});

test('a product is in the cart even when what goes with it is not, and that is told', async () => {
  const purchase = {
    item,
    offers: [offer],
    neighbours: [],
    source: 'upsell-row-box',
  } as const;
  expect(await addPurchase(shopThatSays([], [tooFew]).client, purchase)).toEqual({
    ok: true,
    missing: [tooFew],
    line: 'line-1',
  });
  expect(await addPurchase(shopThatSays([], 'refused').client, purchase)).toMatchObject({
    ok: true,
    missing: [{ code: 'not_purchasable', text: 'Out of stock' }],
  });
});

test('a set is refused when none of it can be had, and else says what is missing', async () => {
  const add = (...notices: readonly Notice[]) =>
    addSet(shopThatSays(notices).client, [item, offer], 'bundle-upsell');
  expect(await add(tooFew, tooFew)).toEqual({ ok: false, refusal: tooFew, status: 422 });
  expect(await add(tooFew)).toEqual({ ok: true, missing: [tooFew], line: null });
  expect(await add()).toEqual({ ok: true, missing: [], line: null });
});
