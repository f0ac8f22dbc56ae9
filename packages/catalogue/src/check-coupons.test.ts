import { expect, it } from 'vitest';
import { couponFaults } from './check-coupons.ts';
import { loadCatalogue } from './load.ts';
import { couponsSchema } from './schema.ts';

const faultsOf = (coupon: object): string[] =>
  couponFaults(couponsSchema.parse([{ code: 'TEST', title: 'A test', ...coupon }]));

it('A code that takes everything off is named, with a limit too', () => {
  expect(faultsOf({ percent: 100 })).toEqual(['the coupon TEST takes everything off']);
  expect(faultsOf({ percent: 100, limit: 1, minimum: 10 })).toHaveLength(1);
});

it('A code that takes much off needs a limit or a minimum', () => {
  expect(faultsOf({ percent: 51 })).toEqual([
    'the coupon TEST takes much off and has neither a limit nor a minimum',
  ]);
  expect(faultsOf({ amount: 201 })).toHaveLength(1);
  for (const coupon of [
    { percent: 50 },
    { amount: 200 },
    { percent: 60, limit: 5 },
    { amount: 500, minimum: 900 },
  ])
    expect(faultsOf(coupon)).toEqual([]);
});

it('The codes of the shop may open a real store, and of the demo’s one may not', () => {
  const { coupons, demoCoupons } = loadCatalogue();
  expect(couponFaults(coupons)).toEqual([]);
  expect(couponFaults(demoCoupons)).toEqual(['the coupon EVERYTHING takes everything off']);
});
