import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN } from '../invariants/sample-products.ts';
import { PREMIER } from '../invariants/sample-sets.ts';
import { giftsReplaced, replacesGifts } from './replaces-gifts.ts';

const mattress = { id: 'm', quantity: 2 };
const child = (quantity: number, product = PREMIER, forItem: string | null = 'm') => ({
  quantity,
  product,
  forItem,
});

describe('an upgrade in place of the free gifts', () => {
  it('takes the place of the gifts of each mattress that it goes with', () => {
    expect(replacesGifts(mattress, [child(2)])).toBe(true);
    expect(giftsReplaced(mattress, [child(2)])).toBe(2);
  });

  it('leaves the gifts of the mattresses that it does not go with', () => {
    expect(replacesGifts(mattress, [child(1)])).toBe(false);
    expect(giftsReplaced(mattress, [child(1)])).toBe(1);
  });

  it('replaces nothing when it is for another mattress, or stands alone', () => {
    expect(giftsReplaced(mattress, [child(2, PREMIER, 'other'), child(2, PREMIER, null)])).toBe(0);
  });

  it('is not just anything that is chosen for the mattress', () => {
    expect(replacesGifts(mattress, [child(2, PLAN)])).toBe(false);
  });

  it('never replaces more than there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (upgrades, quantity) => {
          const lines = upgrades.map((each) => child(each));
          const whole = upgrades.reduce((sum, each) => sum + each, 0);
          expect(giftsReplaced({ id: 'm', quantity }, lines)).toBe(Math.min(quantity, whole));
        },
      ),
    );
  });
});
