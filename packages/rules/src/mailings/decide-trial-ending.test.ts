import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DeliveredLine } from '../returns/decide-return.ts';
import { returnWindow } from '../returns/return-window.ts';
import { isTrialEnding, trialToldOn } from './decide-trial-ending.ts';

const lineWith = (days: number, change: Partial<DeliveredLine> = {}): DeliveredLine => ({
  ...{ itemIdentifier: 'line-1', title: 'Classic', forItem: null, isGift: false, quantity: 1, cancelled: 0 },
  ...{ delivered: 1, returned: 0, isOwedFor: false },
  window: returnWindow([{ subject: 'trial', days }], '2026-01-01'),
  ...change,
});

it('A customer is told fourteen days before the last night, and until it', () => {
  const line = lineWith(365);
  expect(trialToldOn(line, '2026-01-02')).toBe('2026-12-17');
  const days = ['2026-12-16', '2026-12-17', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => isTrialEnding(line, day))).toEqual([false, true, true, false]);
});

it('Nothing is told of what went back, of a gift, or of what can only be returned', () => {
  const returns = returnWindow([{ subject: 'returns', days: 365 }], '2026-01-01');
  for (const change of [
    { returned: 1 },
    { isGift: true },
    { delivered: 0 },
    { window: returns },
    { window: null },
  ])
    expect([
      trialToldOn(lineWith(365, change), '2026-12-20'),
      isTrialEnding(lineWith(365, change), '2026-12-20'),
    ]).toEqual([null, false]);
});

it('However long a trial is, it is told of only while it lasts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 500 }), (days, later) => {
      const line = lineWith(days);
      const today = new Date(Date.parse('2026-01-01') + later * 86_400_000).toISOString().slice(0, 10);
      if (isTrialEnding(line, today)) expect(today <= (line.window?.lastNight ?? '')).toBe(true);
    }),
  );
});
