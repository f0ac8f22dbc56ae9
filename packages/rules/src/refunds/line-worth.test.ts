import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PaidLine,
  type RefundedLine,
  refundableLines,
  refundedCents,
  refundGone,
  refundUnits,
} from './line-worth.ts';

const line = (itemIdentifier: string, quantity: number, cents: number): PaidLine => ({
  itemIdentifier,
  title: itemIdentifier,
  quantity,
  cents,
});

/** All of it stays with its customer. */
const KEPT = { cancelled: 0, returned: 0 };

const give = (
  lines: readonly PaidLine[],
  taxes: number,
  earlier: readonly RefundedLine[],
  id: string,
  n = 1,
) => {
  const left = refundableLines(lines, { taxes, fees: [] }, earlier).find(
    ({ itemIdentifier }) => itemIdentifier === id,
  );
  if (!left) throw new Error(`no line ${id}`);
  return refundUnits(left, n, KEPT);
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
              refundableLines(lines, { taxes, fees: [] }, given).find((one) => one.itemIdentifier === id) ??
              {};
            const one = give(lines, taxes, given, id, Math.min(units, unitsLeft));
            expect(one.amountCents).toBeGreaterThanOrEqual(0);
            expect(one.taxCents).toBeGreaterThanOrEqual(0);
            given = fails ? given.slice(1) : [...given, one];
          }
          for (const left of refundableLines(lines, { taxes, fees: [] }, given))
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

const FEES = [
  { sku: 'wgs', cents: 19_400 },
  { sku: 'disposal', cents: 3_300 },
];
const BEDS: readonly PaidLine[] = [
  { ...line('bed', 2, 139_801), feeWeights: { wgs: 1, disposal: 2 } },
  { ...line('base', 1, 50_000), feeWeights: { wgs: 1 } },
  line('pillow', 3, 100),
];

