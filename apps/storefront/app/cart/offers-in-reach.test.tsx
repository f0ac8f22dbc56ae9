import type { CartView } from '@counterpane/contract/cart/carts';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { OffersInReach } from './offers-in-reach.tsx';

type Offer = NonNullable<CartView['offersInReach']>[number];

const textOf = (...missing: Offer['missing'][]): string => {
  const offers = missing.map((one, index) => ({ id: `offer-${index}`, title: 'Fall days', missing: one }));
  const Page = () => <OffersInReach offersInReach={offers} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('A shopper reads what brings an offer about', () => {
  expect(textOf({ code: 'units', units: 2 })).toContain('Fall days: add 2 more');
  expect(textOf({ code: 'amount', more: money(4_950, 'USD') })).toContain('Fall days: $49.50 more to go');
  expect(textOf({ code: 'payment-method', methods: ['PayPal'] })).toContain('Fall days: pay with PayPal<');
  expect(textOf({ code: 'delivery-state', states: ['Oregon'] })).toContain(
    'Fall days: with delivery to Oregon',
  );
  expect(textOf({ code: 'email', domains: ['edu'] })).toContain('with an email address that ends in edu');
});

test('An offer that one of several things brings about says "or" between them', () => {
  expect(textOf({ code: 'payment-method', methods: ['PayPal', 'Venmo', 'Affirm'] })).toContain(
    'Fall days: pay with PayPal, Venmo or Affirm',
  );
  expect(textOf({ code: 'delivery-state', states: ['Oregon', 'California'] })).toContain(
    'Fall days: with delivery to Oregon or California',
  );
  expect(textOf({ code: 'email', domains: ['edu', 'mil'] })).toContain('that ends in edu or mil');
});

test('No offer in reach takes no room', () => {
  expect(textOf()).toBe('');
});
