import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRunning } from './automatic-promotion.ts';

const startsAt = '2026-11-20T00:00:00Z';
const endsAt = '2026-12-01T00:00:00Z';

describe('whether a promotion runs', () => {
  it('always does when it has neither start nor end', () => {
    expect(isRunning({ startsAt: null, endsAt: null }, '1999-01-01T00:00:00.000Z')).toBe(true);
  });

  it('does from its first moment on', () => {
    expect(isRunning({ startsAt, endsAt: null }, '2026-11-19T23:59:59.999Z')).toBe(false);
    expect(isRunning({ startsAt, endsAt: null }, '2026-11-20T00:00:00.000Z')).toBe(true);
    expect(isRunning({ startsAt, endsAt: null }, '2030-01-01T00:00:00.000Z')).toBe(true);
  });

  it('does until its end, and not at its end', () => {
    expect(isRunning({ startsAt: null, endsAt }, '2026-11-30T23:59:59.999Z')).toBe(true);
    expect(isRunning({ startsAt: null, endsAt }, '2026-12-01T00:00:00.000Z')).toBe(false);
  });

  it('does between the two, in the zone in which they were written', () => {
    const days = { startsAt: '2026-11-20T00:00:00-05:00', endsAt: '2026-12-01T00:00:00-05:00' };
    expect(isRunning(days, '2026-11-20T04:59:59.000Z')).toBe(false);
    expect(isRunning(days, '2026-11-20T05:00:00.000Z')).toBe(true);
    expect(isRunning(days, '2026-12-01T04:59:59.000Z')).toBe(true);
    expect(isRunning(days, '2026-12-01T05:00:00.000Z')).toBe(false);
  });

  it('does in exactly one of two promotions that follow each other', () => {
    const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(moment, moment, (change, now) => {
        const first = isRunning({ startsAt: null, endsAt: iso(change) }, iso(now));
        const second = isRunning({ startsAt: iso(change), endsAt: null }, iso(now));
        expect(first).toBe(!second);
      }),
    );
  });
});
