import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { type Currency, money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { compareLedgers, type OurLedger, type OurRefund } from './compare-ledgers.ts';

const theirCharge = (payment: string, cents: number, change: Partial<ProviderEntry> = {}): ProviderEntry => ({
  kind: 'charge',
  reference: payment,
  payment,
  amount: money(cents, 'USD'),
  state: 'succeeded',
  orderId: 'o1',
  ...change,
});

const theirRefund = (
  reference: string,
  cents: number,
  change: Partial<ProviderEntry> = {},
): ProviderEntry => ({
  ...theirCharge('pi_1', cents),
  kind: 'refund',
  reference,
  orderId: null,
  ...change,
});

const charge = (payment: string, cents: number, currency: Currency = 'USD') => ({
  payment,
  orderId: 'o1',
  amount: money(cents, currency),
});

const refund = (reference: string | null, cents: number, change: Partial<OurRefund> = {}): OurRefund => ({
  ...charge('pi_1', cents),
  id: 'refund1',
  reference,
  state: 'succeeded',
  ...change,
});

const kindsOf = (ours: Partial<OurLedger>, theirs: readonly ProviderEntry[]) =>
  compareLedgers(
    { charges: [], refunds: [], attempts: [], surpluses: [], disputes: [], ...ours },
    theirs,
  ).map(({ kind }) => kind);

describe('the comparison of our ledger with a provider’s statement', () => {
  it('finds no difference when every charge and every refund is in both with the same money', () => {
    const ours = { charges: [charge('pi_1', 900)], refunds: [refund('re_1', 100)] };
    expect(kindsOf(ours, [theirCharge('pi_1', 900), theirRefund('re_1', 100)])).toEqual([]);
  });

  it('reports a charge that we do not know, and ignores one that is for none of our orders', () => {
    expect(kindsOf({}, [theirCharge('pi_9', 900)])).toEqual(['charge_unknown']);
    expect(kindsOf({}, [theirCharge('pi_9', 900, { orderId: null })])).toEqual([]);
  });

  it('matches a charge by the attempt that it was for, unless the provider says that it is another order’s', () => {
    const attempts = [{ id: 'a1', payment: 'plan-9', orderId: 'o1', attempt: 2, provider: 'splitIt' }];
    const ours = { charges: [], refunds: [], attempts, surpluses: [], disputes: [] };
    const found = (orderId: string | null) => compareLedgers(ours, [theirCharge('plan-9', 900, { orderId })]);
    expect(found(null)).toMatchObject([{ kind: 'charge_unknown', orderId: 'o1', attempt: 2 }]);
    expect(found('o2')).toMatchObject([{ kind: 'charge_unknown', orderId: 'o2', attempt: null }]);
  });

  it('finds no difference in a dispute that both have, and reports one that only one of them has or with other money', () => {
    const theirs: ProviderEntry = { ...theirRefund('dp_1', 900), kind: 'dispute' };
    const ours = { ...charge('pi_1', 900), reference: 'dp_1', isEnteredByStaff: false };
    const charges = [charge('pi_1', 900)];
    const both = [theirCharge('pi_1', 900), theirs];
    expect(kindsOf({ charges, disputes: [ours] }, both)).toEqual([]);
    expect(kindsOf({ charges }, both)).toEqual(['dispute_unknown']);
    expect(kindsOf({ charges: [], disputes: [] }, [theirs])).toEqual([]);
    expect(kindsOf({ charges, disputes: [ours] }, [theirCharge('pi_1', 900)])).toEqual(['dispute_missing']);
    const less = { ...ours, amount: money(100, 'USD') };
    expect(kindsOf({ charges, disputes: [less] }, both)).toEqual(['dispute_amount']);
  });

  it('reports no dispute as missing that staff entered under a number of their own, and compares it where it is known', () => {
    const ours = { ...charge('pi_1', 900), reference: 'CB-17', isEnteredByStaff: true };
    const both = { charges: [charge('pi_1', 900)], disputes: [ours] };
    const theirs: ProviderEntry = { ...theirRefund('CB-17', 100), kind: 'dispute' };
    expect(kindsOf(both, [theirCharge('pi_1', 900)])).toEqual([]);
    expect(kindsOf(both, [theirCharge('pi_1', 900), theirs])).toEqual(['dispute_amount']);
  });

  it('reports a surplus payment that is not refunded', () => {
    expect(kindsOf({ surpluses: [charge('pi_1', 900)] }, [])).toEqual(['surplus_kept']);
  });

  it('reports a charge that the provider does not know, and one of another amount or currency', () => {
    expect(kindsOf({ charges: [charge('pi_1', 900)] }, [])).toEqual(['charge_missing']);
    expect(kindsOf({ charges: [charge('pi_1', 900)] }, [theirCharge('pi_1', 901)])).toEqual([
      'charge_amount',
    ]);
    expect(kindsOf({ charges: [charge('pi_1', 900, 'CAD')] }, [theirCharge('pi_1', 900)])).toEqual([
      'charge_currency',
    ]);
  });

  it('reports a refund that was never made, that failed after all, or that is of another amount', () => {
    const ours = { refunds: [refund('re_1', 100)] };
    expect(kindsOf(ours, [])).toEqual(['refund_missing']);
    expect(kindsOf(ours, [theirRefund('re_1', 100, { state: 'failed' })])).toEqual(['refund_missing']);
    expect(kindsOf(ours, [theirRefund('re_1', 99)])).toEqual(['refund_amount']);
  });

  it('reports a refund that was made on the provider’s own pages', () => {
    const ours = { charges: [charge('pi_1', 900)], refunds: [refund('re_1', 100)] };
    const theirs = [theirCharge('pi_1', 900), theirRefund('re_1', 100), theirRefund('re_2', 50)];
    expect(kindsOf(ours, theirs)).toEqual(['refund_unknown']);
    expect(kindsOf(ours, theirs.toSpliced(2, 1, theirRefund('re_2', 50, { state: 'failed' })))).toEqual([]);
  });

  it('matches the refund of a surplus payment by its payment and amount', () => {
    const ours = { charges: [charge('pi_1', 900)], refunds: [refund(null, 900, { state: 'surplus' })] };
    expect(kindsOf(ours, [theirCharge('pi_1', 900), theirRefund('re_5', 900)])).toEqual([]);
    expect(kindsOf(ours, [theirCharge('pi_1', 900)])).toEqual(['refund_missing']);
  });

  it('reports a refund that has had no answer for too long', () => {
    expect(kindsOf({ refunds: [refund(null, 100, { state: 'overdue' })] }, [])).toEqual(['refund_undecided']);
  });
});
