import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Flags, flagsWith } from '../flags.ts';
import type { FindProduct } from '../options/product.ts';
import { line, size } from '../testing/sample-carts.ts';
import { findSetSample, setUnits } from '../testing/sample-sets.ts';
import { type AddFacts, decideAddItems, type ItemToAdd } from './add-items.ts';
import type { CartLine } from './line.ts';

const item = (changes: Partial<ItemToAdd> = {}): ItemToAdd => ({
  productID: 'mattress',
  quantity: 1,
  properties: size('queen'),
  ...changes,
});
const refusalOf = (lines: readonly CartLine[], one: ItemToAdd, known: AddFacts) =>
  decideAddItems(lines, [one], known).refusals[0];

describe('adding a protection plan', () => {
  const known = (
    flags: Partial<Flags> = {},
    units = 100,
    changes: Readonly<Record<string, number>> = {},
  ) => ({
    findProduct: findSetSample,
    availableByItem: setUnits(units, changes),
    newIds: ['new-0', 'new-1', 'new-2'],
    flags: flagsWith(flags),
  });
  const spills = item({ productID: 'spills-plan', forItem: 'line-1' });
  const wear = { ...spills, productID: 'wear-plan' };
  const quantities = (lines: readonly CartLine[]) =>
    lines.map(({ productId, quantity }) => `${quantity} ${productId}`);

  it('needs the item that it covers, in the same size [C5.04, C5.05]', () => {
    const refusal = { code: 'plan_does_not_fit', title: 'Mattress plan with accidents' };
    expect(refusalOf([line()], { ...spills, forItem: null }, known())).toEqual(refusal);
    expect(refusalOf([line()], { ...spills, properties: size('king') }, known())).toEqual({
      code: 'does_not_go_with',
      title: 'Mattress plan with accidents, king',
      with: 'Calm mattress, queen',
    });
    expect(refusalOf([line({ productId: 'base' })], spills, known())).toEqual(refusal);
    expect(refusalOf([line()], { ...spills, forItem: 'line-9' }, known())).toMatchObject({
      code: 'unknown_parent',
    });
    expect(decideAddItems([line()], [spills], known()).refusals).toEqual([]);
  });

  it('makes a base that was chosen with a mattress a line of its own [C5.04]', () => {
    const child: CartLine = {
      ...line({ id: 'base', productId: 'foundation', forItem: 'line-1', quantity: 2 }),
      keepsNumber: true,
    };
    const plan = item({ productID: 'frame-plan', properties: [], forItem: 'base' });
    const { lines, refusals } = decideAddItems([line(), child], [plan], known());
    expect(refusals).toEqual([]);
    expect(lines.map(({ id, quantity, forItem }) => [id, quantity, forItem])).toEqual([
      ['line-1', 1, null],
      ['base', 2, null],
      ['new-0', 2, 'base'],
    ]);
    expect(lines[1]).not.toHaveProperty('keepsNumber');
  });

  it('leaves what it does not cover where it is, and says that it does not cover it', () => {
    const sheets = line({ id: 'sheets', productId: 'sheets', forItem: 'line-1' });
    const { lines, refusals } = decideAddItems([line(), sheets], [{ ...spills, forItem: 'sheets' }], known());
    expect(refusals).toEqual([{ code: 'plan_does_not_fit', title: 'Mattress plan with accidents' }]);
    expect(lines).toEqual([line(), sheets]);
    const unknown = line({ id: 'gone', productId: 'elephant', forItem: 'line-1' });
    expect(refusalOf([line(), unknown], { ...spills, forItem: 'gone' }, known())).toMatchObject({
      code: 'plan_does_not_fit',
    });
  });

  it('takes no base away from the mattress that it saves with', () => {
    const findProduct: FindProduct = (id) => {
      const product = findSetSample(id);
      const upsell = { hasFixedSaving: true, isNotSaleable: false, sellsWith: [] };
      return product && id === 'foundation' ? { ...product, upsell } : product;
    };
    const child = line({ id: 'base', productId: 'foundation', forItem: 'line-1' });
    const plan = item({ productID: 'frame-plan', properties: [], forItem: 'base' });
    expect(refusalOf([line(), child], plan, { ...known(), findProduct })).toMatchObject({
      code: 'unknown_parent',
    });
  });

  it('brings as many as there are of what it covers, however many were asked for', () => {
    const { lines } = decideAddItems([line({ quantity: 3 })], [{ ...spills, quantity: 7 }], known());
    expect(quantities(lines)).toEqual(['3 mattress', '3 spills-plan']);
  });

  it('does not grow when more of the same comes: that is a line of its own, without a plan', () => {
    const { lines } = decideAddItems([line()], [spills, item({ quantity: 2 }), item()], known());
    expect(quantities(lines)).toEqual(['1 mattress', '1 spills-plan', '3 mattress']);
  });

  it('covers nothing else, when what it is for is added apart from what is there', () => {
    const more = item({ quantity: 2, isApart: true });
    const { lines } = decideAddItems([line()], [more, { ...spills, forItem: 'new-0' }], known());
    expect(quantities(lines)).toEqual(['1 mattress', '2 mattress', '2 spills-plan']);
  });

  it('is refused where there is one already; with the flag there may be one of each sort [C5.06]', () => {
    const twice = decideAddItems([line()], [spills, wear, spills], known());
    expect(quantities(twice.lines)).toEqual(['1 mattress', '1 spills-plan']);
    expect(twice.refusals.map(({ code }) => code)).toEqual(['plan_already_there', 'plan_already_there']);
    const both = decideAddItems([line()], [spills, wear, spills], known({ multipleExtendCoverage: true }));
    expect(quantities(both.lines)).toEqual(['1 mattress', '1 spills-plan', '1 wear-plan']);
    expect(both.refusals.map(({ code }) => code)).toEqual(['plan_already_there']);
  });

  it('is refused when there are not as many plans', () => {
    const few = known({}, 100, { 'spills-plan-s:queen': 2 });
    expect(refusalOf([line({ quantity: 3 })], spills, few)).toEqual({
      code: 'insufficient_stock',
      title: 'Mattress plan with accidents',
      available: 2,
    });
  });

  it('leaves each plan with the quantity of what it covers, in whatever order things come', () => {
    const any = fc.constantFrom(
      spills,
      wear,
      item(),
      item({ quantity: 2 }),
      item({ properties: size('king') }),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.boolean(), (items, multipleExtendCoverage) => {
        const newIds = items.map((_, index) => `new-${index}`);
        const { lines } = decideAddItems([line()], items, { ...known({ multipleExtendCoverage }), newIds });
        const plans = lines.filter(({ forItem }) => forItem === 'line-1');
        expect(plans.every(({ quantity }) => quantity === lines[0]?.quantity)).toBe(true);
        expect(plans.length).toBeLessThanOrEqual(multipleExtendCoverage ? 2 : 1);
      }),
    );
  });
});
