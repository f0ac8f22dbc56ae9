import { money } from '@counterpane/rules/money/money';
import { describe, expect, it } from 'vitest';
import { listSplititEntries } from './list-splitit-entries.ts';
import { refundPlan } from './refund-plan.ts';
import type { SplititClient } from './splitit-client.ts';

const PLAN = {
  InstallmentPlanNumber: 'plan-1',
  RefOrderNumber: 'order-1/attempt-1',
  Status: 'Active',
  Currency: 'USD',
  OriginalAmount: 761.04,
};
const REFUND = { RefundId: 'refund-1', TotalAmount: 100.1 };

/** A SplitIt that gives one answer to everything. */
const answering =
  (body: object): SplititClient =>
  async ({ answer }) => ({ ok: true, value: answer.parse(body) });

const refundOf = async (FailedAmount: number, PendingAmount = 0) => {
  const call = answering({ RefundId: 'refund-1', Summary: { FailedAmount, PendingAmount } });
  const request = { reference: 'plan-1', amount: money(10_010, 'USD'), idempotencyKey: 'key-1' };
  return (await refundPlan(call, request)).state;
};

describe('a refund of a plan', () => {
  it('has failed when nothing of it went back', async () => {
    expect(await refundOf(100.1)).toBe('failed');
  });

  it('has gone back when nothing of it failed or is waited for', async () => {
    expect(await refundOf(0)).toBe('succeeded');
    expect(await refundOf(0, 100.1)).toBe('pending');
  });

  it('of which a part went back has neither failed nor gone back: it is asked about again', async () => {
    expect(await refundOf(100.09)).toBe('pending');
    expect(await refundOf(60.1, 40)).toBe('pending');
  });
});

/** A SplitIt that refuses every refund of a plan, and names one that it made. */
const refusing =
  (refund: object): SplititClient =>
  async ({ method, answer }) =>
    method === 'POST'
      ? { ok: false, status: 400, code: '503', message: 'More than is left.' }
      : { ok: true, value: answer.parse({ ...PLAN, Refunds: [{ ...REFUND, ...refund }] }) };

describe('a refund of a plan that SplitIt refuses', () => {
  const request = { reference: 'plan-1', amount: money(10_010, 'USD'), idempotencyKey: 'key-1' };

  it('has gone back when an earlier try made it', async () => {
    const made = refusing({ ReferenceId: 'key-1', Status: 'Succeeded' });
    expect(await refundPlan(made, request)).toEqual({ reference: 'refund-1', state: 'succeeded' });
    const waiting = refusing({ ReferenceId: 'key-1', Status: 'Pending' });
    expect(await refundPlan(waiting, request)).toEqual({ reference: 'refund-1', state: 'pending' });
  });

  it('has failed when the plan names another one alone', async () => {
    const failed = { reference: 'plan-1', state: 'failed', failure: 'More than is left.' };
    for (const ReferenceId of ['key-2', null])
      expect(await refundPlan(refusing({ ReferenceId, Status: 'Succeeded' }), request)).toEqual(failed);
  });
});

const listed = async (refund: object) => {
  const call = answering({ ...PLAN, Refunds: [{ ...REFUND, ...refund }] });
  const entries = await listSplititEntries(call, {
    since: null,
    known: [{ reference: 'plan-1', refunds: ['refund-1'] }],
  });
  return entries.find(({ kind }) => kind === 'refund');
};

describe('a refund in SplitIt’s statement', () => {
  it.each(['Failed', 'Succeeded'])(
    'is undecided while only a part went back, whatever it is called: %s',
    async (Status) => {
      const part = { NonCreditRefundAmount: 40, CreditRefundAmount: 20.05, Status };
      expect(await listed(part)).toMatchObject({ state: 'pending', amount: money(6_005, 'USD') });
    },
  );

  it('is what SplitIt says when all of it went back, or nothing', async () => {
    const whole = { NonCreditRefundAmount: 0.1, CreditRefundAmount: 100, Status: 'Succeeded' };
    expect(await listed(whole)).toMatchObject({ state: 'succeeded', amount: money(10_010, 'USD') });
    const nothing = { NonCreditRefundAmount: 0, CreditRefundAmount: 0, Status: 'Failed' };
    expect(await listed(nothing)).toMatchObject({ state: 'failed', amount: money(10_010, 'USD') });
  });
});
