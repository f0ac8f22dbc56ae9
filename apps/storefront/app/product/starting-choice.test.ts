import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../fixtures/catalogue.ts';
import { findReplaced, withChoices } from './starting-choice.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');
const sizeOf = ({ variants, selectedSku }: typeof page) =>
  variants.find(({ sku }) => sku === selectedSku)?.properties[0]?.value;

test('a page starts with the choice of its address', () => {
  expect(sizeOf(withChoices(page, { size: 'king' }))).toBe('king');
});

test('a choice that nobody has heard of changes nothing', () => {
  expect(sizeOf(withChoices(page, { size: 'enormous', color: 'plaid' }))).toBe('queen');
});

test('a size that is shown as another one is told, by both names', () => {
  expect(findReplaced(page, 'Size', 'twin')).toEqual({ asked: 'Twin', shown: 'Queen' });
  expect(findReplaced(page, 'Size', 'queen')).toBeNull();
});

test('a size that the product does not come in was never replaced', () => {
  expect(findReplaced(page, 'Size', 'jumbo')).toBeNull();
});
