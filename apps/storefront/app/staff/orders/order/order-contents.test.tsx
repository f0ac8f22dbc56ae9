import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import { OrderContents } from './order-contents.tsx';

const gbp = (pence: number) => money(pence, 'GBP');

const ORDER: StaffOrder = {
  ...{ id: '0'.repeat(24), shortId: 'ABC', storefront: 'halcyon-uk', status: 'paid', name: 'Ada', lines: [] },
  ...{ addedTo: null, additions: [], addressOf: null, addressPayments: [], undeliveredTo: null },
  ...{ attention: null, attentionAmount: null, surplus: [], email: 'ada@example.com', createdAt: '' },
  ...{
    payments: [],
    ledger: [],
    refunds: [],
    claims: [],
    unavailable: [],
    mayRefund: false,
    queryableAttemptId: null,
  },
  ...{ shipments: [], returns: [], deliveryWindows: [], buysLabels: false },
  ...{
    disputes: [],
    referral: null,
    campaigns: [],
    givesCredit: false,
    mayEnterDispute: false,
    mayRetryCapture: false,
  },
  extras: [{ title: 'Shipping', amount: gbp(0) }],
  includedTax: gbp(11_650),
  total: gbp(69_900),
  balance: {
    paid: gbp(69_900),
    held: gbp(0),
    refunded: gbp(0),
    pending: gbp(0),
    disputed: gbp(0),
    left: gbp(69_900),
    charged: gbp(69_900),
  },
};

const htmlOf = (order: StaffOrder): string => {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <OrderContents order={order} /> },
  ]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('An order whose prices include taxes says so below its sums; one whose prices do not says nothing of it', () => {
  expect(htmlOf(ORDER)).toContain('Includes £116.50 VAT');
  expect(htmlOf(ORDER)).not.toContain('Taxes');
  expect(htmlOf({ ...ORDER, includedTax: null })).not.toContain('VAT');
});

test('Money that is on hold stands beside what was paid, and only where there is some', () => {
  const html = htmlOf({ ...ORDER, balance: { ...ORDER.balance, held: gbp(20_000) } });
  expect(html).toMatch(/On hold until it ships.*£200\.00/);
  expect(htmlOf(ORDER)).not.toContain('On hold');
});
