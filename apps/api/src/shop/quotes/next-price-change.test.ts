import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { Promotion } from '@counterpane/rules/promotions/promotion';
import { coupon } from '@counterpane/rules/testing/sample-carts';
import { expect, it } from 'vitest';
import { nextPriceChange } from '../../catalogue/next-price-change.ts';

const NOW = '2026-11-20T12:00:00Z';
const soon = (seconds: number): string => new Date(Date.parse(NOW) + seconds * 1000).toISOString();

const sale = (startsAt: string | null, endsAt: string | null): Promotion => ({
  id: 'sale',
  title: 'Sale',
  lane: 'sale',
  productKinds: [],
  conditions: [{ type: 'period', startsAt, endsAt }],
  benefit: { type: 'percent', basisPoints: 1_000 },
});

const soonTen = (endsAt: string | null): Coupon =>
  coupon({ code: 'SOON10', conditions: [{ type: 'period', startsAt: null, endsAt }] });

const secondsUntil = (
  promotions: readonly Promotion[],
  ends: string | null = null,
  codes: readonly (string | null)[] = ['soon10'],
): number =>
  (nextPriceChange(
    codes,
    { promotions, findCoupon: (code) => (code === 'SOON10' ? soonTen(ends) : null) },
    NOW,
  ) -
    Date.parse(NOW)) /
  1000;

it('is the next beginning or end of a sale', () => {
  expect(secondsUntil([sale(soon(-9), soon(90)), sale(soon(30), null)])).toBe(30);
  expect(secondsUntil([sale(soon(-9), soon(90)), sale(soon(-30), soon(-20))])).toBe(90);
});

it('is the end of a coupon that is asked for, when that is sooner', () => {
  expect(secondsUntil([sale(null, soon(90))], soon(20))).toBe(20);
  expect(secondsUntil([sale(null, soon(90))], soon(20), ['no-coupon', 'OTHER', null, 'x'])).toBe(90);
});

it('prices never change by themselves where no sale and no code ends', () => {
  expect(secondsUntil([sale(null, null)])).toBe(Number.POSITIVE_INFINITY);
  expect(secondsUntil([sale(soon(-9), null)], soon(-1))).toBe(Number.POSITIVE_INFINITY);
});
