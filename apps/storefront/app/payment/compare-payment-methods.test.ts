import type { OfferedMethod } from '@counterpane/contract/checkout/checkout';
import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { comparePaymentMethods, firstOf } from './compare-payment-methods.ts';

const method = (id: string): OfferedMethod => ({ id, label: id, entry: 'redirect' });
const PURCHASE = {
  total: money(100_001, 'USD'),
  eligible: ['Mattress'],
  loanExample: { apr: 15, months: 12 },
};
const compared = (...ids: string[]) => comparePaymentMethods(ids.map(method), PURCHASE);

test('ways that take everything at once are one line', () => {
  expect(compared('stripeDirect', 'paypal', 'link')).toMatchObject([
    {
      labels: ['stripeDirect', 'paypal', 'link'],
      total: { amount: 100_001 },
      schedule: { count: 1, every: 'once' },
      today: { amount: 100_001 },
    },
  ]);
});

test('payments without interest come to the total; the odd cent is due first', () => {
  expect([3, 6, 12].map((count) => firstOf(PURCHASE.total, count).amount)).toEqual([33_334, 16_667, 8_334]);
  expect(compared('splitIt', 'afterPay')).toMatchObject([
    { total: { amount: 100_001 }, terms: 'own number of payments' },
    { total: { amount: 100_001 }, schedule: { count: 4, every: 'two weeks' }, today: { amount: 25_001 } },
  ]);
});

test('the example of a loan says its rate, costs more than the total, and nothing today', () => {
  // $1,000.01 at 15 % over twelve months is $90.26 a month, as any loan calculator says.
  expect(compared('affirm')).toMatchObject([
    { exampleApr: 15, total: { amount: 9_026 * 12 }, schedule: { count: 12 }, today: { amount: 0 } },
  ]);
});

test('a loan without an example is left to its lender, and one without interest costs what is lent', () => {
  const affirm = (loanExample: { apr: number; months: number } | null) =>
    comparePaymentMethods([method('affirm')], { ...PURCHASE, total: money(120_000, 'USD'), loanExample });
  expect(affirm(null)).toMatchObject([{ total: null, exampleApr: null }]);
  expect(affirm({ apr: 0, months: 6 })).toMatchObject([{ total: { amount: 120_000 }, exampleApr: 0 }]);
});

test('PayPal Credit is the total within six months and nothing today, from the least that its offer is for', () => {
  const credit = (amount: number) =>
    comparePaymentMethods([method('paypalCredit')], { ...PURCHASE, total: money(amount, 'USD') });
  expect(credit(14_900)).toMatchObject([
    { total: { amount: 14_900 }, today: { amount: 0 }, terms: 'deferred interest' },
  ]);
  expect(credit(14_899)).toMatchObject([{ total: null, today: null, terms: null }]);
});

test('a health account says which lines are eligible; what a lender decides is said by nobody before', () => {
  expect(compared('truemed', 'acima')).toMatchObject([
    { eligible: ['Mattress'], total: { amount: 100_001 } },
    { total: null, schedule: null, today: null, eligible: null, terms: 'lease' },
  ]);
});
