import type { StaffOrder, StaffShipment } from '@counterpane/contract/staff/staff-orders';
import { money } from '@counterpane/rules/money/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShipmentSection } from './shipment-section.tsx';

const usd = (cents: number) => money(cents, 'USD');

const SHIPMENT: StaffShipment = {
  ...{ id: '1'.repeat(24), number: 1, status: 'shipped', carriage: 'carrier', warehouse: 'Reno' },
  ...{
    parcels: [],
    labelUrls: [],
    notBefore: null,
    isReplacement: false,
    resends: null,
    isTogether: false,
  },
  ...{
    window: null,
    from: null,
    to: null,
    shippedAt: null,
    deliveredAt: null,
    lines: [],
    events: [],
    chosenDays: [],
    moves: [],
  },
  capture: null,
  givesBack: null,
};

const ORDER: StaffOrder = {
  ...{ id: '0'.repeat(24), shortId: 'ABC', storefront: 'halcyon', status: 'paid', name: 'Ada', lines: [] },
  ...{ attention: null, attentionAmount: null, surplus: [], email: 'ada@example.com', createdAt: '' },
  ...{
    payments: [],
    ledger: [],
    refunds: [],
    claims: [],
    unavailable: [],
    mayRefund: true,
    queryableAttemptId: null,
  },
  ...{
    shipments: [SHIPMENT],
    returns: [],
    ...{ addedTo: null, additions: [], addressOf: null, addressPayments: [], undeliveredTo: null },
    deliveryWindows: [],
    buysLabels: false,
    extras: [],
    includedTax: null,
  },
  ...{
    disputes: [],
    referral: null,
    campaigns: [],
    givesCredit: false,
    mayEnterDispute: false,
    mayRetryCapture: false,
    total: usd(69_900),
  },
  balance: {
    ...{ paid: usd(0), held: usd(69_900), refunded: usd(0) },
    ...{ pending: usd(0), disputed: usd(0), left: usd(69_900), charged: usd(0) },
  },
};

const htmlOf = (capture: StaffShipment['capture'], mayRetryCapture = false): string => {
  const order = { ...ORDER, mayRetryCapture, shipments: [{ ...SHIPMENT, capture }] };
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <ShipmentSection order={order} formKey="key" /> },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test('A shipment says what was taken for it, or why it could not be, and is tried again by a button', () => {
  expect(htmlOf({ amount: usd(5_000), status: 'succeeded', failure: null })).toContain(
    '$50.00 was taken for it.',
  );
  const due = { amount: usd(5_000), status: 'pending', failure: 'Stripe did not answer' } as const;
  expect(htmlOf(due, true)).toContain('$50.00 is to be taken for it. Stripe did not answer');
  expect(htmlOf(due, true)).toContain('Take the money on hold once more');
});

test('A shipment of an order that was paid at once says nothing of money', () => {
  expect(htmlOf(null)).not.toMatch(/taken for it|once more/);
});

test('What came back is sent again or refunded, with how much of it can be sold again, by those who may', () => {
  const line = { itemIdentifier: 'line-1', title: 'Cloud Pillow', options: '', quantity: 2, isGift: false };
  const decided = (moves: StaffShipment['moves'], more: Partial<StaffShipment> = {}): string => {
    const shipment: StaffShipment = {
      ...{ ...SHIPMENT, status: 'returned_to_sender', moves },
      lines: [{ itemIdentifier: 'line-1', quantity: 2 }],
      ...more,
    };
    const lines = [{ ...line, price: usd(5_000), taxes: usd(0), unitsLeft: 2, unpacked: 0 }];
    const order = { ...ORDER, lines, shipments: [shipment] };
    const Stub = createRoutesStub([
      { id: 'root', path: '/', Component: () => <ShipmentSection order={order} formKey="key" /> },
    ]);
    return renderToStaticMarkup(<Stub />);
  };
  const html = decided(['resent', 'refunded']);
  expect(html).toContain('value="decide-resent"');
  expect(html).toContain('value="decide-refunded"');
  expect(html).toMatch(/max="2" name="restocked-line-1" value="2"/);
  expect(html).toContain('of 2 × Cloud Pillow back into stock');
  expect(decided(['refunded'], { givesBack: usd(5_000) })).toContain('name="seen" value="5000"');
  expect(decided([])).not.toContain('decide-');
  expect(decided(['resent', 'refunded'], { status: 'lost' })).not.toContain('restocked-');
  expect(decided([], { resends: 1, status: 'preparing' })).toContain('sends shipment 1 again');
});

test('A shipment says which days and hours were agreed on, and staff choose among the hours of the storefront', () => {
  const shipment: StaffShipment = {
    ...SHIPMENT,
    ...{ from: '2026-12-04', to: '2026-12-04', window: { from: 8, until: 12 }, moves: ['shipped'] },
    chosenDays: [
      { day: '2026-12-03', by: 'shopper', at: '2026-11-27T10:00:00.000Z' },
      { day: '2026-12-04', by: 'staff', at: '2026-11-28T10:00:00.000Z' },
    ],
  };
  const shown = (status: StaffShipment['status']): string => {
    const order = {
      ...ORDER,
      deliveryWindows: [{ from: 8, until: 12 }],
      shipments: [{ ...shipment, status }],
    };
    const Stub = createRoutesStub([
      { id: 'root', path: '/', Component: () => <ShipmentSection order={order} formKey="key" /> },
    ]);
    return renderToStaticMarkup(<Stub />);
  };
  const html = shown('shipped');
  expect(html).toContain('On November 27, 2026 the customer chose December 3, 2026');
  expect(html).toContain('On November 28, 2026 staff agreed on December 4, 2026');
  expect(html).toMatch(/Arrives Fri, Dec 4 · 8.AM – 12.PM/);
  for (const status of ['delivered', 'cancelled'] as const)
    expect(shown(status)).not.toMatch(/Arrives|· 8.AM/);
  expect(html).toMatch(/<option value="8-12">8.AM – 12.PM<\/option>/);
});
