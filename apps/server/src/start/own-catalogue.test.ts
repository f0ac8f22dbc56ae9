import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { loadOwnCatalogue } from './own-catalogue.ts';

const codesOf = (isDemo: boolean): string[] => loadOwnCatalogue({ isDemo }).coupons.map(({ code }) => code);

test('The codes to try the store with are a demo’s only', () => {
  expect(codesOf(true)).toEqual(
    expect.arrayContaining(['SLEEP10', 'TWENTYOFF', 'MATTRESS100', 'LASTYEAR', 'ONCE50', 'EVERYTHING']),
  );
  expect(codesOf(false)).toEqual(['WELCOME5', 'WELCOMEBACK']);
});

test('A real store does not start with a code that takes everything off, and names it', () => {
  const catalogue = shippedCatalogue();
  const load = () => ({ ...catalogue, coupons: catalogue.demoCoupons });
  expect(() => loadOwnCatalogue({ isDemo: false }, load)).toThrow(CannotStart);
  expect(() => loadOwnCatalogue({ isDemo: false }, load)).toThrow(
    'the coupon EVERYTHING takes everything off',
  );
});
