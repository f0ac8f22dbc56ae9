import type { CartItemView } from '@counterpane/contract/cart/carts';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { MATTRESSES } from '../../fixtures/catalogue.ts';
import { followsItsParent, groupLines } from './line-groups.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const item = { productID: classic.id, properties: [{ name: 'Size', value: 'queen' }] };
const [mattress, ...gifts] = cartOf({
  version: 1,
  lines: [{ itemIdentifier: 'bed', item, quantity: 1 }],
  coupon: null,
}).items;
if (!mattress) throw new Error('the fixture has a line');

const line = (itemIdentifier: string, forItem: string | null): CartItemView => ({
  ...mattress,
  itemIdentifier,
  forItem,
});
const plan = (forItem: string | null): CartItemView => {
  const own = line('plan', forItem);
  return { ...own, product: { ...own.product, metadata: { ...own.product.metadata, isWarranty: true } } };
};
const upgrade = (forItem: string | null): CartItemView => {
  const own = line('upgrade', forItem);
  const attributes = { group: 'sleep-bundle', markers: ['replaces-gifts'] };
  return { ...own, product: { ...own.product, attributes } };
};
const told = (items: readonly CartItemView[]) =>
  groupLines(items).map(({ item, children, gifts }) => [
    item.itemIdentifier,
    children.map(({ itemIdentifier }) => itemIdentifier),
    gifts.length,
  ]);

test('what was chosen for a line stands under it, wherever it is in the cart', () => {
  const other = line('other', null);
  expect(told([line('plan', 'bed'), mattress, other, ...gifts, line('sheets', 'bed')])).toEqual([
    ['bed', ['plan', 'sheets'], gifts.length],
    ['other', [], 0],
  ]);
});

test('gifts of what was chosen for a line are told with the line', () => {
  const [gift] = gifts;
  if (!gift) throw new Error('the fixture has gifts');
  expect(told([mattress, line('topper', 'bed'), { ...gift, forItem: 'topper' }])).toEqual([
    ['bed', ['topper'], 1],
  ]);
});

test('a line whose parent is gone is shown by itself', () => {
  expect(told([line('plan', 'gone')])).toEqual([['plan', [], 0]]);
});

test('plans and upgrades have no number of their own, other things have', () => {
  expect(followsItsParent(plan('bed'))).toBe(true);
  expect(followsItsParent(upgrade('bed'))).toBe(true);
  expect(followsItsParent(upgrade(null))).toBe(false);
  expect(followsItsParent(line('sheets', 'bed'))).toBe(false);
});
