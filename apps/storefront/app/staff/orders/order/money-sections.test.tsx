import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { MoneySections } from './money-sections.tsx';

const usd = (cents: number) => money(cents, 'USD');

const REFUND: StaffOrder['refunds'][number] = {
  ...{
    id: '1'.repeat(24),
    orderId: '0'.repeat(24),
    amount: usd(5_000),
    fromHold: usd(0),
    lines: [],
    toCredit: false,
  },
  ...{ reason: 'Goodwill', status: 'succeeded', madeBy: 'Maya', reference: null, failure: null },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', settledAt: null },
};

const htmlOf = (fromHold: number): string => {
  const refunds = [{ ...REFUND, fromHold: usd(fromHold) }];
  const order = {
    ...{ refunds, disputes: [], payments: [], ledger: [], unavailable: [], total: usd(69_900) },
    balance: { paid: usd(69_900) },
  };
  // Only what these sections read.
  const Page = () => <MoneySections order={order as unknown as StaffOrder} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('A refund says which part of it was only on hold, and was given back by no company', () => {
  expect(htmlOf(0)).toContain('$50.00 · Given back');
  expect(htmlOf(0)).not.toContain('on hold');
  expect(htmlOf(2_000)).toContain('$50.00 · Given back');
  expect(htmlOf(2_000)).toContain('$20.00 of it was only on hold, and is not charged.');
  expect(htmlOf(5_000)).toContain('$50.00 · Let go');
});
