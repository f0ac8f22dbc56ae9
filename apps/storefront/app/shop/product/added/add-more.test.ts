import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { cartOf } from '../../../../fixtures/cart.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { addMore } from './add-more.ts';

const [classic, other] = MATTRESSES;
if (!classic || !other) throw new Error('the fixture has two mattresses');

const item = { productID: classic.id, quantity: 1, properties: [{ name: 'Size', value: 'queen' }] };
const lines = [{ itemIdentifier: 'line-1', item, quantity: 1 }];

/** What the pop-up of a page comes to with one thing ticked that the page does not offer any more. */
const send = async (line: string, page = classic) => {
  const client = createClient(async () =>
    Response.json({ status: 'ok', result: cartOf({ version: 1, lines, coupon: null }) }),
  );
  const form = new FormData();
  form.set('size', 'queen');
  form.set('upsell', '552994ecc02ffc5d2279d974');
  return addMore(client, productPageOf(page, 'queen'), form, line);
};

const gone = [{ code: 'offer_gone', text: '', title: '' }];

test('a pop-up says what was not added to the product, which is in the cart', async () => {
  expect(await send('line-1')).toEqual({ ok: true, missing: gone, line: 'line-1' });
});

test('a pop-up says only what was not added where its line is not in the cart, or another product’s', async () => {
  expect(await send('line-2')).toEqual({ ok: true, missing: gone, line: 'line-2', isGone: true });
  expect(await send('line-1', other)).toMatchObject({ ok: true, missing: gone, isGone: true });
});
