import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../../fixtures/brand.ts';
import type { RefusedOrderChange } from './change-order.ts';
import { EnterDisputeForm } from './enter-dispute-form.tsx';

const usd = (cents: number) => money(cents, 'USD');

const ORDER: StaffOrder = {
  ...{ id: '0'.repeat(24), shortId: 'ABC', storefront: 'halcyon', status: 'paid', name: 'Ada', lines: [] },
  ...{ addedTo: null, additions: [], addressOf: null, addressPayments: [], undeliveredTo: null },
  ...{ attention: null, attentionAmount: null, surplus: [], email: 'ada@example.com', createdAt: '' },
  ...{ payments: [], ledger: [], refunds: [], unavailable: [], mayRefund: true, queryableAttemptId: null },
  ...{
    shipments: [],
    claims: [],
    returns: [],
    deliveryWindows: [],
    buysLabels: false,
    disputes: [],
    givesCredit: false,
    referral: null,
    campaigns: [],
    mayEnterDispute: true,
    mayRetryCapture: false,
    extras: [],
    includedTax: null,
  },
  total: usd(69_900),
  balance: {
    paid: usd(69_900),
    held: usd(0),
    refunded: usd(0),
    pending: usd(0),
    disputed: usd(0),
    left: usd(69_900),
    charged: usd(69_900),
  },
};

const htmlOf = (refused: RefusedOrderChange | null): string => {
  const Form = () => <EnterDisputeForm order={ORDER} formKey="key" refused={refused} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Form }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('Every field of the form that enters a dispute has its label, and the form is closed until it is wanted', () => {
  const html = htmlOf(null);
  expect(html).not.toMatch(/<details[^>]*\bopen\b/);
  const fields = Array.from(html.matchAll(/<(?:input|select)\b[^>]*\bid="([^"]+)"/g)).map(([, id]) => id);
  expect(fields).toEqual(['reference', 'dispute-reason', 'stage', 'dispute-amount', 'withdrawn', 'due-by']);
  for (const id of fields) expect(html).toContain(`for="${id}"`);
});

test('A dispute that was refused stays in its open form as it was typed', () => {
  const html = htmlOf({
    ...{
      intent: 'dispute',
      error: 'Enter an amount.',
      preview: null,
      key: null,
      reason: 'Not received',
      amount: '12x',
    },
    ...{
      ...{ units: {}, restocked: {} },
      credit: { isChosen: false, amount: '' },
      dispute: { reference: 'CB-1', stage: 'won', withdrawn: '5.00', dueBy: '2026-12-01' },
    },
  });
  expect(html).toMatch(/<details[^>]*\bopen\b/);
  for (const typed of ['CB-1', 'Not received', '12x', '5.00', '2026-12-01'])
    expect(html).toContain(`value="${typed}"`);
  expect(html).toMatch(/<option[^>]*value="won"[^>]*selected/);
});
