import { describe, expect, it } from 'vitest';
import type { PriceHold } from '../checkout/saved-checkout.ts';
import { heldRates, runningHolds, withHold } from './price-hold.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const HOLD: PriceHold = {
  storefront: 'halcyon',
  sku: 'm-s:queen',
  state: 'NY',
  zip: '10001',
  listCents: 100_000,
  priceCents: 80_000,
  taxBasisPoints: 800,
  recyclingFee: 0,
  until: '2026-11-20T12:15:00.000Z',
};
const RATES = { name: 'New York', taxBasisPoints: 887.5, recyclingFee: 1_600, taxIncluded: false };
const NEW_YORK = { state: 'NY', zip: '10001-1234' };

const ratesWith = (hold: PriceHold, region: typeof NEW_YORK | null = NEW_YORK, now = NOW) =>
  heldRates(RATES, runningHolds([hold], region, now));

describe('a promised tax rate', () => {
  it('counts although the rate rose, and so does the fee', () => {
    expect(ratesWith(HOLD)).toEqual({ ...RATES, taxBasisPoints: 800, recyclingFee: 0 });
  });

  it('does not count where the rate fell', () => {
    expect(ratesWith({ ...HOLD, taxBasisPoints: 900, recyclingFee: 2_000 })).toEqual(RATES);
  });

  it('does not count elsewhere, nor when its time is over', () => {
    expect(ratesWith(HOLD, { state: 'NY', zip: '10002' })).toEqual(RATES);
    expect(ratesWith(HOLD, { state: 'CT', zip: '10001' })).toEqual(RATES);
    expect(ratesWith(HOLD, NEW_YORK, HOLD.until)).toEqual(RATES);
  });
});

describe('the promises of a cart', () => {
  it('are one for a thing at a place, the newest, and none that is over', () => {
    const newer = { ...HOLD, listCents: 90_000 };
    const over = { ...HOLD, sku: 'other', until: NOW };
    expect(withHold([HOLD, over], newer, NOW)).toEqual([newer]);
  });

  it('are kept for their whole time: a dearer one does not take the place of one that still runs', () => {
    const dearer = { ...HOLD, taxBasisPoints: 900 };
    expect(withHold([HOLD], dearer, NOW)).toEqual([HOLD, dearer]);
    expect(ratesWith(HOLD)).toMatchObject({ taxBasisPoints: 800 });
  });

  it('are limited to 50', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...HOLD, sku: String(index) }));
    expect(withHold(many, HOLD, NOW)).toHaveLength(50);
  });
});
