import type { Condition } from '@counterpane/rules/promotions/conditions';
import { expect, test } from 'vitest';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';
import { validateConditions } from './validate-conditions.ts';

const [halcyon] = shippedCatalogue().brands;
const storefronts = halcyon?.brand.storefronts ?? [];
const faultsOf = (condition: Condition, own = storefronts): string[] =>
  validateConditions('promotion spring', [{ type: 'first-order' }, condition], own);

test('A condition may ask for the storefronts, payment methods and states that a brand has', () => {
  for (const condition of [
    { type: 'storefronts', storefronts: ['halcyon', 'halcyon-ca'] },
    { type: 'payment-methods', methods: ['paypal', 'stripeCanada'] },
    { type: 'delivery-states', states: ['NY', 'ON'] },
    { type: 'customer-group', domains: ['edu'] },
    { type: 'minimum-units', units: 2 },
  ] satisfies Condition[])
    expect(faultsOf(condition)).toEqual([]);
});

test('A condition that asks for what there is not is named, with every wrong name', () => {
  expect(faultsOf({ type: 'storefronts', storefronts: ['halcyon-mx', 'halcyon'] })).toEqual([
    'promotion spring: halcyon-mx is no storefront',
  ]);
  expect(faultsOf({ type: 'payment-methods', methods: ['PayPal', 'cash'] })).toEqual([
    'promotion spring: PayPal is no payment method of its storefronts',
    'promotion spring: cash is no payment method of its storefronts',
  ]);
  expect(faultsOf({ type: 'delivery-states', states: ['New York'] })).toEqual([
    'promotion spring: New York is no state or province that its storefronts deliver to',
  ]);
});

test('What only another country has, or a storefront leaves out, is not there', () => {
  const canada = storefronts.filter(({ key }) => key === 'halcyon-ca');
  expect(faultsOf({ type: 'delivery-states', states: ['NY'] }, canada)).toHaveLength(1);
  expect(faultsOf({ type: 'payment-methods', methods: ['stripeDirect'] }, canada)).toHaveLength(1);
  const without = canada.map((one) => ({ ...one, leavesOutMethods: ['paypal'] }));
  expect(faultsOf({ type: 'payment-methods', methods: ['paypal'] }, without)).toHaveLength(1);
});

test('Hours that end before they begin and domains that no address has are named', () => {
  const night = { type: 'hours', days: [5], from: 22, until: 6, timeZone: 'America/New_York' } as const;
  expect(faultsOf(night)).toEqual(['promotion spring: its hours can never be met']);
  expect(faultsOf({ ...night, until: 24 })).toEqual([]);
  expect(faultsOf({ type: 'customer-group', domains: ['edu', 'MIT.edu'] })).toEqual([
    'promotion spring: its customer-group can never be met',
  ]);
  expect(faultsOf({ type: 'customer-group', domains: ['@mit.edu'] })).toHaveLength(1);
});
