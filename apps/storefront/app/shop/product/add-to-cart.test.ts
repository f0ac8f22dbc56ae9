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
const shopThatSays = (
  ...answers: { readonly notices?: readonly Notice[]; readonly added?: readonly (string | null)[] }[]
): { client: Client; sent: unknown[] } => {
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const { notices = [], added = ['line-1'] } = answers.shift() ?? {};
    return Response.json({ status: 'ok', result: { ...cart(), notices, added } });
  });
  return { client, sent };
};
const cart = (): CartView =>
  cartOf({ version: 1, lines: [{ itemIdentifier: 'line-1', item, quantity: 1 }], coupon: null });

test('What was chosen with a product is added in the same call, for the line that the product gets', async () => {
  const { client, sent } = shopThatSays({ added: ['line-2', 'line-3'] });
  const purchase = { item, offers: [offer], separateItems: [], source: 'upsell-popup' } as const;
  expect(await addPurchase(client, purchase)).toEqual({ ok: true, missing: [], line: 'line-2' });
  expect(sent).toEqual([{ items: [item, { ...offer, forItem: 'item-1' }], source: 'upsell-popup' }]);
});

test('A large thing that was chosen with a product comes by itself, and not without the product', async () => {
  const { client, sent } = shopThatSays();
  const base = { ...offer, productID: 'b123456789abcdef01234567' };
  await addPurchase(client, { item, offers: [offer], separateItems: [base], source: 'upsell-popup' });
  expect(sent).toEqual([
    {
      items: [item, { ...base, onlyWith: 'item-1' }, { ...offer, forItem: 'item-1' }],
      source: 'upsell-popup',
    },
  ]);
});

test('The price that was quoted at the door goes along', async () => {
  const { client, sent } = shopThatSays();
  await addPurchase(client, { item, offers: [], separateItems: [], source: undefined, priceQuote: 'quote' });
  expect(sent).toEqual([{ items: [item], priceQuote: 'quote' }]);
});

test('A product that cannot be had is refused for its own reason', async () => {
  const orphan: Notice = { code: 'unknown_parent', text: 'There is nothing that it belongs to' };
  const { client } = shopThatSays({ notices: [tooFew, orphan], added: [null, null] });
  const purchase = { item, offers: [offer], separateItems: [], source: 'main-add-to-cart' } as const;
  expect(await addPurchase(client, purchase)).toEqual({ ok: false, refusal: tooFew, status: 422 });
});

test('A call that fails is refused with its status', async () => {
  const client = createClient(async () =>
    Response.json({ status: 'error', error: 'Out of stock', code: 'not_purchasable' }, { status: 422 }),
  );
  const purchase = { item, offers: [], separateItems: [], source: undefined };
  expect(await addPurchase(client, purchase)).toMatchObject({
    ok: false,
    refusal: { code: 'not_purchasable', text: 'Out of stock' },
    status: 422,
  });
});

test('A product is in the cart even when what goes with it is not, and that is told', async () => {
  const { client } = shopThatSays({ notices: [tooFew], added: ['line-1', null] });
  const purchase = { item, offers: [offer], separateItems: [], source: 'upsell-row-box' } as const;
  expect(await addPurchase(client, purchase)).toEqual({ ok: true, missing: [tooFew], line: 'line-1' });
});

test('A set is refused when none of it can be had, and else says what is missing', async () => {
  const add = (...notices: readonly Notice[]) =>
    addSet(shopThatSays({ notices }).client, [item, offer], { source: 'bundle-upsell' });
  expect(await add(tooFew, tooFew)).toEqual({ ok: false, refusal: tooFew, status: 422 });
  expect(await add(tooFew)).toEqual({ ok: true, missing: [tooFew], line: null });
  expect(await add()).toEqual({ ok: true, missing: [], line: null });
});

test('Of a set the line of the product whose page it is is known', async () => {
  const { client } = shopThatSays({ added: ['line-1', 'line-2'] });
  expect(await addSet(client, [item, offer], { of: offer.productID })).toMatchObject({ line: 'line-2' });
});
