import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tariffAmount } from '../delivery/white-glove-fee.ts';
import { type AddableOrder, additionTariff, decideAddition } from './decide-addition.ts';

const ORDER: AddableOrder = {
  placedAt: '2026-11-27T10:00:00.000Z',
  isLive: true,
  belongsToAnother: false,
  isPacked: false,
};
const HALF_PAST = '2026-11-27T10:30:00.000Z';

describe('adding to an order', () => {
  it('is possible to the last moment of the hour after it was placed, and not after that', () => {
    const until = '2026-11-27T11:00:00.000Z';
    expect(decideAddition(ORDER, HALF_PAST)).toEqual({ ok: true, change: { until } });
    expect(decideAddition(ORDER, until).ok).toBe(true);
    expect(decideAddition(ORDER, '2026-11-27T11:00:00.001Z')).toEqual({
      ok: false,
      refusal: { code: 'addition_too_late' },
    });
  });

  it('ends once something of it is packed', () => {
    expect(decideAddition({ ...ORDER, isPacked: true }, HALF_PAST)).toEqual({
      ok: false,
      refusal: { code: 'addition_packed' },
    });
  });

  it('is for an order that stands and that was added to none', () => {
    const closed = { ok: false, refusal: { code: 'addition_closed' } };
    expect(decideAddition({ ...ORDER, isLive: false }, HALF_PAST)).toEqual(closed);
    expect(decideAddition({ ...ORDER, belongsToAnother: true }, HALF_PAST)).toEqual(closed);
  });
});

describe('white glove service of what is added', () => {
  it('costs together with the first order what all of it would have cost at once', () => {
    const units = fc.integer({ min: 1, max: 50 });
    const cents = fc.nat(100_000);
    fc.assert(
      fc.property(units, units, cents, cents, (before, added, first, additional) => {
        const tariff = { first, additional };
        expect(tariffAmount(before, tariff) + tariffAmount(added, additionTariff(tariff))).toBe(
          tariffAmount(before + added, tariff),
        );
      }),
    );
  });
});
