import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagsWith } from '../flags.ts';
import { line, size } from '../testing/sample-carts.ts';
import { findSetSample } from '../testing/sample-sets.ts';
import { UPGRADE_SIZES } from '../upsells/upgrade-sizes.ts';
import { followParent } from './follow-parent.ts';
import type { CartLine } from './line.ts';

const FACTS = { findProduct: findSetSample, flags: flagsWith() };
const queens = (quantity: number) => line({ quantity });
const resized = (bedSize: string, quantity = 1) => line({ properties: size(bedSize), quantity });
const child = (productId: string, properties = size('queen'), quantity = 1): CartLine =>
  line({ id: 'child', productId, properties, quantity, forItem: 'line-1' });
const sheets = (bedSize: string, quantity = 1) =>
  child('sheets', [...size(bedSize), { name: 'Color', value: 'Golden Oak' }], quantity);

/** What becomes of the child, as `2 king`, or why it leaves. */
const outcome = (one: CartLine, before: CartLine, after: CartLine) => {
  const decision = followParent(one, { before, after }, FACTS);
  if (!decision.ok) return decision.refusal;
  const { quantity, properties } = decision.change;
  return [quantity, ...properties.map(({ value }) => value)].join(' ');
};

describe('a protection plan', () => {
  it('always has the quantity of what it covers', () => {
    expect(outcome(child('spills-plan'), queens(1), queens(4))).toBe('4 queen');
    expect(outcome(child('spills-plan', size('queen'), 9), queens(4), queens(2))).toBe('2 queen');
  });

  it('always has the size of what it covers', () => {
    expect(outcome(child('spills-plan'), queens(1), resized('king', 2))).toBe('2 king');
  });

  it('leaves when it is not made in the new size, or sold out in it', () => {
    const leaves = { code: 'not_made_in_size', title: 'Mattress plan with accidents' };
    expect(outcome(child('spills-plan'), queens(1), resized('calKing'))).toEqual({
      ...leaves,
      size: 'Cal King',
    });
    expect(outcome(child('spills-plan'), queens(1), resized('splitKing'))).toEqual({
      ...leaves,
      size: 'Split King',
    });
  });

  it('leaves what is no longer sold, too', () => {
    const gone = line({ productId: 'elephant', properties: size('emperor') });
    expect(outcome(child('spills-plan'), gone, gone)).toMatchObject({ size: 'emperor' });
  });
});

