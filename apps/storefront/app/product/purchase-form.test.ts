import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../fixtures/catalogue.ts';
import { translator } from '../language/translate.ts';
import { missingTexts, parsePurchase, refusalText } from './purchase-form.ts';

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

test('a refusal names the size that there is too little of, and that the cart is as it was', () => {
  const t = translator('en');
  const tooMany = { code: 'insufficient_stock', text: 'Only 6 left' };
  expect(refusalText(tooMany, 'Full', t)).toBe('Only 6 left in Full. Nothing was added.');
  expect(refusalText({ code: 'not_purchasable', text: 'It is out of stock.' }, 'Full', t)).toBe(
    'It is out of stock. Nothing was added.',
  );
});

test('what is missing of what goes with a product is told by name, one sentence each', () => {
  const t = translator('en');
  const missing = [
    { code: 'insufficient_stock', text: 'Only 3 left', title: 'Weighted blanket' },
    { code: 'insufficient_stock', text: 'Sheet set is out of stock', title: 'Sheet set' },
    { code: 'plan_already_there', text: 'This item is covered already' },
  ];
  expect(missingTexts(missing, ['Adjustable base'], t)).toEqual([
    'Weighted blanket: only 3 left.',
    'Sheet set is out of stock.',
    'This item is covered already.',
    'Adjustable base: not available in this size.',
  ]);
});
