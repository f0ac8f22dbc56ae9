import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import type { FindProduct, Product } from '../options/product.ts';
import { line, size } from '../testing/sample-carts.ts';
import { findSetSample, PREMIER, setUnits } from '../testing/sample-sets.ts';
import { UPGRADE_SIZES } from '../upsells/upgrade-sizes.ts';
import { decideAddItems, type ItemToAdd } from './add-items.ts';
import type { CartLine } from './line.ts';

const upsell = { hasFixedSaving: true, isNotSaleable: true, sellsWith: ['mattress'] };
const UPGRADES: readonly Product[] = [
  { ...PREMIER, upsell },
  { ...PREMIER, id: 'tranquility-bundle', title: 'Tranquility Bundle', upsell },
];
const findProduct: FindProduct = (id) => UPGRADES.find((upgrade) => upgrade.id === id) ?? findSetSample(id);
const FACTS = {
  findProduct,
  flags: flagsWith(),
  availableByItem: setUnits(1000),
  newIds: ['new-0', 'new-1'],
};
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
    const refused = { code: 'does_not_go_with', title: 'Premier Bundle, queen' };
    expect(add([line({ properties: size('king') })], premier({ properties: size('twin') })).refusals).toEqual(
      [{ ...refused, title: 'Premier Bundle, twin', with: 'Calm mattress, king' }],
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

describe('an upgrade in place of the free gifts', () => {
  const tranquil = item('tranquility-bundle', { forItem: 'line-1' });

  it('comes once for a bed: a second one would save nothing, and is refused in words', () => {
    const refused = {
      code: 'upgrade_already_there',
      title: 'Tranquility Bundle',
      with: 'Calm mattress',
    };
    expect(add([line()], premier(), tranquil).refusals).toEqual([refused]);
    expect(add([line()], premier(), premier()).refusals).toEqual([{ ...refused, title: 'Premier Bundle' }]);
    expect(quantities(add([line({ quantity: 2 })], premier(), tranquil).lines)).toEqual([
      '2 mattress',
      '1 premier-bundle',
      '1 tranquility-bundle',
    ]);
  });

  it('keeps nothing else from coming', () => {
    const over = add([line({ quantity: 2 })], premier(), tranquil).lines;
    const beside = item('pillow', { forItem: 'line-1', properties: size('king') });
    expect(add(over, beside).refusals).toEqual([]);
    expect(add(add([line()], premier()).lines, beside).refusals).toEqual([]);
    expect(add(add([line()], beside).lines, premier()).refusals).toEqual([]);
  });
});

describe('adding more of a line that has something with it', () => {
  const more = item('mattress', { quantity: 2 });

  it('adds that and nothing else, as a line of its own', () => {
    const { lines, added } = add(add([line()], premier()).lines, more);
    expect(quantities(lines)).toEqual(['1 mattress', '1 premier-bundle', '2 mattress']);
    expect(added).toEqual(['new-0']);
  });

  it('brings no more of what was chosen for another line, however it comes', () => {
    const choice = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), isApart: fc.boolean() });
    fc.assert(
      fc.property(choice, fc.boolean(), (changes, hasUpgrade) => {
        const before = add([line()], ...(hasUpgrade ? [premier()] : [])).lines;
        const after = add(before, item('mattress', changes)).lines;
        const units = (lines: readonly CartLine[], id: string) =>
          lines.reduce((sum, { productId, quantity }) => sum + (productId === id ? quantity : 0), 0);
        expect(units(after, 'mattress')).toBe(1 + changes.quantity);
        expect(units(after, 'premier-bundle')).toBe(hasUpgrade ? 1 : 0);
      }),
    );
  });
});
