import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../testing/sample-carts.ts';
import { MATTRESS, PLAN } from '../testing/sample-products.ts';
import { PREMIER } from '../testing/sample-sets.ts';
import { giftsReplaced } from './replaces-gifts.ts';
import { UPGRADE_SIZES } from './upgrade-sizes.ts';

const FLAGS = { splitKingGift: false };
const mattress = (quantity = 2, bedSize = 'queen') => ({
  id: 'm',
  quantity,
  product: MATTRESS,
  variant: { chosen: size(bedSize) },
});
const child = (quantity: number, product = PREMIER, forItem: string | null = 'm', own = 'queen') => ({
  quantity,
  product,
  forItem,
  variant: { chosen: size(own) },
});

describe('an upgrade in place of the free gifts', () => {
  it('takes the place of the gifts of each mattress that it goes with', () => {
    expect(giftsReplaced(mattress(), [child(2)], FLAGS)).toBe(2);
  });

  it('leaves the gifts of the mattresses that it does not go with', () => {
    expect(giftsReplaced(mattress(), [child(1)], FLAGS)).toBe(1);
  });

  it('replaces nothing when it is for another mattress, or stands alone', () => {
    const others = [child(2, PREMIER, 'other'), child(2, PREMIER, null)];
    expect(giftsReplaced(mattress(), others, FLAGS)).toBe(0);
  });

  it('replaces nothing in another size: a king keeps its gifts beside a twin set', () => {
    expect(giftsReplaced(mattress(1, 'king'), [child(1, PREMIER, 'm', 'twin')], FLAGS)).toBe(0);
  });

  it('is not just anything that is chosen for the mattress', () => {
    expect(giftsReplaced(mattress(), [child(2, PLAN)], FLAGS)).toBe(0);
  });

  it('never replaces more than there is, and nothing in a size that does not fit', () => {
    const anySize = fc.constantFrom('twin', 'twinXL', 'queen', 'king');
    const upgrades = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), anySize), { maxLength: 4 });
    fc.assert(
      fc.property(
        upgrades,
        fc.constantFrom(...UPGRADE_SIZES.filter((each) => each !== 'splitKing')),
        fc.integer({ min: 1, max: 9 }),
        (list, bedSize, quantity) => {
          const lines = list.map(([each, own]) => child(each, PREMIER, 'm', own));
          const fitting = list.filter(([, own]) => own === bedSize).reduce((sum, [each]) => sum + each, 0);
          expect(giftsReplaced(mattress(quantity, bedSize), lines, FLAGS)).toBe(Math.min(quantity, fitting));
        },
      ),
    );
  });
});
