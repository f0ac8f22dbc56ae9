import type { CartView } from '@counterpane/contract/cart/carts';
import type { RegionOutcome } from '@counterpane/contract/cart/region-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { isBlocked, type RegionState, type TypedRegion } from './region-state.ts';
import { createRegionWatch, paceOf } from './region-watch.ts';

const NEW_YORK: TypedRegion = { country: 'US', state: 'NY', zip: '10001', city: 'New York' };
const CART = cartOf({ version: 1, lines: [], coupon: null });
const VALID: RegionOutcome<CartView> = { kind: 'valid', result: CART };
const MISMATCHED: RegionOutcome<CartView> = { kind: 'mismatched', message: 'Wrong', states: ['NM'] };
const UNKNOWN: RegionOutcome<CartView> = { kind: 'unknown' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A watch whose server takes 100 ms and answers by ZIP code. */
const watch = (answers: Record<string, RegionOutcome<CartView>[]> = {}, isLeading = false) => {
  const asked: { zip: string; at: number; signal: AbortSignal }[] = [];
  const states: RegionState[] = [];
  const carts: CartView[] = [];
  const start = Date.now();
  const region = createRegionWatch({
    pace: paceOf(isLeading),
    ask: async ({ zip }, signal) => {
      asked.push({ zip, at: Date.now() - start, signal });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answers[zip]?.shift() ?? VALID;
    },
    onState: (state) => states.push(state),
    onCart: (cart) => carts.push(cart),
  });
  const types = async (zip: string, pause = 0) => {
    region.see({ ...NEW_YORK, zip });
    await vi.advanceTimersByTimeAsync(pause);
  };
  return { region, asked, carts, types, last: () => states.at(-1) };
};

test('the region is asked about once, 500 ms after the last change [K4.32]', async () => {
  const { asked, types } = watch();
  await types('10001', 400);
  await types('10002', 400);
  await types('10003', 1_000);
  expect(asked.map(({ zip, at }) => [zip, at])).toEqual([['10003', 1_300]]);
});

test('with its flag the region is asked about at once and then 250 ms after the last change [K4.32]', async () => {
  const { asked, types } = watch({}, true);
  await types('10001', 100);
  await types('10002', 100);
  await types('10003', 1_000);
  expect(asked.map(({ zip, at }) => [zip, at])).toEqual([
    ['10001', 0],
    ['10003', 450],
  ]);
});

test('no service is called before state, ZIP code, city and country are there [K4.33]', async () => {
  const { asked, region, last } = watch();
  for (const missing of ['country', 'state', 'zip', 'city'] as const) {
    region.see({ ...NEW_YORK, [missing]: '' });
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked).toEqual([]);
  expect(last()?.isValidationPending).toBe(false);
});

test('no service is called for half a ZIP code', async () => {
  const { asked, types } = watch();
  for (const zip of ['1', '10', '100', '1000']) await types(zip, 1_000);
  expect(asked).toEqual([]);
});

test('a county may be missing where addresses need none', async () => {
  const { asked, region } = watch();
  region.see({ country: 'GB', state: '', zip: 'SW1A 1AA', city: 'London' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
});

test('it is pending until it is answered, and then the taxes are those of the region', async () => {
  const { types, last, carts } = watch();
  await types('10001', 550);
  expect(last()).toMatchObject({ isValidationPending: true, isTaxesUpdated: false });
  await vi.advanceTimersByTimeAsync(100);
  expect(last()).toMatchObject({ isValidationPending: false, isTaxesUpdated: true });
  expect(carts).toEqual([CART]);
});

test('the latest region counts: what is under way for an older one is given up', async () => {
  const { asked, types, last, carts } = watch({ '87101': [MISMATCHED] });
  await types('87101', 550);
  await types('10001', 650);
  expect(asked.map(({ zip, signal }) => [zip, signal.aborted])).toEqual([
    ['87101', true],
    ['10001', false],
  ]);
  expect(last()).toMatchObject({ isZipMismatched: false, isTaxesUpdated: true });
  expect(carts).toHaveLength(1);
});

test('a ZIP code of another state and a barred region block the form, and say so at the ZIP code', async () => {
  const barred: RegionOutcome<CartView> = { kind: 'blacklisted', message: 'Barred' };
  const { types, last, region } = watch({ '87101': [MISMATCHED], '96801': [barred] });
  await types('87101', 1_000);
  expect(last()).toMatchObject({ isZipMismatched: true, errors: { zip: 'Wrong' }, states: ['NM'] });
  expect(isBlocked(await region.settle())).toBe(true);
  await types('96801', 1_000);
  expect(last()).toMatchObject({ isRegionBlacklisted: true, errors: { zip: 'Barred' } });
  expect(isBlocked(await region.settle())).toBe(true);
  await types('10001', 1_000);
  expect(isBlocked(await region.settle())).toBe(false);
});

test('sending the form does not wait for the pause, only for the answer', async () => {
  const { region, asked } = watch({ '10001': [MISMATCHED] });
  region.see(NEW_YORK);
  const settled = region.settle();
  await vi.advanceTimersByTimeAsync(100);
  expect(isBlocked(await settled)).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a service that fails says nothing while typing; sending the form asks once more [K5.27]', async () => {
  const { region, types, last, asked } = watch({ '10001': [UNKNOWN, UNKNOWN, VALID] });
  await types('10001', 1_000);
  expect(last()).toMatchObject({ errors: {}, isTaxesUpdated: false, isUnknown: true });
  const settled = region.settle();
  await vi.advanceTimersByTimeAsync(100);
  expect(await settled).toMatchObject({ isUnknown: true });
  expect(asked).toHaveLength(2);
  expect(isBlocked(await settled)).toBe(false);
});

test('the name of the place is told beside another city, and stops nobody', async () => {
  const notice = { code: 'city_mismatch', text: 'Please enter the correct city name', cities: ['New York'] };
  const warned: RegionOutcome<CartView> = { kind: 'valid', result: { ...CART, notices: [notice] } };
  const { types, last, region } = watch({ '10001': [warned] });
  await types('10001', 1_000);
  expect(last()?.warning).toEqual({ text: 'Please enter the correct city name', cities: ['New York'] });
  expect(isBlocked(await region.settle())).toBe(false);
});
