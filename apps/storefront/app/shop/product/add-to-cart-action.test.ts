import { createClient } from '@counterpane/contract/client';
import type { PageBundle, PageCollection } from '@counterpane/contract/pages/page-state';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';

import { addProductOnly, addWithOffers } from './add-to-cart-action.ts';

const price = money(10_000, 'USD');

const COLLECTION: PageCollection = {
  name: 'kids-set',
  title: 'Kids set',
  isComplete: true,
  isSoldOut: false,
  items: (['bedframe', 'nightstand'] as const).map((type, index) => ({
    productName: type,
    title: type,
    type,
    maximumQuantity: 2,
    colorRule: null,
    price,
    item: {
      productID: `${index}123456789abcdef01234567`,
      quantity: index + 1,
      properties: [{ name: 'Color', value: 'white', title: 'White' }],
    },
  })),
  prices: {
    totalValue: price,
    finalPrice: price,
    discount: price,
    formatted: { totalValue: '$100', finalPrice: '$100', discount: '$0' },
  },
};

interface Sent {
  readonly collection?: PageCollection | null;
  readonly bundle?: PageBundle | null;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What the cart is asked for first, and with what words a form comes back. */
const sendForm = async ({ collection = null, bundle = null, fields = {} }: Sent) => {
  const [mattress] = MATTRESSES;
  if (!mattress) throw new Error('the fixture has a mattress');
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ status: 'error', error: 'Enough seen', code: 'unknown_product' }, { status: 422 });
  });
  const page = productPageOf(mattress, 'queen');
  const form = new FormData();
  for (const [name, value] of Object.entries({ size: 'queen', quantity: '1', ...fields }))
    form.set(name, value);
  const outcome = await addWithOffers(
    client,
    { ...page, state: { ...page.state, collection, bundle } },
    form,
  );
  return { asked: sent[0] ?? null, code: outcome.ok ? null : outcome.refusal.code };
};

const send = async (collection: PageCollection | null, quantity = '1') =>
  (await sendForm({ collection, fields: { source: 'collection', quantity } })).asked;

test('the button of the whole set adds every piece of it, from the place of sets', async () => {
  expect(await send(COLLECTION)).toEqual({
    items: [
      {
        productID: '0123456789abcdef01234567',
        quantity: 1,
        properties: [{ name: 'Color', value: 'white' }],
      },
      {
        productID: '1123456789abcdef01234567',
        quantity: 2,
        properties: [{ name: 'Color', value: 'white' }],
      },
    ],
    source: 'bundle-upsell',
  });
});

test('A set that is gone since the page was made, or is not whole any more, adds nothing in its place', async () => {
  const nothing = { asked: null, code: 'set_gone' };
  for (const source of ['collection', 'bundle-upsell', 'adjustable-bundle-upsell'])
    expect(await sendForm({ fields: { source } })).toEqual(nothing);
  const parted = { ...COLLECTION, isComplete: false };
  expect(await sendForm({ collection: parted, fields: { source: 'collection' } })).toEqual(nothing);
});

test('A set is added from its own button in the size that was sent, and in no other; nor is another set', async () => {
  const item = (productID: string, size: string) => ({
    productID,
    quantity: 1,
    properties: [{ name: 'Size', value: size, title: size }],
  });
  const [mattress, base] = ['0123456789abcdef01234567', 'b123456789abcdef01234567'];
  const bundleIn = (size: string): PageBundle => ({
    ...{
      sku: 'set',
      name: 'bed-set',
      title: 'Bed set',
      isDefaultSize: false,
      sizes: [],
      products: {},
      groups: [],
    },
    ...{ items: [item(mattress, size), item(base, size)], extras: [], choices: [], saving: price },
    prices: { totalPrice: price, discountedPrice: price },
  });
  const fields = { source: 'adjustable-bundle-upsell', bundle: 'bed-set' };
  const added = await sendForm({ bundle: bundleIn('queen'), fields });
  expect(added.asked).toMatchObject({
    items: [{ productID: mattress }, { productID: base }],
    source: 'adjustable-bundle-upsell',
  });
  const nothing = { asked: null, code: 'set_gone' };
  expect(await sendForm({ bundle: bundleIn('king'), fields })).toEqual(nothing);
  const other = { ...fields, bundle: 'room-set' };
  expect(await sendForm({ bundle: bundleIn('queen'), fields: other })).toEqual(nothing);
});

test('a quantity that cannot be is not even asked for', async () => {
  for (const quantity of ['101', '0', '-1', '1.5', 'two']) expect(await send(null, quantity)).toBeNull();
});

/** What the cart is asked for by a form that is read by itself; null where the page is needed to read it. */
const sendAlone = async (fields: readonly (readonly [string, string])[]) => {
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ status: 'error', error: 'Enough seen', code: 'unknown_product' }, { status: 422 });
  });
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const outcome = await addProductOnly(client, form, 'quote');
  return { asked: sent[0] ?? null, outcome };
};

const ALONE = [
  ['product', '0123456789abcdef01234567'],
  ['size', 'queen'],
  ['pack', '2'],
  ['quantity', '3'],
  ['source', 'main-add-to-cart'],
  ['upgrade', ''],
  ['plan', ''],
] as const;

test('A form of the product alone is understood without its page', async () => {
  expect((await sendAlone(ALONE)).asked).toEqual({
    items: [
      {
        productID: '0123456789abcdef01234567',
        quantity: 3,
        properties: [
          { name: 'Size', value: 'queen' },
          { name: 'Quantity', value: '2' },
        ],
      },
    ],
    source: 'main-add-to-cart',
    priceQuote: 'quote',
  });
  expect(
    await sendAlone([...ALONE.filter(([name]) => name !== 'quantity'), ['quantity', '101']]),
  ).toMatchObject({
    asked: null,
    outcome: { ok: false, refusal: { code: 'quantity_out_of_range', sentQuantity: 101 } },
  });
});

test('A form that chooses something beside its product, or names none, takes its page to be understood', async () => {
  const others = [
    [...ALONE, ['upsell', 'a123456789abcdef01234567']],
    [...ALONE, ['plan', 'a123456789abcdef01234567']],
    [...ALONE, ['added', 'line-1']],
    [...ALONE.filter(([name]) => name !== 'source'), ['source', 'collection']],
    [...ALONE.filter(([name]) => name !== 'source'), ['source', 'bundle-upsell']],
    ALONE.filter(([name]) => name !== 'product'),
  ] as const;
  for (const fields of others) expect(await sendAlone(fields)).toEqual({ asked: null, outcome: null });
});
