import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../money/money.ts';
import {
  type PaidLine,
  type RefundedLine,
  refundableLines,
  refundedCents,
  refundGone,
} from './line-worth.ts';
import { chargedWhiteGlove, repriceElsewhere } from './reprice-elsewhere.ts';

const cancelled = (units: number) => ({ cancelled: units, returned: 0 });
const LINES: readonly PaidLine[] = [
  { itemIdentifier: 'bed', title: 'Bed', quantity: 2, cents: 139_800, feeWeights: { disposal: 1 } },
  { itemIdentifier: 'pillow', title: 'Pillow', quantity: 1, cents: 10_000 },
];
const CALIFORNIA = { taxBasisPoints: 725, recyclingFee: 1_600, taxIncluded: false };
const OREGON = { taxBasisPoints: 0, recyclingFee: 0, taxIncluded: false };
const CHARGED = { taxes: 10_861, fees: [{ sku: 'disposal', cents: 3_200 }] };

const left = (earlier: readonly RefundedLine[] = []) => refundableLines(LINES, CHARGED, earlier);

describe('what an order costs somewhere else', () => {
  it('is less by the taxes and the recycling fee that there are not', () => {
    expect(repriceElsewhere(left(), OREGON, 0).less).toBe(10_861 + 3_200);
    expect(repriceElsewhere(left(), CALIFORNIA, 0).less).toBe(0);
  });

  it('is more where there is more of either, and no tax is added where prices include it', () => {
    expect(repriceElsewhere(left(), { ...CALIFORNIA, taxBasisPoints: 1_000 }, 0).less).toBeLessThan(0);
    expect(repriceElsewhere(left(), { ...CALIFORNIA, taxIncluded: true }, 0).less).toBe(10_861);
  });

  it('asks for what carrying it in costs there, and puts a fee where none was charged', () => {
    const charges = { taxes: 0, fees: [{ sku: 'wgs', cents: 14_900 }] };
    const lines = [
      { itemIdentifier: 'bed', title: 'Bed', quantity: 2, cents: 100, feeWeights: { wgs: 1, disposal: 1 } },
    ];
    const fee = { ...OREGON, recyclingFee: 2_250 };
    const charged = refundableLines(lines, charges, []);
    expect(chargedWhiteGlove(charged)).toBe(14_900);
    const same = repriceElsewhere(charged, fee, 14_900);
    expect([same.less, same.lines.map(({ fees }) => fees)]).toEqual([-4_500, [{ disposal: -4_500 }]]);
    const dearer = repriceElsewhere(charged, fee, 19_900);
    expect(dearer.less).toBe(-9_500);
    const [bed] = refundableLines(lines, charges, dearer.lines);
    expect(bed?.fees).toEqual([
      { sku: 'wgs', cents: 19_900, left: 19_900 },
      { sku: 'disposal', cents: 4_500, left: 4_500 },
    ]);
  });

  it('keeps the fee of a line of which the taxes alone were repriced', () => {
    const taxes = { itemIdentifier: 'bed', quantity: 0, amountCents: 0, taxCents: 100, isRepriced: true };
    const [before] = left();
    const [bed] = left([taxes]);
    expect(bed?.fees).toEqual([{ sku: 'disposal', cents: 3_200, left: 3_200 }]);
    expect((before?.taxLeft ?? 0) - (bed?.taxLeft ?? 0)).toBe(100);
  });

  it('is what each unit is worth from then on: nothing comes back twice, and all of it at the end', () => {
    const { lines, less } = repriceElsewhere(left(), OREGON, 0);
    const [bed, pillow] = left(lines);
    if (!bed || !pillow) throw new Error('two lines');
    expect(refundedCents(refundGone(bed, cancelled(1)))).toBe(69_900);
    const all =
      refundedCents(refundGone(bed, cancelled(2))) + refundedCents(refundGone(pillow, cancelled(1)));
    expect(all + less).toBe(149_800 + 10_861 + 3_200);
  });

  it('to any place and on to another one comes to what is charged there alone', () => {
    const rates = fc.record({
      taxBasisPoints: fc.integer({ min: 0, max: 1_100 }),
      recyclingFee: fc.integer({ min: 0, max: 2_500 }),
      taxIncluded: fc.constant(false),
    });
    fc.assert(
      fc.property(rates, rates, (first, second) => {
        const once = repriceElsewhere(left(), first, 0);
        const twice = repriceElsewhere(left(once.lines), second, 0);
        const taxes = LINES.reduce((sum, { cents }) => sum + percentOf(cents, second.taxBasisPoints), 0);
        expect(10_861 + 3_200 - once.less - twice.less).toBe(taxes + 2 * second.recyclingFee);
      }),
    );
  });
});
