import { expect, test } from 'vitest';
import { findPageEvent } from './page-event.ts';

test('Lists, products, sets, the cart and the first step of the checkout are steps on the way to an order', () => {
  const ids = [
    'list-mattresses',
    'classic-mattress',
    'kids',
    'set-kids/onita-kids-set/*',
    'bundle-kids/kids-bed-bundle/*',
  ];
  expect(ids.map(findPageEvent)).toEqual([
    'view_item_list',
    ...['view_item', 'view_item', 'view_item', 'view_item'],
  ]);
  expect(findPageEvent('cart/route')).toBe('view_cart');
  expect(findPageEvent('checkout/shipping/route')).toBe('begin_checkout');
});

test('Other pages are none', () => {
  for (const id of ['written-faq', 'shop/home/route', 'staff/route', 'checkout/review/route', 'constructor'])
    expect([id, findPageEvent(id)]).toEqual([id, null]);
});
