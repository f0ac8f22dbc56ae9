import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATTRESS, PLAN, SHEETS, sampleProduct } from '../testing/sample-products.ts';
import { findVariant, optionValue } from './find-variant.ts';

const queen = { name: 'Size', value: 'queen' };
const white = { name: 'Color', value: 'white' };
const oak = { name: 'Color', value: 'Golden Oak' };

describe('the variant for some choices', () => {
  it('is found when every property is chosen', () => {
    expect(findVariant(SHEETS, [queen, white])).toEqual({
      ok: true,
      variant: SHEETS.variants['sheets-s:queen/c:white'],
    });
  });

  it('is valid only if every chosen value matches an option, whatever its case [C4.04]', () => {
    expect(
      findVariant(SHEETS, [
        { name: 'Size', value: 'QUEEN' },
        { ...oak, value: 'golden oak' },
      ]),
    ).toEqual({
      ok: true,
      variant: SHEETS.variants['sheets-s:queen/c:golden oak'],
    });
    expect(findVariant(SHEETS, [queen, { name: 'Color', value: 'purple' }])).toEqual({
      ok: false,
      property: 'Color',
      fault: 'impossible',
    });
    expect(findVariant(SHEETS, [{ name: 'Size', value: 'emperor' }, white])).toEqual({
      ok: false,
      property: 'Size',
      fault: 'impossible',
    });
  });

  it('is found in any spelling of a size', () => {
    const found = findVariant(MATTRESS, [{ name: 'Size', value: 'Cal King' }]);
    expect(found).toMatchObject({ ok: true, variant: { sku: 'mattress-s:calking' } });
    expect(findVariant(MATTRESS, [{ name: 'Size', value: 'splitk' }])).toMatchObject({
      variant: { sku: 'mattress-s:splitking' },
    });
  });

  it('is found whatever the case of a property’s name', () => {
    const [first] = Object.values(MATTRESS.variants);
    const chosen = (first?.chosen ?? []).map(({ name, value }) => ({ name: name.toUpperCase(), value }));
    expect(findVariant(MATTRESS, chosen)).toEqual({ ok: true, variant: first });
  });

  it('is none while a property is not chosen, and names the property', () => {
    expect(findVariant(SHEETS, [queen])).toEqual({ ok: false, property: 'Color', fault: 'missing' });
    expect(findVariant(SHEETS, [])).toEqual({ ok: false, property: 'Size', fault: 'missing' });
  });

  it('is none with a property that the product does not have', () => {
    expect(findVariant(MATTRESS, [queen, white])).toEqual({
      ok: false,
      property: 'Color',
      fault: 'impossible',
    });
    expect(findVariant(PLAN, [{ name: 'Headboard', value: 'linen' }])).toEqual({
      ok: false,
      property: 'Headboard',
      fault: 'impossible',
    });
  });

  it('is none when one property is chosen twice', () => {
    const twice = [queen, { name: 'Size', value: 'banana' }];
    expect(findVariant(MATTRESS, twice)).toEqual({ ok: false, property: 'Size', fault: 'doubled' });
    expect(findVariant(MATTRESS, [queen, queen])).toEqual({ ok: false, property: 'Size', fault: 'doubled' });
  });

  it('is the one variant of a product without options', () => {
    expect(findVariant(PLAN, [])).toMatchObject({ ok: true, variant: { sku: 'plan' } });
  });

  it('is none where the options exist but the variant is missing', () => {
    expect(findVariant({ ...MATTRESS, variants: {} }, [queen])).toEqual({
      ok: false,
      property: 'Size',
      fault: 'impossible',
    });
    expect(findVariant({ ...PLAN, variants: {} }, [])).toEqual({
      ok: false,
      property: 'Size',
      fault: 'impossible',
    });
  });

  it('is the same whatever the order of the choices', () => {
    const variants = Object.values(SHEETS.variants);
    fc.assert(
      fc.property(fc.constantFrom(...variants), fc.boolean(), (variant, isTurned) => {
        const chosen = isTurned ? variant.chosen.toReversed() : variant.chosen;
        expect(findVariant(SHEETS, chosen)).toEqual({ ok: true, variant });
      }),
    );
  });
});

describe('the value of an option', () => {
  const [sizes, colors] = SHEETS.properties;

  it('comes back in its own spelling', () => {
    expect(sizes && optionValue(sizes, 'twin xl')).toBe('twinXL');
    expect(colors && optionValue(colors, 'GOLDEN OAK')).toBe('Golden Oak');
  });

  it('is none for a size that is not made', () => {
    expect(sizes && optionValue(sizes, 'splitKing')).toBeNull();
  });

  it('takes a colour by its letters alone, never as a size', () => {
    const product = sampleProduct({
      id: 'x',
      title: 'X',
      kind: 'bedding',
      options: { Color: ['splitKing'] },
      prices: {},
    });
    const [color] = product.properties;
    expect(color && optionValue(color, 'Split king')).toBe('splitKing');
    expect(color && optionValue(color, 'splitk')).toBeNull();
  });
});
