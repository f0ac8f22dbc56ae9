import type { AvailableExtra, CartView, Notice } from '@counterpane/contract/cart/carts';
import { createClient } from '@counterpane/contract/client';
import { translator } from '@counterpane/messages/translator';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { MATTRESSES } from '../../fixtures/catalogue.ts';
import { addEveryLanguage } from '../language/every-language.ts';
import { addExtra } from './add-extra.ts';
import { refusalText } from './change-cart.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const item = { productID: classic.id, properties: [{ name: 'Size', value: 'queen' }] };

const extra = (kind: AvailableExtra['kind'], sku: string): AvailableExtra => ({
  kind,
  product: { id: 'a123456789abcdef01234567', name: 'plan', title: 'Plan', url: '/plan' },
  text: 'Coverage for your mattress',
  sku,
  properties: [{ name: 'Size', value: 'queen' }],
  quantity: 2,
  isAddOn: true,
  price: money(5900, 'USD'),
});
const offered = [
  extra('protection', 'plan-s:queen'),
  extra('upgrade', 'bundle-s:queen'),
  { ...extra('upgrade', 'base-s:queen'), isAddOn: false },
];

const cart = (notices: readonly Notice[] = []): CartView => {
  const bare = cartOf({
    version: 1,
    lines: [{ itemIdentifier: 'bed', item, quantity: 2 }],
    coupon: null,
  });
  const items = bare.items.map((line) => ({ ...line, availableExtras: line.isGift ? [] : offered }));
  return { ...bare, items, notices: [...notices] };
};

/** An API with such a cart, and what was sent to it. */
const shopWith = (notices: readonly Notice[] = []) => {
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({ status: 'ok', result: cart(init?.method === 'POST' ? notices : []) });
  });
  return { client, sent };
};

test('an extra is added for its line as the cart offers it, and tagged by what it is', async () => {
  const { client, sent } = shopWith();
  expect(await addExtra(client, 'bed', 'plan-s:queen')).toMatchObject({ ok: true });
  await addExtra(client, 'bed', 'bundle-s:queen');
  const added = {
    productID: 'a123456789abcdef01234567',
    properties: [{ name: 'Size', value: 'queen' }],
    quantity: 2,
    forItem: 'bed',
  };
  expect(sent).toEqual([
    { items: [added], source: 'summary-warranty-recommendation' },
    { items: [added], source: 'summary-recommendation' },
  ]);
});

test('what is large stands by itself, so that a plan can cover it', async () => {
  const { client, sent } = shopWith();
  await addExtra(client, 'bed', 'base-s:queen');
  expect(sent).toMatchObject([{ items: [{ forItem: null, quantity: 2 }] }]);
});

test('what a cart no longer offers is refused, and nothing is sent', async () => {
  const { client, sent } = shopWith();
  for (const [line, sku] of [
    ['bed', 'gone'],
    ['gone', 'plan-s:queen'],
  ] as const)
    expect(await addExtra(client, line, sku)).toMatchObject({
      ok: false,
      error: { code: 'extra_unavailable', error: 'This is no longer offered with your item' },
    });
  expect(sent).toEqual([]);
});

test('an answer that says it was not added is a refusal in its words', async () => {
  const { client } = shopWith([{ code: 'plan_already_there', text: 'This item is covered already' }]);
  expect(await addExtra(client, 'bed', 'plan-s:queen')).toMatchObject({
    ok: false,
    status: 422,
    error: { code: 'plan_already_there', error: 'This item is covered already' },
  });
});

test('that it is no longer offered is said in the language of the page', async () => {
  addEveryLanguage();
  const answer = await addExtra(shopWith().client, 'bed', 'gone');
  const said = answer.ok ? null : refusalText('add-extra', answer.error, translator('fr-CA'));
  expect(said).toBe('Ceci n’est plus offert avec votre article');
});
