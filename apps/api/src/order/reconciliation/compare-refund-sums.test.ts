import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { compareLedgers, type OurRefund } from './compare-ledgers.ts';
import { wasRefunded } from './compare-refund-sums.ts';

const PAYMENT = { payment: 'session-1', orderId: 'o1' };

const refund = (cents: number, state: OurRefund['state'] = 'succeeded'): OurRefund => ({
  ...PAYMENT,
  id: `refund-${cents}`,
  reference: `re-${cents}`,
  amount: money(cents, 'USD'),
  state,
});

const theirCharge = (refunded: number | null): ProviderEntry => ({
  ...PAYMENT,
  kind: 'charge',
  reference: PAYMENT.payment,
  amount: money(9_000, 'USD'),
  state: 'succeeded',
  refunded: refunded === null ? null : money(refunded, 'USD'),
});

const kindsOf = (refunds: readonly OurRefund[], refunded: number | null) =>
  compareLedgers(
    {
      charges: [{ ...PAYMENT, amount: money(9_000, 'USD') }],
      refunds,
      attempts: [],
      surpluses: [],
      disputes: [],
    },
    [theirCharge(refunded)],
  ).map(({ kind }) => kind);

it('Refunds of a payment are no difference where their sum is what its provider gave back', () => {
  expect(kindsOf([refund(1_000), refund(2_500)], 3_500)).toEqual([]);
  expect(kindsOf([], 0)).toEqual([]);
});

it('A sum that is another than ours is told as a refund that is missing, unknown or of another amount', () => {
  expect(kindsOf([refund(1_000)], 0)).toEqual(['refund_missing']);
  expect(kindsOf([], 700)).toEqual(['refund_unknown']);
  expect(kindsOf([refund(1_000)], 1_700)).toEqual(['refund_amount']);
});

it('A sum is not compared while a refund is without an answer, nor where the provider does not tell it', () => {
  expect(kindsOf([refund(1_000, 'pending')], 1_000)).toEqual([]);
  expect(kindsOf([refund(1_000, 'overdue')], 0)).toEqual(['refund_undecided']);
  expect(kindsOf([refund(1_000)], null)).toEqual([]);
});

it('A refund without an answer was made where the sum has it, was not where it has none, and is a person’s otherwise', () => {
  const lost = refund(1_000, 'overdue');
  const refunds = [refund(2_500), lost];
  expect(wasRefunded(refunds, lost, [theirCharge(3_500)])).toBe(true);
  expect(wasRefunded(refunds, lost, [theirCharge(2_500)])).toBe(false);
  expect(wasRefunded(refunds, lost, [theirCharge(3_000)])).toBeNull();
  expect(wasRefunded(refunds, lost, [theirCharge(null)])).toBeNull();
});
