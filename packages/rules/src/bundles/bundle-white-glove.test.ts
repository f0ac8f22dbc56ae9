import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/line.ts';
import { line } from '../testing/sample-carts.ts';
import {
  ADJUSTABLE_SET,
  BEDROOM_SET,
  listDraft,
  SET_CHOICES,
  setFacts,
  setLine,
} from '../testing/sample-sets.ts';
import { flatWhiteGlove } from './bundle-white-glove.ts';
import { findSets } from './find-sets.ts';

const flatOf = (lines: readonly CartLine[]) =>
  flatWhiteGlove(findSets([ADJUSTABLE_SET, BEDROOM_SET], listDraft(setFacts({ lines })).lines).sets);

describe('white glove service for the sets of a cart', () => {
  it('is 299 dollars for a set that has this flat amount [K9.04]', () => {
    expect(flatOf([setLine('frame', 'queen'), setLine('nightstand', null)]).amount).toBe(29_900);
  });

  it('is the flat amount once for each set that has one', () => {
    const lines = [setLine('frame', 'queen', 2), setLine('nightstand', null, 3)];
    expect(flatOf(lines)).toEqual({
      amount: 59_800,
      units: new Map([
        ['frame-queen', 2],
        ['nightstand-one', 2],
      ]),
    });
  });

  it('counts a line that is in sets of two kinds once for each', () => {
    const lines = [setLine('frame', 'queen'), setLine('frame', 'king'), setLine('nightstand', null, 2)];
    expect(flatOf(lines)).toMatchObject({ amount: 59_800 });
    expect(flatOf(lines).units.get('nightstand-one')).toBe(2);
  });

  it('is none for sets without a flat amount, and without sets', () => {
    expect(flatOf([setLine('mattress', 'queen'), setLine('base', 'queen')])).toEqual({
      amount: 0,
      units: new Map(),
    });
    expect(flatOf([])).toEqual({ amount: 0, units: new Map() });
  });

  it('counts no unit of a line twice, and never less than nothing', () => {
    const picks = fc.array(fc.tuple(fc.constantFrom(...SET_CHOICES), fc.integer({ min: 1, max: 4 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(picks, (list) => {
        const lines = list.map(([choice, quantity], index) =>
          line({ ...choice, id: `line-${index}`, quantity }),
        );
        const { amount, units } = flatOf(lines);
        for (const [id, taken] of units)
          expect(taken).toBeLessThanOrEqual(lines.find((each) => each.id === id)?.quantity ?? 0);
        expect(amount % 29_900).toBe(0);
        expect(amount > 0).toBe(units.size > 0);
      }),
    );
  });
});
