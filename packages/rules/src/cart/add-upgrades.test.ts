import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags/flags.ts';
import { line, size } from '../invariants/sample-carts.ts';
import { findSetSample, PREMIER, setUnits } from '../invariants/sample-sets.ts';
import type { FindProduct } from '../options/product.ts';
import { UPGRADE_SIZES } from '../upsells/upgrade-sizes.ts';
import { decideAddItems, type ItemToAdd } from './add-items.ts';
import type { CartLine } from './line.ts';

const findProduct: FindProduct = (id) =>
  id === 'premier-bundle'
    ? { ...PREMIER, upsell: { hasFixedSaving: true, isNotSaleable: true, sellsWith: ['mattress'] } }
    : findSetSample(id);
const FACTS = { findProduct, flags: flagsWith(), freeUnits: setUnits(1000), newIds: ['new-0', 'new-1'] };
const item = (productID: string, changes: Partial<ItemToAdd> = {}): ItemToAdd => ({
  productID,
  quantity: 1,
  properties: size('queen'),
  ...changes,
});
const premier = (changes: Partial<ItemToAdd> = {}) =>
  item('premier-bundle', { forItem: 'line-1', ...changes });
const add = (lines: readonly CartLine[], ...items: readonly ItemToAdd[]) =>
  decideAddItems(lines, items, FACTS);
const quantities = (lines: readonly CartLine[]) =>
  lines.map(({ productId, quantity }) => `${quantity} ${productId}`);

describe('adding an upgrade', () => {
  it('needs a mattress that it goes with, in its size', () => {
    const refused = { code: 'does_not_go_with', title: 'Premier Bundle' };
    expect(add([line({ properties: size('king') })], premier({ properties: size('twin') })).refusals).toEqual(
      [{ ...refused, with: 'Calm mattress' }],
    );
    expect(add([line({ productId: 'foundation' })], premier()).refusals).toMatchObject([refused]);
    expect(add([line({ productId: 'ultra' })], premier()).refusals).toMatchObject([refused]);
    expect(add([line()], premier()).refusals).toEqual([]);
  });

  it('is refused by itself when it is sold only with something', () => {
    expect(add([line()], premier({ forItem: null })).refusals).toEqual([
      { code: 'sold_only_with', title: 'Premier Bundle' },
    ]);
  });

  it('leaves no cart with one that does not fit, whatever is tried', () => {
    const anySize = fc.constantFrom(...UPGRADE_SIZES);
    fc.assert(
      fc.property(anySize, anySize, (bedSize, own) => {
        const { lines } = add([line({ properties: size(bedSize) })], premier({ properties: size(own) }));
        const added = lines.find(({ forItem }) => forItem === 'line-1');
        const wanted = bedSize === 'splitKing' ? 'twinXL' : bedSize;
        expect(added?.properties ?? size(wanted)).toEqual(size(wanted));
      }),
    );
  });
});

describe('adding more of a line that has something with it', () => {
  const more = item('mattress', { quantity: 2 });

  it('brings more of what there were as many of', () => {
    const { lines, added } = add(add([line()], premier()).lines, more);
    expect(quantities(lines)).toEqual(['3 mattress', '3 premier-bundle']);
    expect(added).toEqual(['line-1']);
  });

  it('leaves any other number as it is', () => {
    expect(quantities(add(add([line({ quantity: 3 })], premier()).lines, more).lines)).toEqual([
      '5 mattress',
      '1 premier-bundle',
    ]);
  });

  it('is refused when there is not enough of what would follow', () => {
    const few = { ...FACTS, freeUnits: setUnits(1000, { 'pillow-s:standard': 4 }) };
    expect(decideAddItems(add([line()], premier()).lines, [more], few).refusals).toEqual([
      { code: 'insufficient_stock', title: 'Premier Bundle', available: 2 },
    ]);
  });
});
