import { expect, it } from 'vitest';
import { couponsSchema } from './schema.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { validateCoupons } from './validate-coupons.ts';

const faultsOf = (coupon: object): string[] =>
  validateCoupons(couponsSchema.parse([{ code: 'TEST', title: 'A test', ...coupon }]));

it('A code that takes everything off is named, with a limit too', () => {
  expect(faultsOf({ percent: 100 })).toEqual(['the coupon TEST takes everything off']);
  expect(faultsOf({ percent: 100, limit: 1, minimum: 10 })).toHaveLength(1);
});

it('A code that leaves a few cents is named like one that takes everything off', () => {
  const nearly = ['the coupon TEST takes nearly everything off'];
  expect(faultsOf({ percent: 99.99, minimum: 1 })).toEqual(nearly);
  expect(faultsOf({ percent: 95, limit: 1, minimum: 10_000 })).toEqual(nearly);
  expect(faultsOf({ amount: 500, minimum: 500, limit: 1 })).toEqual(['the coupon TEST takes everything off']);
  expect(faultsOf({ amount: 500, minimum: 501, limit: 1 })).toEqual(nearly);
});

it('A code that takes off more than half needs few uses and a high minimum, not just any', () => {
  expect(faultsOf({ percent: 51 })).toEqual([
    'the coupon TEST takes much off, and has no limit of 100 or less with a minimum of 300 or more',
  ]);
  for (const coupon of [
    { percent: 51, limit: 100 },
    { percent: 51, minimum: 300 },
    { percent: 51, limit: 1_000_000, minimum: 300 },
    { percent: 51, limit: 100, minimum: 1 },
    { amount: 201 },
    { amount: 500, minimum: 900 },
  ])
    expect(faultsOf(coupon)).toHaveLength(1);
  for (const coupon of [
    { percent: 50 },
    { amount: 200 },
    { percent: 60, limit: 5, minimum: 300 },
    { amount: 500, minimum: 1_000 },
    { amount: 500, minimum: 900, limit: 100 },
  ])
    expect(faultsOf(coupon)).toEqual([]);
});

it('The codes of the shop may open a real store, and of the demo’s one may not', () => {
  const { coupons, demoCoupons } = shippedCatalogue();
  expect(validateCoupons(coupons)).toEqual([]);
  expect(validateCoupons(demoCoupons)).toEqual(['the coupon EVERYTHING takes everything off']);
});

it('One code is for first orders: the shipping step promises it', () => {
  const { coupons } = shippedCatalogue();
  expect(coupons.filter(({ firstTimeOnly }) => firstTimeOnly).map(({ code }) => code)).toEqual(['WELCOME5']);
  const [first, other] = [{ code: 'HELLO' }, { code: 'AGAIN' }].map(({ code }) =>
    couponsSchema.parse([{ code, title: code, percent: 5, firstTimeOnly: true }]),
  );
  expect(validateCoupons(first ?? [])).toEqual([]);
  expect(validateCoupons([...(first ?? []), ...(other ?? [])])).toEqual([
    'there are several coupons for first orders: HELLO, AGAIN',
  ]);
});
