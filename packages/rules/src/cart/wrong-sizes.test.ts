import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { findVariant } from '../options/find-variant.ts';
import type { ProductKind } from '../options/product.ts';
import type { DraftLine } from '../pricing/draft.ts';
import { line, size } from '../testing/sample-carts.ts';
import { sampleProduct } from '../testing/sample-products.ts';
import { wrongSizes } from './wrong-sizes.ts';

const SIZES = ['twinXL', 'queen', 'king', 'splitKing'];

/** A made-up product of a kind in a size, as a priced cart has it. */
const chosen = (kind: ProductKind, value: string, isGift = false, sizes = SIZES, count = 1): DraftLine => {
  const prices = Object.fromEntries(sizes.map((one) => [one, [9900, 9900] as const]));
  const product = sampleProduct({
    id: kind,
    title: kind,
    kind,
    options: { Size: sizes, Color: ['white'] },
    prices,
  });
  const found = findVariant(product, [...size(value), { name: 'Color', value: 'white' }]);
  if (!found.ok) throw new Error(`no ${kind} in ${value}`);
  const { id, quantity, forItem } = line({ id: `${kind}-${value}`, quantity: count });
  return { id, product, variant: found.variant, quantity, forItem, isGift, running: 0, couponDiscount: 0 };
};

const wrong = (...lines: DraftLine[]) =>
  wrongSizes(lines, flagsWith()).map(({ line: { id }, expected, bed }) => [
    id,
    expected && `${expected.units} ${expected.size}`,
    bed.id,
  ]);

/** So many of a thing in a size. */
const many = (count: number, kind: ProductKind, value: string): DraftLine =>
  chosen(kind, value, false, SIZES, count);

describe('what does not fit the beds of a cart', () => {
  it('is nothing while all have the same size, or no bed is there', () => {
    expect(wrong(chosen('mattress', 'queen'), chosen('sheets', 'queen'))).toEqual([]);
    expect(wrong(chosen('sheets', 'queen'), chosen('protector', 'king'))).toEqual([]);
    expect(wrong()).toEqual([]);
  });

  it('is what has another size, with the one that would do', () => {
    expect(wrong(chosen('mattress', 'queen'), chosen('sheets', 'king'))).toEqual([
      ['sheets-king', '1 queen', 'mattress-queen'],
    ]);
  });

  it('has no size that would do where it does not come in it', () => {
    expect(wrong(chosen('mattress', 'queen'), chosen('protector', 'king', false, ['king']))).toEqual([
      ['protector-king', null, 'mattress-queen'],
    ]);
  });

  it('is not what fits one of two beds', () => {
    expect(wrong(chosen('mattress', 'queen'), chosen('mattress', 'king'), chosen('sheets', 'king'))).toEqual(
      [],
    );
  });

  it('is no pillow, and nothing that comes free', () => {
    expect(wrong(chosen('mattress', 'queen'), chosen('pillow', 'king'))).toEqual([]);
    expect(wrong(chosen('mattress', 'queen'), chosen('sheets', 'king', true))).toEqual([]);
  });

  it('is no pair of twin XL on a split king, and no frame of a king', () => {
    expect(wrong(chosen('mattress', 'splitKing'), many(2, 'sheets', 'twinXL'))).toEqual([]);
    expect(wrong(chosen('mattress', 'splitKing'), chosen('foundation', 'king'))).toEqual([]);
    expect(wrong(chosen('mattress', 'splitKing'), chosen('sheets', 'queen'))).toHaveLength(1);
    expect(wrong(chosen('mattress', 'splitKing'), chosen('adjustable-base', 'king'))).toHaveLength(1);
    const bed = chosen('mattress', 'splitKing');
    expect(wrong(bed, chosen('foundation', 'queen', false, ['queen', 'king']))).toEqual([
      ['foundation-queen', '1 king', bed.id],
    ]);
  });

  it('is one half of a split king’s pair, which needs one more', () => {
    const bed = chosen('mattress', 'splitKing');
    expect(wrong(bed, chosen('sheets', 'twinXL'))).toEqual([['sheets-twinXL', '2 twinXL', bed.id]]);
    expect(wrong(bed, many(3, 'sheets', 'twinXL'))).toEqual([['sheets-twinXL', '4 twinXL', bed.id]]);
    expect(wrong(bed, chosen('adjustable-base', 'twinXL'))).toEqual([
      ['adjustable-base-twinXL', '2 twinXL', bed.id],
    ]);
  });

  it('is no half that lies on a twin XL of its own, and no pair of two colours', () => {
    const beds = [chosen('mattress', 'splitKing'), chosen('mattress', 'twinXL')];
    expect(wrong(...beds, chosen('sheets', 'twinXL'))).toEqual([]);
    const other = { ...chosen('sheets', 'twinXL'), id: 'sheets-grey' };
    expect(wrong(chosen('mattress', 'splitKing'), chosen('sheets', 'twinXL'), other)).toEqual([]);
  });

  it('fits a split king as a pair for each that there was', () => {
    const bed = chosen('mattress', 'splitKing');
    expect(wrong(bed, chosen('sheets', 'queen'))).toEqual([['sheets-queen', '2 twinXL', bed.id]]);
    expect(wrong(bed, many(2, 'protector', 'king'))).toEqual([['protector-king', '4 twinXL', bed.id]]);
  });

  it('is not what has no size', () => {
    const { product, ...rest } = chosen('sheets', 'king');
    const oneSize = sampleProduct({
      id: 'one',
      title: 'One size',
      kind: 'protector',
      prices: { one: [9900, 9900] },
    });
    const [variant] = Object.values(oneSize.variants);
    if (!variant) throw new Error('the sample has a variant');
    expect(product.kind).toBe('sheets');
    expect(wrong(chosen('mattress', 'queen'), { ...rest, product: oneSize, variant })).toEqual([]);
  });
});

describe('what does not fit any cart', () => {
  const kinds = fc.constantFrom<ProductKind>(
    'bedframe',
    'foundation',
    'adjustable-base',
    'sheets',
    'protector',
    'pillow',
  );
  const sizes = fc.constantFrom(...SIZES);
  const things = fc.uniqueArray(
    fc.tuple(kinds, sizes).map(([kind, value]) => chosen(kind, value)),
    { selector: ({ id }) => id, maxLength: 6 },
  );
  const beds = fc.subarray(SIZES).map((values) => values.map((value) => chosen('mattress', value)));

  it('fits once it has the size that would do', () => {
    fc.assert(
      fc.property(beds, things, (mattresses, rest) => {
        const lines = [...mattresses, ...rest];
        const expected = new Map(wrongSizes(lines, flagsWith()).map((one) => [one.line.id, one.expected]));
        const corrected = lines.map((each) => {
          const value = expected.get(each.id);
          return value ? many(value.units, each.product.kind, value.size) : each;
        });
        expect(wrong(...corrected)).toEqual([]);
      }),
    );
  });

  it('never grows by one more bed', () => {
    fc.assert(
      fc.property(beds, things, sizes, (mattresses, rest, value) => {
        fc.pre(mattresses.length > 0);
        const idsOf = (lines: readonly DraftLine[]) => wrong(...lines).map(([id]) => id);
        const before = idsOf([...mattresses, ...rest]);
        const after = idsOf([...mattresses, chosen('mattress', value), ...rest]);
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });
});
