import type { CartView } from '@counterpane/contract/cart/carts';
import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import { expect, test } from 'vitest';
import { cartOf } from '../../../../fixtures/cart.ts';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { addedUrl, parseAdded } from './added-url.ts';
import { findAdded } from './find-added.ts';

const [classic, other] = MATTRESSES;
if (!classic || !other) throw new Error('the fixture has two mattresses');

const upsell = (productID: string, isPurchasable = true): PageUpsell =>
  ({
    productID,
    name: productID,
    preselected: false,
    choices: [{ size: null, isPurchasable, quantity: 1, properties: [] }],
  }) as unknown as PageUpsell;

const pageWith = (...upsellItems: readonly PageUpsell[]) => {
  const page = productPageOf(classic, 'queen');
  return { ...page, state: { ...page.state, upsellItems: [...upsellItems] } };
};
const BESIDE = [upsell('first'), upsell('second')];

const item = { productID: classic.id, quantity: 2, properties: [{ name: 'Size', value: 'queen' }] };
const cart = (): CartView =>
  cartOf({ version: 1, lines: [{ itemIdentifier: 'line-1', item, quantity: 2 }], coupon: null });

test('what goes with a new line and was not offered beside its button is offered, as often as there are of it', () => {
  const found = findAdded(pageWith(...BESIDE, upsell('sheets'), upsell('gone', false)), cart(), 'line-1');
  expect(found).toMatchObject({ line: 'line-1', quantity: 2, upsells: [{ name: 'sheets' }] });
});

test('nothing is offered twice, nor with a line that is none or another product’s', () => {
  expect(findAdded(pageWith(...BESIDE), cart(), 'line-1')).toBeNull();
  expect(findAdded(pageWith(...BESIDE, upsell(classic.id)), cart(), 'line-1')).toBeNull();
  expect(findAdded(pageWith(...BESIDE, upsell('sheets')), cart(), 'line-2')).toBeNull();
  const page = { ...pageWith(...BESIDE, upsell('sheets')), product: productPageOf(other, 'queen').product };
  expect(findAdded(page, cart(), 'line-1')).toBeNull();
});

test('the address names the line, with what was chosen; what is no name of a line is none', () => {
  const page = productPageOf(classic, 'queen');
  expect(addedUrl(page.product.metadata.url, 'line-1', { choices: { size: 'king' }, quantity: 2 })).toBe(
    `${page.product.metadata.url}?size=king&quantity=2&keep=1&added=line-1`,
  );
  expect([parseAdded('line-1'), parseAdded('a b'), parseAdded(''), parseAdded(null)]).toEqual([
    'line-1',
    null,
    null,
    null,
  ]);
});
