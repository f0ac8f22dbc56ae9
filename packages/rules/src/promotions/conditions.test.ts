import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyer } from '../testing/sample-carts.ts';
import type { Buyer, Missing, PromotedLine } from './condition-type.ts';
import { type Condition, changesOf, countsUnits, isPossible, missingOf } from './conditions.ts';

const NOW = '2026-11-20T18:45:00Z';
const line = (quantity: number, running: number): PromotedLine => ({
  product: { kind: 'pillow' },
  variant: { list: 100, price: 80 },
  isGift: false,
  quantity,
  running,
});
const LINES = [line(2, 160), line(1, 40)];

const missing = (condition: Condition, known: Partial<Buyer> = {}, now = NOW): Missing | null =>
  missingOf(condition, { lines: LINES, buyer: buyer(known), now });

describe('a period', () => {
  const between = (startsAt: string | null, endsAt: string | null): Condition => ({
    type: 'period',
    startsAt,
    endsAt,
  });

  it('is open where it has neither start nor end', () => {
    expect(missing(between(null, null), {}, '1999-01-01T00:00:00.000Z')).toBe(null);
  });

  it('is met from its first moment on, until its end and not at it', () => {
    const days = between('2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z');
    expect(missing(days, {}, '2026-11-19T23:59:59.999Z')).toEqual({
      code: 'not-begun',
      startsAt: '2026-11-20T00:00:00Z',
    });
    expect(missing(days, {}, '2026-11-20T00:00:00.000Z')).toBe(null);
    expect(missing(days, {}, '2026-11-30T23:59:59.999Z')).toBe(null);
    expect(missing(days, {}, '2026-12-01T00:00:00.000Z')).toEqual({ code: 'ended' });
  });

  it('is read in the zone in which it was written', () => {
    const days = between('2026-11-20T00:00:00-05:00', null);
    expect(missing(days, {}, '2026-11-20T04:59:59.000Z')?.code).toBe('not-begun');
    expect(missing(days, {}, '2026-11-20T05:00:00.000Z')).toBe(null);
  });

  it('is exactly one of two that follow each other, and changes where they meet', () => {
    const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(moment, moment, (change, now) => {
        const first = missing(between(null, iso(change)), {}, iso(now));
        const second = missing(between(iso(change), null), {}, iso(now));
        expect(first === null).toBe(second !== null);
        expect(changesOf(between(null, iso(change)), iso(now))).toEqual([iso(change)]);
      }),
    );
  });
});

describe('hours of days', () => {
  const friday: Condition = { type: 'hours', days: [5], from: 9, until: 17, timeZone: 'America/New_York' };

  it('are read off a clock in their zone', () => {
    const closed = { code: 'other-hours', hours: friday };
    expect(missing(friday, {}, '2026-11-20T13:59:59Z')).toEqual(closed);
    expect(missing(friday, {}, '2026-11-20T14:00:00Z')).toBe(null);
    expect(missing(friday, {}, '2026-11-20T21:59:59Z')).toBe(null);
    expect(missing(friday, {}, '2026-11-20T22:00:00Z')).toEqual(closed);
    expect(missing(friday, {}, '2026-11-21T15:00:00Z')).toEqual(closed);
  });

  it('say when they change next, also across a week, and never where they last all week', () => {
    expect(changesOf(friday, '2026-11-20T13:59:59Z')).toEqual(['2026-11-20T14:00:00.000Z']);
    expect(changesOf(friday, '2026-11-20T14:00:00Z')).toEqual(['2026-11-20T22:00:00.000Z']);
    expect(changesOf(friday, '2026-11-20T22:00:00Z')).toEqual(['2026-11-27T14:00:00.000Z']);
    const always: Condition = {
      type: 'hours',
      days: [0, 1, 2, 3, 4, 5, 6],
      from: 0,
      until: 24,
      timeZone: 'UTC',
    };
    expect(changesOf(always, NOW)).toEqual([]);
  });
});

