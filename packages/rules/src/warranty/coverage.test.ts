import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CoveredLine, coverageOf } from './coverage.ts';

const warranty = (days: number | null) => [{ subject: 'warranty', days }];
const plan = { title: '5-year mattress protection', years: 5, isAccidental: true };
const line = (own: Partial<CoveredLine> = {}): CoveredLine => ({
  isSent: true,
  kept: 1,
  deliveredOn: '2026-03-01',
  promised: warranty(1095),
  plans: [],
  ...own,
});

describe('the warranty of a line', () => {
  it('lasts from its delivery to the same day so many years later', () => {
    expect(coverageOf(line(), '2026-04-01')).toEqual({
      warranty: { until: '2029-03-01' },
      plans: [],
      bar: null,
    });
    expect(
      coverageOf(line({ deliveredOn: '2028-02-29', promised: warranty(365) }), '2028-03-01').warranty,
    ).toEqual({
      until: '2029-03-01',
    });
  });

  it('has no end where it was promised without one', () => {
    expect(coverageOf(line({ promised: warranty(null) }), '2126-01-01')).toEqual({
      warranty: { until: null },
      plans: [],
      bar: null,
    });
  });

  it('is over on the day after its last', () => {
    expect(coverageOf(line(), '2029-03-01').bar).toBe(null);
    expect(coverageOf(line(), '2029-03-02').bar).toBe('over');
  });
});

it('A plan adds to the warranty until a day of its own, and covers where the warranty has ended', () => {
  const both = line({ plans: [plan] });
  expect(coverageOf(both, '2030-01-01')).toEqual({
    warranty: { until: '2029-03-01' },
    plans: [{ title: plan.title, isAccidental: true, until: '2031-03-01' }],
    bar: null,
  });
  expect(coverageOf(both, '2031-03-02').bar).toBe('over');
  expect(coverageOf(line({ promised: [], plans: [plan] }), '2026-04-01')).toMatchObject({
    warranty: null,
    bar: null,
  });
});

it('Nothing covers what is not delivered, was sent back, or was promised nothing', () => {
  const barOf = (own: Partial<CoveredLine>) => coverageOf(line(own), '2026-04-01');
  const none = { warranty: null, plans: [] };
  expect(barOf({ isSent: false })).toEqual({ ...none, bar: 'not_sent' });
  expect(barOf({ kept: 0 })).toEqual({ ...none, bar: 'gone' });
  expect(barOf({ deliveredOn: null })).toEqual({ ...none, bar: 'not_delivered' });
  expect(barOf({ promised: [{ subject: 'trial', days: 365 }] })).toEqual({ ...none, bar: 'not_promised' });
});

test('a warranty of so many years ends in the year that many later, whatever the day of delivery', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 25 }), (delivered, years) => {
      const deliveredOn = new Date(delivered * 86_400_000).toISOString().slice(0, 10);
      const { warranty: found, bar } = coverageOf(
        line({ deliveredOn, promised: warranty(years * 365) }),
        deliveredOn,
      );
      expect(Number(found?.until?.slice(0, 4))).toBe(Number(deliveredOn.slice(0, 4)) + years);
      expect(bar).toBe(null);
    }),
  );
});