describe('anything else that was chosen for a mattress', () => {
  it('follows the mattress where there are as many of it', () => {
    expect(outcome(sheets('queen', 1), queens(1), queens(3))).toBe('3 queen Golden Oak');
    expect(outcome(sheets('queen', 4), queens(4), queens(2))).toBe('2 queen Golden Oak');
    const split = sheets('twinXL', 2);
    expect(outcome(split, resized('splitKing'), resized('splitKing', 2))).toBe('4 twinXL Golden Oak');
    expect(outcome(split, resized('splitKing'), resized('splitKing', 90))).toBe('100 twinXL Golden Oak');
  });

  it('keeps any other number', () => {
    expect(outcome(sheets('queen', 2), queens(1), queens(3))).toBe('2 queen Golden Oak');
    expect(outcome(sheets('queen', 1), queens(2), queens(4))).toBe('1 queen Golden Oak');
    expect(outcome(sheets('queen', 1), queens(3), queens(1))).toBe('1 queen Golden Oak');
    expect(outcome(sheets('queen', 2), queens(3), queens(1))).toBe('2 queen Golden Oak');
  });

  it('is not more than there are mattresses when it is an upgrade, unless that was wanted', () => {
    const premier = (quantity: number) => child('premier-bundle', size('queen'), quantity);
    expect(outcome(premier(2), queens(3), queens(1))).toBe('1 queen');
    expect(outcome(premier(5), queens(3), queens(1))).toBe('5 queen');
  });

  it('does not begin to follow because the mattresses came down to its number', () => {
    const down = followParent(child('premier-bundle'), { before: queens(3), after: queens(1) }, FACTS);
    if (!down.ok) throw new Error('it comes in queen');
    expect(outcome(down.change, queens(1), queens(3))).toBe('1 queen');
  });

  it('keeps its number when only the size changes', () => {
    expect(outcome(sheets('queen', 2), queens(1), resized('king'))).toBe('2 king Golden Oak');
  });

  it('changes size with it', () => {
    expect(outcome(child('premier-bundle'), queens(1), resized('king'))).toBe('1 king');
    expect(outcome(child('pillow', size('standard')), queens(1), resized('king'))).toBe('1 king');
  });

  it('is two twin XL for each split king, and one again for a king', () => {
    expect(outcome(sheets('queen'), queens(1), resized('splitKing', 2))).toBe('4 twinXL Golden Oak');
    expect(outcome(sheets('twinXL', 2), resized('splitKing'), resized('king'))).toBe('1 king Golden Oak');
  });

  it('stays in a size that was chosen against that of the mattress', () => {
    expect(outcome(sheets('king'), queens(1), resized('twin'))).toBe('1 king Golden Oak');
    expect(outcome(child('pillow', size('king')), queens(1), resized('twin'))).toBe('1 king');
  });

  it('leaves when it would not fit the new size', () => {
    expect(outcome(child('premier-bundle'), queens(1), resized('calKing'))).toEqual({
      code: 'not_made_in_size',
      title: 'Premier Bundle',
      size: 'Cal King',
    });
    // The protector is sold out in king.
    expect(outcome(child('protector'), queens(1), resized('king'))).toMatchObject({ title: 'Protector' });
  });

  it('stays as it is when it is of use beside any bed', () => {
    expect(
      outcome(
        child('headboard', [...size('queen'), { name: 'Color', value: 'grey' }]),
        queens(1),
        resized('twin'),
      ),
    ).toBe('1 queen grey');
    expect(
      outcome(child('nightstand', [{ name: 'Color', value: 'white' }]), queens(1), resized('king', 2)),
    ).toBe('2 white');
    expect(outcome(child('plan', []), queens(1), resized('king', 3))).toBe('3');
  });

  it('stays as it is when nobody knows it any more', () => {
    expect(outcome(child('elephant'), queens(1), resized('king', 3))).toBe('1 queen');
  });

  it('comes back to what it was when the quantity is changed and changed back', () => {
    const count = fc.integer({ min: 1, max: 9 });
    const anyChild = fc.constantFrom(
      (quantity: number) => sheets('queen', quantity),
      (quantity: number) => child('pillow', size('king'), quantity),
      (quantity: number) => child('nightstand', [{ name: 'Color', value: 'white' }], quantity),
      (quantity: number) => child('premier-bundle', size('queen'), quantity),
    );
    fc.assert(
      fc.property(count, count, count, anyChild, (before, after, own, of) => {
        const change = { before: queens(before), after: queens(after) };
        const one = of(own);
        const there = followParent(one, change, FACTS);
        if (!there.ok) throw new Error('it comes in queen');
        // Of an upgrade, what found no mattress any more has left.
        fc.pre(one.productId !== 'premier-bundle' || own === before || own <= Math.min(before, after));
        const undone = { before: change.after, after: change.before };
        expect(followParent(there.change, undone, FACTS)).toEqual({ ok: true, change: one });
      }),
    );
  });

  it('fits the new size, or has left, or never fitted the old one', () => {
    const anySize = fc.constantFrom(...UPGRADE_SIZES);
    fc.assert(
      fc.property(anySize, anySize, anySize, (old, now, own) => {
        const plan = followParent(
          child('wear-plan', size(own)),
          { before: resized(old), after: resized(now) },
          FACTS,
        );
        expect(!plan.ok || plan.change.properties[0]?.value === now).toBe(true);
      }),
    );
  });
});
