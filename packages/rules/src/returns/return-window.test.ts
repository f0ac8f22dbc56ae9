import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { returnWindow } from './return-window.ts';

const trial = (days: number) => [{ subject: 'trial', days }];

describe('the nights to try something', () => {
  it('begin on the day of delivery and are as many as were promised', () => {
    expect(returnWindow(trial(365), '2026-01-01')).toEqual({
      subject: 'trial',
      firstNight: '2026-01-01',
      lastNight: '2026-12-31',
      until: '2027-01-01',
    });
  });

  it('count a leap day as one of them', () => {
    expect(returnWindow(trial(60), '2028-02-01')?.lastNight).toBe('2028-03-31');
  });

  it('come before the days to return it, where both were promised', () => {
    const both = [{ subject: 'returns', days: 30 }, ...trial(50)];
    expect(returnWindow(both, '2026-11-01')?.subject).toBe('trial');
  });
});

it('Furniture has days to return it in place of a trial', () => {
  expect(returnWindow([{ subject: 'returns', days: 30 }], '2026-11-01')).toMatchObject({
    subject: 'returns',
    until: '2026-12-01',
  });
});

it('What has neither a trial nor days to return it has no window', () => {
  expect(returnWindow([], '2026-11-01')).toBeNull();
  expect(returnWindow([{ subject: 'warranty', days: 365 }], '2026-11-01')).toBeNull();
  expect(returnWindow([{ subject: 'trial', days: null }], '2026-11-01')).toBeNull();
});

test('a trial of so many nights has so many of them, whatever the day of delivery', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 4_000 }), (days, since) => {
      const delivered = new Date(Date.UTC(2022, 0, 1 + since)).toISOString().slice(0, 10);
      const window = returnWindow(trial(days), delivered);
      const nights = (Date.parse(window?.until ?? '') - Date.parse(delivered)) / 86_400_000;
      expect(nights).toBe(days);
      expect(Date.parse(window?.until ?? '') - Date.parse(window?.lastNight ?? '')).toBe(86_400_000);
    }),
  );
});
