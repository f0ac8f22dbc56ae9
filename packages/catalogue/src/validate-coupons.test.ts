import { expect, it } from 'vitest';
import { couponsSchema } from './promotion-schema.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { validateCoupons } from './validate-coupons.ts';

type Written = { readonly type: string } & Readonly<Record<string, unknown>>;

const faultsOf = (benefit: Written, minimum = 0, limit: number | null = null): string[] =>
  validateCoupons(
    couponsSchema.parse([{ code: 'TEST', title: 'A test', benefit, limit, conditions: from(minimum) }]),
  );
const from = (amount: number) => (amount === 0 ? [] : [{ type: 'minimum-amount', amount }]);
const percent = (off: number) => ({ type: 'percent', percent: off });
const amount = (off: number) => ({ type: 'amount', amount: off });

it('A code that takes everything off is named, with a limit too', () => {
  const all = ['the coupon TEST takes everything off'];
  expect(faultsOf(percent(100))).toEqual(all);
  expect(faultsOf(percent(100), 10, 1)).toEqual(all);
  expect(faultsOf({ type: 'cheapest-free', units: 1 })).toEqual(all);
  expect(faultsOf({ type: 'sale-price' })).toEqual(all);
});

it('A code that leaves a few cents is named like one that takes everything off', () => {
  const nearly = ['the coupon TEST takes nearly everything off'];
  expect(faultsOf(percent(99.99), 1)).toEqual(nearly);
  expect(faultsOf(percent(95), 10_000, 1)).toEqual(nearly);
  expect(faultsOf(amount(500), 500, 1)).toEqual(['the coupon TEST takes everything off']);
  expect(faultsOf(amount(500), 501, 1)).toEqual(nearly);
});

it('A code that takes off more than half needs few uses and a high minimum, not just any', () => {
  expect(faultsOf(percent(51))).toEqual([
    'the coupon TEST takes much off, and has no limit of 100 or less with a minimum of 300 or more',
  ]);
  for (const generous of [
    faultsOf(percent(51), 0, 100),
    faultsOf(percent(51), 300),
    faultsOf(percent(51), 300, 1_000_000),
    faultsOf(percent(51), 1, 100),
    faultsOf(amount(201)),
    faultsOf(amount(500), 900),
    faultsOf({ type: 'unit-tiers', tiers: [{ from: 2, percent: 60 }] }),
  ])
    expect(generous).toHaveLength(1);
  for (const fine of [
    faultsOf(percent(50)),
    faultsOf(amount(200)),
    faultsOf(percent(60), 300, 5),
    faultsOf(amount(500), 1_000),
    faultsOf(amount(500), 900, 100),
    faultsOf({ type: 'buy-some-get-some', buy: 1, get: 1, percent: 100 }),
  ])
    expect(fine).toEqual([]);
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
    couponsSchema.parse([{ code, title: code, benefit: percent(5), firstTimeOnly: true }]),
  );
  expect(validateCoupons(first ?? [])).toEqual([]);
  expect(validateCoupons([...(first ?? []), ...(other ?? [])])).toEqual([
    'there are several coupons for first orders: HELLO, AGAIN',
  ]);
});
