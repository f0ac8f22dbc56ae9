import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { MATTRESSES, productPageOf } from '../../fixtures/catalogue.ts';
import { translator } from '../language/translate.ts';
import { findAddRefusal, parsePurchase, refusalText } from './purchase-form.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const { product } = productPageOf(classic, null);

test('a sent form becomes an item with the chosen size', () => {
  const form = new FormData();
  form.set('size', 'king');
  form.set('quantity', '2');
  expect(parsePurchase(form, product)).toEqual({
    productID: classic.id,
    quantity: 2,
    properties: [{ name: 'Size', value: 'king' }],
  });
});

test('a quantity that was left out is one', () => {
  expect(parsePurchase(new FormData(), product).quantity).toBe(1);
});

test('a cart that speaks of something else it lost has added what was asked', () => {
  const cart = cartOf({ version: 1, lines: [], coupon: null });
  const lost = { code: 'removed_out_of_stock', text: 'A pillow is out of stock' };
  const tooMany = { code: 'insufficient_stock', text: 'Only 7 left' };
  expect(findAddRefusal(cart)).toBeNull();
  expect(findAddRefusal({ ...cart, notices: [lost] })).toBeNull();
  expect(findAddRefusal({ ...cart, notices: [lost, tooMany] })).toBe(tooMany);
});

test('a refusal names the size that there is too little of, and that the cart is as it was', () => {
  const t = translator('en');
  const tooMany = { code: 'insufficient_stock', text: 'Only 6 left' };
  expect(refusalText(tooMany, 'Full', t)).toBe('Only 6 left in Full. Nothing was added.');
  expect(refusalText({ code: 'not_purchasable', text: 'It is out of stock.' }, 'Full', t)).toBe(
    'It is out of stock. Nothing was added.',
  );
});