describe('giving back what is not kept', () => {
  const gone = (id: string, units: number, earlier: readonly RefundedLine[] = []) => {
    const all = refundableLines(BEDS, { taxes: 16_840, fees: FEES }, earlier);
    const found = all.find(({ itemIdentifier }) => itemIdentifier === id);
    if (!found) throw new Error(`no line ${id}`);
    return refundGone(found, { cancelled: units, returned: 0 });
  };

  it('gives its share of white glove service and of recycling with it', () => {
    expect(gone('bed', 1)).toMatchObject({
      quantity: 1,
      amountCents: 69_901,
      fees: { wgs: 6_467, disposal: 1_650 },
    });
    expect(gone('base', 1).fees).toEqual({ wgs: 6_467, disposal: 0 });
    expect(gone('pillow', 3).fees).toEqual({ wgs: 0, disposal: 0 });
  });

  it('keeps what was done when a returned unit was delivered, and gives its recycling back', () => {
    const all = refundableLines(BEDS, { taxes: 16_840, fees: FEES }, []);
    const [bed] = all;
    if (!bed) throw new Error('no bed');
    expect(refundGone(bed, { cancelled: 0, returned: 1 })).toMatchObject({
      amountCents: 69_901,
      fees: { wgs: 0, disposal: 1_650 },
    });
    expect(refundGone(bed, { cancelled: 1, returned: 1 }).fees).toEqual({ wgs: 6_467, disposal: 3_300 });
  });

  it('gives nothing twice: a unit whose goods were given back brings only its fees', () => {
    const bed = refundableLines(BEDS, { taxes: 16_840, fees: FEES }, [])
      .slice(0, 1)
      .map((one) => refundUnits(one, 1, KEPT));
    expect(gone('bed', 1, bed)).toMatchObject({
      quantity: 0,
      amountCents: 0,
      taxCents: 0,
      fees: { wgs: 6_467, disposal: 1_650 },
    });
  });

  it('gives a unit that is cancelled its money where another one, which stays, was given back before', () => {
    const all = refundableLines(BEDS, { taxes: 16_840, fees: FEES }, [])
      .slice(0, 1)
      .map((one) => refundUnits(one, 1, KEPT));
    expect(all).toMatchObject([{ amountCents: 69_901, fees: { wgs: 0, disposal: 0 } }]);
    const [bed] = refundableLines(BEDS, { taxes: 16_840, fees: FEES }, all);
    if (!bed) throw new Error('no bed');
    expect(refundGone(bed, { cancelled: 1, returned: 0, others: 1 })).toMatchObject({
      quantity: 1,
      amountCents: 69_900,
      fees: { wgs: 6_467, disposal: 1_650 },
    });
  });

  it('of units that are cancelled or come back in any order comes to all but the service of those that were delivered', () => {
    const steps = fc.array(fc.tuple(fc.nat(1), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(40_000), fc.nat(9_000), steps, (cents, taxes, service, wishes) => {
        const lines = [
          { ...line('bed', 4, cents), feeWeights: { wgs: 1, disposal: 1 } },
          line('pillow', 3, 9_999),
        ];
        const fees = [
          { sku: 'wgs', cents: service },
          { sku: 'disposal', cents: 4_001 },
        ];
        const gone = lines.map(() => ({ cancelled: 0, returned: 0 }));
        let given: RefundedLine[] = [];
        const goes = (at: number, how: 'cancelled' | 'returned') => {
          const found = refundableLines(lines, { taxes, fees }, given)[at];
          const units = gone[at];
          if (!found || !units || units.cancelled + units.returned >= found.quantity) return;
          units[how] += 1;
          given = [...given, refundGone(found, units)];
        };
        for (const [at, isReturned] of wishes) goes(at, isReturned ? 'returned' : 'cancelled');
        for (const at of [0, 0, 0, 0, 1, 1, 1]) goes(at, 'returned');
        const neverSent = gone[0]?.cancelled ?? 0;
        const serviceBack = Math.floor(service / 4) * neverSent + Math.min(service % 4, neverSent);
        const back = given.reduce((sum, one) => sum + refundedCents(one), 0);
        expect(back).toBe(cents + 9_999 + taxes + 4_001 + serviceBack);
      }),
    );
  });

  it('gives the fees of a unit that is cancelled after its goods alone went back', () => {
    const goods = { itemIdentifier: 'bed', quantity: 1, amountCents: 69_901, taxCents: 0 };
    const [bed] = refundableLines(BEDS, { taxes: 0, fees: FEES }, [goods]);
    if (!bed) throw new Error('no bed');
    expect(refundGone(bed, { cancelled: 1, returned: 0 })).toMatchObject({
      ...{ quantity: 0, amountCents: 0 },
      fees: { wgs: 6_467, disposal: 1_650 },
    });
  });

  it('gives with each unit that is cancelled what cancelling it gives, fees too, and with one that stays none', () => {
    const [bed] = refundableLines(BEDS, { taxes: 16_840, fees: FEES }, []);
    if (!bed) throw new Error('no bed');
    const cancelled = { cancelled: 1, returned: 0 };
    expect(refundUnits(bed, 1, cancelled)).toEqual(refundGone(bed, cancelled));
    expect(refundUnits(bed, 2, cancelled)).toMatchObject({
      amountCents: 139_801,
      fees: { wgs: 6_467, disposal: 1_650 },
    });
  });

  it('comes to all that was charged once nothing is kept, whatever goes first', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 6 }),
            cents: fc.integer({ min: 0, max: 300_000 }),
            wgs: fc.integer({ min: 0, max: 2 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        fc.record({ taxes: fc.nat(50_000), fee: fc.nat(40_000) }),
        fc.array(fc.nat(4), { maxLength: 20 }),
        (sizes, { taxes, fee }, order) => {
          const lines = sizes.map(({ quantity, cents, wgs }, index) => ({
            ...line(`l${index}`, quantity, cents),
            feeWeights: { wgs },
          }));
          const charges = { taxes, fees: [{ sku: 'wgs', cents: fee }] };
          const goneUnits = lines.map(() => 0);
          let given: RefundedLine[] = [];
          const takes = (at: number, units: number) => {
            const found = refundableLines(lines, charges, given)[at];
            if (!found) return;
            goneUnits[at] = units;
            given = [...given, refundGone(found, { cancelled: units, returned: 0 })];
          };
          for (const wish of order) {
            const at = wish % lines.length;
            takes(at, Math.min(lines[at]?.quantity ?? 0, (goneUnits[at] ?? 0) + 1));
          }
          for (const [at, { quantity }] of lines.entries()) takes(at, quantity);
          const back = given.reduce((sum, one) => sum + refundedCents(one), 0);
          expect(back).toBe(lines.reduce((sum, { cents }) => sum + cents, taxes + fee));
        },
      ),
    );
  });
});
