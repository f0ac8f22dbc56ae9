import { beforeAll, expect, it } from 'vitest';
import { localizeIn } from '../../catalogue/localize-in.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { heldSentence } from './delivered-sentence.ts';
import { holdUntil } from './new-price-hold.ts';

const NOW = '2026-11-20T12:00:00.000Z';

const store = useTestStore();
let storefront: Storefront;
beforeAll(async () => {
  storefront = store.deps.catalogue.getStorefront('halcyon');
});

/** The storefront with an end for its code. */
const endingAt = (endsAt: string): Storefront => ({
  ...storefront,
  findCoupon: (code) => {
    const coupon = storefront.findCoupon(code);
    return coupon && { ...coupon, conditions: [{ type: 'period', startsAt: null, endsAt }] };
  },
});

it('a promise holds for 15 minutes', () => {
  expect(holdUntil(storefront, NOW)).toBe('2026-11-20T12:15:00.000Z');
});

it('a promise ends with the code that its total was told with', () => {
  const ending = endingAt('2026-11-20T12:06:00.000Z');
  expect(holdUntil(ending, NOW, 'SLEEP10')).toBe('2026-11-20T12:06:00.000Z');
  expect(holdUntil(ending, NOW)).toBe('2026-11-20T12:15:00.000Z');
  expect(holdUntil(endingAt('2026-12-01T00:00:00.000Z'), NOW, 'SLEEP10')).toBe('2026-11-20T12:15:00.000Z');
});

it('a shopper reads how long it still holds', () => {
  const said = (until: string) => localizeIn(storefront)(heldSentence(until, NOW));
  expect(said('2026-11-20T12:15:00.000Z')).toBe('We keep this total for 15 minutes.');
  expect(said('2026-11-20T12:07:30.000Z')).toBe('We keep this total for 8 minutes.');
  expect(said('2026-11-20T12:00:20.000Z')).toBe('We keep this total for one more minute.');
});
