import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_KINDS } from '../options/product.ts';
import { type BedPart, fitsBeside } from './fits-beside.ts';

const part = (kind: BedPart['kind'], own: Partial<BedPart> = {}): BedPart => ({
  ...{ kind, mattressInches: null, takes: null, holds: null },
  ...own,
});
const mattress = (mattressInches: number | null) => part('mattress', { mattressInches });
const sheet = (to: number, from = 0) => part('sheets', { takes: { from, to } });
const FRAME = part('bedframe', { holds: [] });
const BASE = part('adjustable-base');
const FOUNDATION = part('foundation');

test('A sheet goes with a mattress that its pockets take, and with one of several', () => {
  expect(fitsBeside(sheet(16), [mattress(16)])).toBe(true);
  expect(fitsBeside(sheet(15), [mattress(16)])).toBe(false);
  expect(fitsBeside(sheet(15), [mattress(16), mattress(10)])).toBe(true);
  expect(fitsBeside(sheet(14, 10), [mattress(8)])).toBe(false);
});

test('A mattress goes with the sheet that is in the cart already', () => {
  expect(fitsBeside(mattress(16), [sheet(15)])).toBe(false);
  expect(fitsBeside(mattress(12), [sheet(15)])).toBe(true);
});

test('A base goes with a frame that it stands in, and with no other', () => {
  const roomy = part('bedframe', { holds: ['adjustable-base'] });
  expect(fitsBeside(BASE, [FRAME])).toBe(false);
  expect(fitsBeside(BASE, [roomy])).toBe(true);
  expect(fitsBeside(roomy, [BASE])).toBe(true);
  expect(fitsBeside(BASE, [FOUNDATION])).toBe(false);
  expect(fitsBeside(FOUNDATION, [roomy])).toBe(false);
  expect(fitsBeside(FRAME, [FRAME, mattress(12)])).toBe(true);
});

test('A bed that does not say what stands in it goes with a base and a foundation, which do not go with each other', () => {
  const silent = part('bedframe');
  expect(fitsBeside(silent, [BASE])).toBe(true);
  expect(fitsBeside(FOUNDATION, [silent])).toBe(true);
  expect(fitsBeside(FOUNDATION, [BASE])).toBe(false);
});

test('A bed with a rail has to take both the mattress and the base of a cart', () => {
  const low = part('bedframe', { takes: { from: 0, to: 12 }, holds: ['adjustable-base'] });
  expect(fitsBeside(low, [mattress(14), BASE])).toBe(false);
  expect(fitsBeside(low, [mattress(10), BASE])).toBe(true);
});

const anyPart: fc.Arbitrary<BedPart> = fc.record({
  kind: fc.constantFrom(...PRODUCT_KINDS),
  mattressInches: fc.option(fc.integer({ min: 6, max: 20 })),
  takes: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })).map(([from, more]) => ({
      ...{ from, to: from + more },
    })),
  ),
  holds: fc.option(fc.subarray([...PRODUCT_KINDS])),
});

test('What fits one thing is fitted by it, and nothing is known of an empty cart', () => {
  fc.assert(
    fc.property(anyPart, anyPart, (one, other) => {
      const plain = { ...other, mattressInches: one.mattressInches === null ? other.mattressInches : null };
      expect(fitsBeside(one, [plain])).toBe(fitsBeside(plain, [one]));
      expect(fitsBeside(one, [])).toBe(true);
    }),
  );
});

test('Whatever the cart, a taller mattress finds no more sheets, and what nothing is known of fits', () => {
  const heights = fc.integer({ min: 6, max: 20 });
  fc.assert(
    fc.property(heights, heights, heights, (inches, more, to) => {
      if (fitsBeside(sheet(to), [mattress(inches + more)]))
        expect(fitsBeside(sheet(to), [mattress(inches)])).toBe(true);
      expect(fitsBeside(sheet(to), [mattress(null), part('pillow')])).toBe(true);
    }),
  );
});

test('The order of a cart says nothing', () => {
  fc.assert(
    fc.property(anyPart, fc.array(anyPart, { maxLength: 5 }), (candidate, cart) => {
      expect(fitsBeside(candidate, cart.toReversed())).toBe(fitsBeside(candidate, cart));
    }),
  );
});
