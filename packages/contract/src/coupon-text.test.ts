import { formatMessage } from '@counterpane/messages/format-message';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { couponText } from './coupon-text.ts';

const say = (...asked: Parameters<typeof couponText>) =>
  formatMessage(couponText(...asked), {
    locale: 'en-US',
    amount: ({ amount, currency }) => displayMoney(money(amount, currency)),
    day: (isoDay) => isoDay,
    copy: (text) => text,
  });

test('a code says why it takes nothing off, and what would make it', () => {
  const none = { missing: null };
  expect(say('LASTYEAR', { code: 'expired', ...none }, 'USD')).toBe('LASTYEAR has expired.');
  expect(say('ONCE50', { code: 'used_up', ...none }, 'USD')).toBe('ONCE50 has been used up.');
  expect(say('X', { code: 'nothing_to_take_off', ...none }, 'USD')).toMatch(/all free already/);
  const below = { code: 'below_minimum', minimum: 20_000, missing: 10_100 } as const;
  expect(say('TWENTYOFF', below, 'USD')).toBe('TWENTYOFF counts from $200: $101 to go.');
  expect(say('TWENTYOFF', { ...below, minimum: 69_901, missing: 1 }, 'USD')).toBe(
    'TWENTYOFF counts from $699.01: $0.01 to go.',
  );
});

test('a code names what it is for', () => {
  const scope = { code: 'out_of_scope', missing: null } as const;
  expect(say('X', { ...scope, kinds: ['mattress'] }, 'USD')).toBe('X counts when a mattress is in the cart.');
  expect(say('X', { ...scope, kinds: ['sheets', 'adjustable-base'] }, 'USD')).toBe(
    'X counts when a sheet set or an adjustable base is in the cart.',
  );
  expect(say('X', { ...scope, kinds: [] }, 'USD')).toBe('X counts when something is in the cart.');
});
