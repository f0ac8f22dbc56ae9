import { createClient } from '@counterpane/contract/client';
import type { PageCollection } from '@counterpane/contract/page-state';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';

import { addSent } from './add-sent.ts';

const price = money(10_000, 'USD');

const COLLECTION: PageCollection = {
  name: 'kids-set',
  title: 'Kids set',
  isComplete: true,
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

const send = async (collection: PageCollection | null, quantity = '1') => {
  const [mattress] = MATTRESSES;
  if (!mattress) throw new Error('the fixture has a mattress');
  const sent: unknown[] = [];
  const client = createClient(async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ status: 'error', error: 'Enough seen', code: 'unknown_product' }, { status: 422 });
  });
  const page = productPageOf(mattress, 'queen');
  const form = new FormData();
  form.set('source', 'collection');
  form.set('size', 'queen');
  form.set('quantity', quantity);
  await addSent(client, { ...page, state: { ...page.state, collection } }, form);
  return sent[0] ?? null;
};

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

test('a set that is gone since the page was made adds the product alone', async () => {
  expect(await send(null)).toMatchObject({ items: [{ quantity: 1 }] });
});

test('a quantity that cannot be is not even asked for', async () => {
  for (const quantity of ['101', '0', '-1', '1.5', 'two']) expect(await send(null, quantity)).toBeNull();
});
