import type { Notice } from '@counterpane/contract/cart/carts';
import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../fixtures/catalogue.ts';
import { addEveryLanguage } from '../../language/every-language.ts';
import { notAdded } from './not-added.ts';
import { fieldName, missingTexts, parsePurchase, refusalText } from './purchase-form.ts';

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

test('the size of a pack is one choice, and how many packs another', () => {
  const pack = { name: 'Quantity', title: 'Pack', options: [] };
  const form = new FormData();
  form.set(fieldName('Quantity'), '2');
  form.set('quantity', '3');
  expect(parsePurchase(form, { ...product, properties: [pack] })).toMatchObject({
    quantity: 3,
    properties: [{ name: 'Quantity', value: '2' }],
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

test('a form that was written by hand is refused in words for shoppers, in French too', () => {
  const form = new FormData();
  form.set('size', 'x'.repeat(500));
  expect(parsePurchase(form, product).properties?.[0]?.value).toHaveLength(80);
  expect(parsePurchase(new FormData(), product).properties).toEqual([]);
  const [english, french] = [translator('en'), translator('fr')];
  addEveryLanguage();
  const said = (notice: Notice, t = english) => refusalText(notice, '', t);
  const sent = (sentQuantity: number) => ({ code: 'quantity_out_of_range', text: '', sentQuantity });
  expect(said(sent(101))).toBe('Quantity must be at most 100. Nothing was added.');
  expect(said(sent(0))).toBe('Quantity must be at least 1. Nothing was added.');
  expect(said(sent(1.5))).toBe('Quantity must be a whole number. Nothing was added.');
  expect(said(sent(Number.NaN))).toBe('Quantity must be a whole number. Nothing was added.');
  expect(said(sent(101), french)).toBe('La quantité doit être d’au plus 100. Rien n’a été ajouté.');
  const shape = { code: 'invalid_request', text: 'items.0.forItem: Too big: expected string to have …' };
  expect(said(shape)).toBe('We could not read all of that. Nothing was added.');
  expect(said(shape, french)).toBe('Nous n’avons pas pu tout lire. Rien n’a été ajouté.');
  expect(missingTexts([shape], english)).toEqual(['We could not read all of that.']);
});

test('what is missing of what goes with a product is told by name, one sentence each', () => {
  const t = translator('en');
  const missing = [
    { code: 'insufficient_stock', text: 'Only 3 left', title: 'Weighted blanket' },
    { code: 'insufficient_stock', text: 'Sheet set is out of stock', title: 'Sheet set' },
    { code: 'plan_already_there', text: 'This item is covered already' },
    notAdded('not_in_size', 'Adjustable base'),
  ];
  expect(missingTexts(missing, t)).toEqual([
    'Weighted blanket: only 3 left.',
    'Sheet set is out of stock.',
    'This item is covered already.',
    'Adjustable base: not available in this size.',
  ]);
});
