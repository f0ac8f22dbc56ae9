import { describe, expect, it } from 'vitest';
import { couponsSchema, promotionsSchema } from './promotion-schema.ts';
import { centsSchema, stockSchema } from './schema.ts';

const accepts = (value: unknown) => centsSchema.safeParse(value).success;

describe('an amount of money in a file', () => {
  it('is dollars, with cents or without, read into whole cents', () => {
    expect(centsSchema.parse('16.00')).toBe(1600);
    expect(centsSchema.parse('22.50')).toBe(2250);
    expect(centsSchema.parse('0.07')).toBe(7);
    expect(centsSchema.parse('699')).toBe(69_900);
    expect(centsSchema.parse(699)).toBe(69_900);
    expect(centsSchema.parse(0)).toBe(0);
  });

  it('becomes a hundred times as many cents, where a float would lose one [C9.04]', () => {
    expect(centsSchema.parse('1.15')).toBe(115);
    expect(centsSchema.parse('19.99')).toBe(1999);
    expect(centsSchema.parse('4.35')).toBe(435);
  });

  it('has two places for cents or none', () => {
    expect(accepts('1.5')).toBe(false);
    expect(accepts('1.505')).toBe(false);
    expect(accepts('1.')).toBe(false);
    expect(accepts(1.5)).toBe(false);
  });

  it('is never negative, signed, grouped or in words', () => {
    expect(accepts('-5')).toBe(false);
    expect(accepts(-5)).toBe(false);
    expect(accepts('$5')).toBe(false);
    expect(accepts('1,000')).toBe(false);
    expect(accepts('1e3')).toBe(false);
    expect(accepts('')).toBe(false);
    expect(accepts(null)).toBe(false);
  });

  it('says what it was when it is none', () => {
    expect(centsSchema.safeParse('1.5').error?.issues[0]?.message).toBe('not an amount of money: 1.5');
  });
});

describe('a coupon in a file', () => {
  const coupon = { code: 'SLEEP10', title: '10% off', benefit: { type: 'percent', percent: 10 } };

  it('is for everybody and everything unless it says otherwise', () => {
    expect(couponsSchema.parse([coupon])).toEqual([
      {
        code: 'SLEEP10',
        title: '10% off',
        productKinds: [],
        conditions: [],
        benefit: { type: 'percent', basisPoints: 1000 },
        limit: null,
        firstTimeOnly: false,
        enforcement: null,
      },
    ]);
  });

  it('has a code of 3 to 20 characters, and ends at a moment with its zone', () => {
    const accepts = (own: object) => couponsSchema.safeParse([{ ...coupon, ...own }]).success;
    const until = (endsAt: string) => ({ conditions: [{ type: 'period', endsAt }] });
    expect(accepts({ code: 'AB' })).toBe(false);
    expect(accepts({ code: 'A'.repeat(21) })).toBe(false);
    expect(accepts(until('2025-12-31T23:59:59Z'))).toBe(true);
    expect(accepts(until('2025-12-31T23:59:59-05:00'))).toBe(true);
    expect(accepts(until('31 December'))).toBe(false);
  });

  it('says which figure of a condition is wrong', () => {
    const read = couponsSchema.safeParse([{ ...coupon, conditions: [{ type: 'minimum-units', units: 0 }] }]);
    expect(read.error?.issues[0]?.path).toEqual([0, 'conditions', 0, 'units']);
  });
});

describe('stock and promotions in a file', () => {
  it('say only what differs from the usual', () => {
    expect(stockSchema.parse({ mattress: { queen: {} } })).toEqual({
      mattress: { queen: { onHand: 0, backOrder: false, isActive: true } },
    });
    const sale = { id: 'a', title: 'A', lane: 'sale', benefit: { type: 'sale-price' } };
    expect(promotionsSchema.parse([sale])).toEqual([{ ...sale, productKinds: [], conditions: [] }]);
  });

  it('say percent, dollars and times as people write them', () => {
    const sale = {
      ...{ id: 'a', title: 'A', lane: 'sale' },
      conditions: [
        { type: 'minimum-amount', amount: '1000.50' },
        { type: 'period', endsAt: '2026-12-01T00:00:00Z' },
      ],
      benefit: { type: 'money-tiers', tiers: [{ from: 500, percent: 2.5 }] },
    };
    const [read] = promotionsSchema.parse([sale]);
    expect(read?.conditions).toEqual([
      { type: 'minimum-amount', amount: 100_050 },
      { type: 'period', startsAt: null, endsAt: '2026-12-01T00:00:00Z' },
    ]);
    expect(read?.benefit).toEqual({ type: 'money-tiers', tiers: [{ from: 50_000, basisPoints: 250 }] });
  });

  it('have no figure that a condition or a benefit does not know, and no condition that there is not', () => {
    const accepts = (own: object) =>
      promotionsSchema.safeParse([
        { id: 'a', title: 'A', lane: 'sale', benefit: { type: 'sale-price' }, ...own },
      ]).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ conditions: [{ type: 'full-moon' }] })).toBe(false);
    expect(accepts({ conditions: [{ type: 'minimum-units', units: 0 }] })).toBe(false);
    expect(accepts({ benefit: { type: 'percent' } })).toBe(false);
    expect(accepts({ benefit: { type: 'percent', percent: 5, minimum: 3 } })).toBe(false);
    const hours = { type: 'hours', days: [5], from: 9, until: 17, timeZone: 'America/New_York' };
    expect(accepts({ conditions: [hours] })).toBe(true);
    expect(accepts({ conditions: [{ ...hours, timeZone: 'America/Gotham' }] })).toBe(false);
  });

  it('never have fewer than no units', () => {
    expect(stockSchema.safeParse({ mattress: { queen: { onHand: -1 } } }).success).toBe(false);
  });
});
