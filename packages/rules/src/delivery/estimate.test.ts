import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DELIVERY_TEXT, deliveryText } from './estimate.ts';

describe('how long delivery takes', () => {
  it('[C4.20] is "24 Hours!" with an upper bound of one day and the next-day setting', () => {
    expect(deliveryText({ from: 1, to: 1, nextDay: true })).toBe('24 Hours!');
    expect(deliveryText({ from: null, to: 1, nextDay: true })).toBe('24 Hours!');
  });

  it('is not "24 Hours!" without the setting, nor with a later upper bound', () => {
    expect(deliveryText({ from: 1, to: 1, nextDay: false })).toBe('1 - 2 business days');
    expect(deliveryText({ from: 1, to: 2, nextDay: true })).toBe('1 - 2 business days');
  });

  it('[C4.21] is a range that ends at 2 for a minimum of one day', () => {
    expect(deliveryText({ from: 1, to: 5, nextDay: false })).toBe('1 - 2 business days');
    expect(deliveryText({ from: 1, to: null, nextDay: false })).toBe('1 - 2 business days');
  });

  it('[C4.22] is 1 - 3 business days while nothing else is known', () => {
    expect(DEFAULT_DELIVERY_TEXT).toBe('1 - 3 business days');
    expect(deliveryText({ from: null, to: null, nextDay: false })).toBe('1 - 3 business days');
    expect(deliveryText({ from: 2, to: null, nextDay: false })).toBe('1 - 3 business days');
    expect(deliveryText({ from: null, to: 4, nextDay: true })).toBe('1 - 3 business days');
  });

  it('is otherwise the days that are known', () => {
    expect(deliveryText({ from: 2, to: 5, nextDay: false })).toBe('2 - 5 business days');
  });

  it('always says something', () => {
    const days = fc.option(fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(days, days, fc.boolean(), (from, to, nextDay) => {
        expect(deliveryText({ from, to, nextDay })).toMatch(/^(?:24 Hours!|\d+ - \d+ business days)$/);
      }),
    );
  });
});