describe('what has to be in the cart', () => {
  it('is a number of units, and says how many more', () => {
    expect(missing({ type: 'minimum-units', units: 3 })).toBe(null);
    expect(missing({ type: 'minimum-units', units: 5 })).toEqual({ code: 'units', units: 2 });
  });

  it('is an amount of money, and says how much more', () => {
    expect(missing({ type: 'minimum-amount', amount: 200 })).toBe(null);
    expect(missing({ type: 'minimum-amount', amount: 201 })).toEqual({
      code: 'amount',
      cents: 1,
      least: 201,
    });
  });

  it('lacks exactly what brings it about', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (amount) => {
        const found = missing({ type: 'minimum-amount', amount });
        const cents = found?.code === 'amount' ? found.cents : 0;
        expect(200 + cents).toBe(Math.max(200, amount));
      }),
    );
  });
});

describe('who buys, and where', () => {
  it('is in one of some storefronts', () => {
    const canada: Condition = { type: 'storefronts', storefronts: ['halcyon-ca'] };
    expect(missing(canada, { storefront: 'halcyon-ca' })).toBe(null);
    expect(missing(canada)).toEqual({ code: 'other-storefront' });
  });

  it('pays in one of some ways, which are told while another or none is chosen', () => {
    const paypal: Condition = { type: 'payment-methods', methods: ['paypal'] };
    expect(missing(paypal, { paymentMethod: 'paypal' })).toBe(null);
    expect(missing(paypal)).toEqual({ code: 'payment-method', methods: ['paypal'] });
    expect(missing(paypal, { paymentMethod: 'stripeDirect' })).toEqual(missing(paypal));
  });

  it('has it delivered to one of some states, which are told while it is another or not known', () => {
    const coast: Condition = { type: 'delivery-states', states: ['CA', 'OR'] };
    expect(missing(coast, { state: 'OR' })).toBe(null);
    expect(missing(coast, { state: 'NY' })).toEqual({ code: 'delivery-state', states: ['CA', 'OR'] });
    expect(missing(coast)).toEqual(missing(coast, { state: 'NY' }));
  });

  it('orders for the first time, as far as is known', () => {
    const first: Condition = { type: 'first-order' };
    expect(missing(first, { isReturning: false })).toBe(null);
    expect(missing(first, { isReturning: true })).toEqual({ code: 'not-first-order' });
    expect(missing(first)).toEqual({ code: 'email-unknown' });
  });

  it('has an email address of a group, or of a part of it', () => {
    const students: Condition = { type: 'customer-group', domains: ['edu', 'ac.uk'] };
    for (const emailDomain of ['edu', 'mit.edu', 'maths.ox.ac.uk'])
      expect(missing(students, { emailDomain })).toBe(null);
    for (const emailDomain of ['medu', 'ac.uk.example', null])
      expect(missing(students, { emailDomain })).toEqual({ code: 'email', domains: ['edu', 'ac.uk'] });
  });

  it('changes nothing by itself and is met by no unit more', () => {
    const first: Condition = { type: 'first-order' };
    expect([changesOf(first, NOW), countsUnits(first)]).toEqual([[], false]);
    expect(countsUnits({ type: 'minimum-units', units: 2 })).toBe(true);
  });
});

describe('a condition that could never be met', () => {
  const night = { type: 'hours', days: [5], from: 22, until: 6, timeZone: 'America/New_York' } as const;

  it('has hours that end before they begin, or a domain that no address is read with', () => {
    expect(isPossible(night)).toBe(false);
    expect(isPossible({ ...night, from: 6 })).toBe(false);
    expect(isPossible({ type: 'customer-group', domains: ['edu', 'MIT.edu'] })).toBe(false);
    expect(isPossible({ type: 'customer-group', domains: ['@mit.edu'] })).toBe(false);
  });

  it('is none of those whose values agree', () => {
    expect(isPossible({ ...night, until: 24 })).toBe(true);
    expect(isPossible({ type: 'customer-group', domains: ['mit.edu'] })).toBe(true);
    expect(isPossible({ type: 'first-order' })).toBe(true);
  });
});
