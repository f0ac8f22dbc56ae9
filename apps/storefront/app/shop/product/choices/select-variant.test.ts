import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { withChoices, withSwap, withVariant } from './select-variant.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const page = productPageOf(classic, 'queen');
const sizeOf = ({ variants, selectedSku }: typeof page) =>
  variants.find(({ sku }) => sku === selectedSku)?.properties[0]?.value;

test('a page starts with the choice of its address', () => {
  expect(sizeOf(withChoices(page, { size: 'king' }))).toBe('king');
});

test('a page starts with the variant of a key in its reverse form, and in its usual one [C3.13]', () => {
  const usual = page.variants.find(({ properties }) => properties[0]?.value === 'splitKing')?.sku ?? '';
  const reverse = `${page.product.inventoryKey}_s_splitking`;
  expect(sizeOf(withVariant(page, reverse))).toBe('splitKing');
  expect(sizeOf(withVariant(page, usual))).toBe('splitKing');
});

test('a key of another product, or of nothing, changes nothing', () => {
  for (const key of ['', 'other_s_king', `${page.product.inventoryKey}_s_enormous`, 'a_b'])
    expect(sizeOf(withVariant(page, key))).toBe('queen');
});

test('an unknown choice changes nothing', () => {
  expect(sizeOf(withChoices(page, { size: 'enormous', color: 'plaid' }))).toBe('queen');
});

test('a size that is out of stock gives way, is told by both names, and can be had back', () => {
  const { page: shown, swap } = withSwap(withChoices(page, { size: 'twin' }), 1);
  expect(sizeOf(shown)).toBe('twinXL');
  expect(swap).toEqual({
    asked: 'Twin',
    shown: 'Twin XL',
    insteadOf: 'mattress-s:twin',
    undo: '/mattress?size=twin&keep=1',
  });
});

test('the way back from a stand-in keeps a quantity that was asked for', () => {
  const { swap } = withSwap(withChoices(page, { size: 'twin' }), 3);
  expect(swap?.undo).toBe('/mattress?size=twin&quantity=3&keep=1');
});

test('what is in stock, and what has nothing to stand in for it, stays', () => {
  expect(withSwap(page, 1)).toEqual({ page, swap: null });
  const alone = { ...page, variants: page.variants.map((variant) => ({ ...variant, swaps: [] })) };
  expect(withSwap(withChoices(alone, { size: 'twin' }), 1).swap).toBeNull();
});
