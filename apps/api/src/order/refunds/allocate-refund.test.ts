import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidLine, type RefundedLine, refundableLines, refundUnits } from './allocate-refund.ts';

const line = (itemIdentifier: string, quantity: number, cents: number): PaidLine => ({
  itemIdentifier,
  title: itemIdentifier,
  quantity,
  cents,
});

const give = (
  lines: readonly PaidLine[],
  taxes: number,
  earlier: readonly RefundedLine[],
  id: string,
  n = 1,
) => {
  const left = refundableLines(lines, taxes, earlier).find(({ itemIdentifier }) => itemIdentifier === id);
  if (!left) throw new Error(`no line ${id}`);
  return refundUnits(left, n);
};

const total = (given: readonly RefundedLine[]) =>
  given.reduce((sum, { amountCents, taxCents }) => sum + amountCents + taxCents, 0);

describe('giving units of a line back', () => {
  it('shares its cents over its units, the odd ones first', () => {
    const lines = [line('pillow', 3, 100)];
    const first = give(lines, 0, [], 'pillow');
    const second = give(lines, 0, [first], 'pillow');
    const third = give(lines, 0, [first, second], 'pillow');
    expect([first, second, third].map(({ amountCents }) => amountCents)).toEqual([34, 33, 33]);
  });

  it('gives the taxes with the goods that they were on, and none for a gift', () => {
    const lines = [line('bed', 1, 90_000), line('gift', 2, 0), line('pillow', 2, 10_000)];
    expect(give(lines, 8_875, [], 'bed')).toMatchObject({ amountCents: 90_000, taxCents: 7_988 });
    expect(give(lines, 8_875, [], 'gift', 2)).toMatchObject({ amountCents: 0, taxCents: 0 });
    expect(give(lines, 8_875, [], 'pillow', 2)).toMatchObject({ amountCents: 10_000, taxCents: 887 });
  });

  it('after one that failed gives what the others left, not a cent twice', () => {
    const lines = [line('pillow', 3, 100)];
    const first = give(lines, 0, [], 'pillow');
    const second = give(lines, 0, [first], 'pillow');
    // The first failed: only the second stands.
    expect(give(lines, 0, [second], 'pillow', 2).amountCents).toBe(67);
  });
});

const cart = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 500_000 })), {
  minLength: 1,
  maxLength: 6,
});

describe('giving any units back in any order', () => {
  it('comes to exactly what the lines and their taxes cost, whichever of the refunds fail on the way', () => {
    fc.assert(
      fc.property(
        cart,
        fc.integer({ min: 0, max: 90_000 }),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4 }), fc.boolean()), { maxLength: 40 }),
        (sizes, taxes, wishes) => {
          const lines = sizes.map(([quantity, cents], index) => line(`l${index}`, quantity, cents));
          let given: RefundedLine[] = [];
          for (const [at, units, fails] of wishes) {
            const id = `l${at % lines.length}`;
            const { unitsLeft = 0 } =
              refundableLines(lines, taxes, given).find((one) => one.itemIdentifier === id) ?? {};
            const one = give(lines, taxes, given, id, Math.min(units, unitsLeft));
            expect(one.amountCents).toBeGreaterThanOrEqual(0);
            expect(one.taxCents).toBeGreaterThanOrEqual(0);
            given = fails ? given.slice(1) : [...given, one];
          }
          for (const left of refundableLines(lines, taxes, given))
            given = [...given, give(lines, taxes, given, left.itemIdentifier, left.unitsLeft)];
          expect(total(given)).toBe(lines.reduce((sum, { cents }) => sum + cents, taxes));
        },
      ),
    );
  });

  it('never gives one line another one’s cents', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 0, max: 90_000 }), (sizes, taxes) => {
        const lines = sizes.map(([quantity, cents], index) => line(`l${index}`, quantity, cents));
        for (const { itemIdentifier, quantity, cents } of lines)
          expect(give(lines, taxes, [], itemIdentifier, quantity).amountCents).toBe(cents);
      }),
    );
  });
});
