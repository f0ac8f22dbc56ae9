import { formatMessage } from '@counterpane/messages/format-message';
import { message } from '@counterpane/messages/message';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import type { Missing } from '@counterpane/rules/promotions/condition-type';
import { expect, test } from 'vitest';
import { couponText } from './coupon-text.ts';
import { hourIn } from './format-hours.ts';

const say = (...asked: Parameters<typeof couponText>) =>
  formatMessage(couponText(...asked), {
    locale: 'en-US',
    amount: ({ amount, currency }) => displayMoney(money(amount, currency)),
    day: (isoDay) => isoDay,
    hour: hourIn('en', 'US'),
    copy: (text) => text,
  });

test('a code says why it takes nothing off, and what would make it', () => {
  expect(say('LASTYEAR', { code: 'expired' }, 'USD')).toBe('LASTYEAR has expired.');
  expect(say('ONCE50', { code: 'used_up' }, 'USD')).toBe('ONCE50 has been used up.');
  expect(say('X', { code: 'nothing_to_take_off' }, 'USD')).toMatch(/all free already/);
  const below = (least: number, cents: number) =>
    ({ code: 'below_minimum', missing: { code: 'amount', least, cents } }) as const;
  expect(say('TWENTYOFF', below(20_000, 10_100), 'USD')).toBe('TWENTYOFF counts from $200: $101 to go.');
  expect(say('TWENTYOFF', below(69_901, 1), 'USD')).toBe('TWENTYOFF counts from $699.01: $0.01 to go.');
});

test('a code names what it is for', () => {
  const scope = { code: 'out_of_scope' } as const;
  expect(say('X', { ...scope, kinds: ['mattress'] }, 'USD')).toBe('X counts when a mattress is in the cart.');
  expect(say('X', { ...scope, kinds: ['sheets', 'adjustable-base'] }, 'USD')).toBe(
    'X counts when a sheet set or an adjustable base is in the cart.',
  );
  expect(say('X', { ...scope, kinds: [] }, 'USD')).toBe('X counts when something is in the cart.');
});

test('a code names a way to pay that is no company’s as a message, so that each language has its own', () => {
  const missing = { code: 'payment-method', methods: ['stripeCanada', 'paypal'] } as const;
  expect(couponText('X', { code: 'condition_not_met', missing }, 'CAD').values).toMatchObject({
    methods: message('{first} or {second}', { first: message('Card'), second: 'PayPal' }),
  });
});

test('a code says what each of its conditions lacks', () => {
  const lacks = (missing: Missing) => say('X', { code: 'condition_not_met', missing }, 'USD');
  expect(lacks({ code: 'units', units: 1 })).toBe('X counts when you add 1 more.');
  expect(lacks({ code: 'payment-method', methods: ['paypal', 'affirm'] })).toBe(
    'X counts when you pay with PayPal or Affirm.',
  );
  expect(lacks({ code: 'delivery-state', states: ['NY', 'NJ', 'CT'] })).toBe(
    'X counts for a delivery to New York, New Jersey or Connecticut.',
  );
  expect(lacks({ code: 'email', domains: ['edu'] })).toBe('X counts with an email address that ends in edu.');
  expect(lacks({ code: 'not-begun', startsAt: '2026-11-27T00:00:00-05:00' })).toBe(
    'X counts from 2026-11-27 on.',
  );
  expect(
    lacks({ code: 'other-hours', hours: { days: [1, 5], from: 9, until: 17, timeZone: 'America/New_York' } }),
  ).toBe('X counts on Monday or Friday from 9\u00a0AM to 5\u00a0PM, New York time.');
  expect(lacks({ code: 'other-storefront' })).toBe('X does not count in this shop.');
  expect(lacks({ code: 'email-unknown' })).toBe(
    'X counts for a first order, once we know your email address.',
  );
  expect(lacks({ code: 'not-first-order' })).toBe('X counts for a first order only.');
  expect(lacks({ code: 'ended' })).toBe('X has expired.');
});
