import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { groupMethods } from './method-groups.ts';

const offered = PAYMENT_METHODS.flatMap(({ id, label, entry }) => (entry ? [{ id, label, entry }] : []));
const told = (methods: typeof offered) =>
  groupMethods(methods).map(({ title, methods: ways }) => [title, ...ways.map(({ label }) => label)]);

test('ways to pay that are alike stand together, the card first, each of them once', () => {
  expect(told(offered.filter(({ id }) => id !== 'stripeCanada'))).toEqual([
    ['Card', 'Card'],
    ['Wallets', 'PayPal', 'Apple Pay', 'Google Pay', 'Browser wallet', 'Amazon Pay', 'Link'],
    ['Over time', 'PayPal Credit', 'After Pay', 'Affirm', 'SplitIt', 'Acima'],
    ['Other ways', 'Bank', 'Truemed'],
  ]);
  const ids = groupMethods(offered).flatMap(({ methods }) => methods.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(offered.map(({ id }) => id).toSorted());
});

test('a group of which nothing is offered is not there', () => {
  expect(told(offered.filter(({ id }) => id === 'bank'))).toEqual([['Other ways', 'Bank']]);
});
