import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { MATTRESSES } from '../../../fixtures/catalogue.ts';
import { emptyCheckout, maryAddress, orderOf } from '../../../fixtures/orders.ts';
import { TrustFacts } from '../../cart/trust-facts.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderPromises } from './order-promises.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const visit = { version: 1, lines: [], coupon: null };
const order = orderOf(visit, { ...emptyCheckout, shippingAddress: maryAddress });
const item = { productID: MATTRESSES[0]?.id ?? '', quantity: 1 };
const bought = orderOf(
  { ...visit, lines: [{ itemIdentifier: 'line-1', item, quantity: 1 }] },
  { ...emptyCheckout, shippingAddress: maryAddress },
);

const pageOf = (
  status: FulfillmentView['status'],
  shipments: FulfillmentView['shipments'] = [],
  waitingAddress: FulfillmentView['waitingAddress'] = null,
  shown: Pick<typeof order, 'cart'> = order,
): string => {
  const fulfillment = {
    orderId: order.id,
    shortId: order.shortId,
    status,
    items: [],
    shipments,
    mayChooseDay: [],
    mayChangeAddress: false,
    waitingAddress,
  };
  const Page = () => <OrderPage order={{ ...order, ...shown, status: 'paid' }} fulfillment={fulfillment} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('An order whose money is back is not said to be made ready', () => {
  expect(pageOf('preparing')).toContain('Paid, and being made ready.');
  const refunded = pageOf('refunded');
  expect(refunded.match(/Refunded in full/g)).toHaveLength(2);
  expect(refunded).not.toMatch(/being made ready|Being prepared/);
});

test('An address that an order can no longer go to is not to be paid, and neither is one whose payment is under way', () => {
  const toPay = { amount: 8_214, currency: 'USD' } as const;
  const pageWith = (mayGo: boolean, isPayable: boolean) =>
    pageOf('preparing', [], { toPay, mayGo, isPayable });
  expect(pageWith(true, true)).toContain('Pay $82.14 now');
  const packed = pageWith(false, false);
  expect(packed).toContain('Your order can no longer go to the new address.');
  const underWay = pageWith(true, false);
  expect(underWay).toContain('Your payment of $82.14 for the new address is under way.');
  for (const html of [packed, underWay]) expect(html).not.toMatch(/Pay \$82\.14 now|Until we pack it/);
});

const shipmentIn = (
  status: FulfillmentView['shipments'][number]['status'],
  number = 1,
): FulfillmentView['shipments'][number] => ({
  ...{ id: `${number}`.repeat(24), number, status, carriage: 'carrier', isTogether: false, parcels: [] },
  ...{ from: '2026-12-04', to: '2026-12-04', window: null, shippedAt: null, deliveredAt: null },
  ...{ lines: [], events: [] },
  ...(status === 'preparing' ? {} : { shippedAt: '2026-11-20T12:00:00.000Z' }),
});

test('An order of which a shipment did not arrive says so in its first line, and not that it is on its way', () => {
  const lost = pageOf('lost', [shipmentIn('lost')]);
  expect(lost).toContain('Paid. The carrier has lost some of it, and we will write to you.');
  expect(lost).toContain('The carrier has lost it. We are looking for it');
  expect(pageOf('partly_shipped', [shipmentIn('returned_to_sender'), shipmentIn('preparing', 2)])).toContain(
    'Paid. Some of it could not be delivered and is on its way back to us.',
  );
  for (const html of [lost, pageOf('preparing', [shipmentIn('resent'), shipmentIn('preparing', 2)])])
    expect(html).not.toContain('Paid, and on its way.');
});

test('What is sent again is told where it did not arrive, and no day is told for what does not come', () => {
  const html = pageOf('preparing', [shipmentIn('resent'), shipmentIn('preparing', 2)]);
  expect(html).toContain('It did not arrive. We are sending the same things again in another shipment.');
  expect(html.match(/Arrives/g)).toHaveLength(1);
  expect(pageOf('delivered', [shipmentIn('refunded'), shipmentIn('delivered', 2)])).toContain(
    'It did not arrive, and we do not send it again. What you paid for it goes back to you.',
  );
});

test('The summary tells the days that were promised until a shipment tells its own, and no day for what is not sent', () => {
  const items = bought.cart.items.map((one) => ({
    ...one,
    product: { ...one.product, media: { ...one.product.media, thumbUrl: '/media/mattress.webp' } },
  }));
  const daysOf = (...[status, shipments]: Parameters<typeof pageOf>): string[] =>
    Array.from(
      pageOf(status, shipments, null, { cart: { ...bought.cart, items } }).matchAll(/Arrives ([^<]+)/g),
      ([, days = '']) => days,
    );
  expect(daysOf('preparing')).toEqual([expect.stringContaining('Nov')]);
  expect(daysOf('preparing', [shipmentIn('preparing')])).toEqual(['Fri, Dec 4']);
  const delivered = { ...shipmentIn('delivered'), deliveredAt: '2026-12-03T12:00:00.000Z' };
  expect(daysOf('delivered', [delivered])).toEqual([]);
  expect(daysOf('cancelled', [shipmentIn('cancelled')])).toEqual([]);
  expect(daysOf('cancelled')).toEqual([]);
});

test('A shipment of two parcels says how many were delivered, and where each is', () => {
  const tracked = { carrier: 'UPS', trackingUrl: null };
  const shipment: FulfillmentView['shipments'][number] = {
    ...{ id: '1'.repeat(24), number: 1, status: 'shipped', carriage: 'carrier', isTogether: false },
    parcels: [
      { number: 1, status: 'delivered', trackingNumber: '1Z1', ...tracked },
      { number: 2, status: 'shipped', trackingNumber: '1Z2', ...tracked },
    ],
    ...{ from: null, to: null, window: null, shippedAt: null, deliveredAt: null, lines: [], events: [] },
  };
  const html = pageOf('shipped', [shipment]);
  expect(html).toContain('1 of 2 parcels delivered');
  expect(html).toMatch(/Parcel 1 of 2: Delivered.*UPS 1Z1.*Parcel 2 of 2: Shipped.*UPS 1Z2/);
  const [first] = shipment.parcels;
  const single = pageOf('shipped', [{ ...shipment, parcels: first ? [first] : [] }]);
  expect(single).toContain('UPS 1Z1');
  expect(single).not.toContain('parcels delivered');
});

test('A paid order has its invoice, and a credit note for each refund that has arrived', () => {
  const refund = { amount: order.total, at: '2026-11-20T12:00:00.000Z', toCredit: false };
  const refunds = [
    { id: 'arrived', status: 'succeeded', ...refund },
    { id: 'coming', status: 'pending', ...refund },
  ] as const;
  const linksOf = (status: 'paid' | 'processing') => {
    const Page = () => <OrderPage order={{ ...order, status, refunds: [...refunds] }} fulfillment={null} />;
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
    return Array.from(renderToStaticMarkup(<Stub />).matchAll(/href="\/api\/orders\/\w+\/([^?"]+)/g)).map(
      ([, path]) => path,
    );
  };
  expect(linksOf('paid')).toEqual(['invoice', 'credit-notes/arrived']);
  expect(linksOf('processing')).toEqual([]);
});

test('A refund that the bank of the shopper sent back is theirs still, until it was made another way', () => {
  const { total: amount } = order;
  const toCredit = false;
  const returned = {
    ...{ id: 'gone', status: 'returned' as const, amount, at: '2026-11-20T12:00:00.000Z', toCredit },
  };
  const pageWith = (refunds: NonNullable<typeof order.refunds>): string => {
    const Page = () => <OrderPage order={{ ...order, status: 'paid', refunds }} fulfillment={null} />;
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
    return renderToStaticMarkup(<Stub />);
  };
  const waiting = pageWith([returned]);
  expect(waiting).toMatch(
    /Your bank sent \$[\d.,]+ back to us on November 20, 2026\. The money is still yours/,
  );
  expect(waiting).not.toMatch(/Refunded \$|credit-notes/);
  const later = { ...returned, id: 'anew', status: 'pending' as const, at: '2026-11-21T12:00:00.000Z' };
  const anew = pageWith([returned, later]);
  expect(anew).toContain('back to us on November 20, 2026.</p>');
  expect(anew).toContain('is on its way to you.');
});

test('What was agreed to can be withdrawn on the page of the order, once', () => {
  const givenAt = '2026-11-20T12:00:00.000Z';
  const consents = [
    { channel: 'email', givenAt, withdrawnAt: null },
    { channel: 'sms', givenAt, withdrawnAt: '2026-11-21T12:00:00.000Z' },
  ] as const;
  const Page = () => <OrderPage order={order} fulfillment={null} consents={[...consents]} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const markup = renderToStaticMarkup(<Stub />);
  expect(Array.from(markup.matchAll(/name="channel" value="(\w+)"/g)).map(([, value]) => value)).toEqual([
    'email',
  ]);
  expect(markup).toContain('Agreed on November 20, 2026');
  expect(markup).toContain('Withdrawn on November 21, 2026');
});

const FOREVER = { subject: 'warranty', figure: 'À vie', text: 'garantie', line: 'Garantie à vie' } as const;

test('A promise reads as its own language says it in one line, in the cart and on the order', () => {
  const policies = [{ id: 'warranty-1', since: '2024-01-01', days: null, ...FOREVER }];
  const Page = () => (
    <OrderPromises order={{ ...bought, policies: [{ itemIdentifier: 'line-1', policies }] }} />
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  expect(renderToStaticMarkup(<Stub />)).toContain('<dd>Garantie à vie</dd>');
  expect(renderToStaticMarkup(<TrustFacts promises={[FOREVER]} />)).toContain('Garantie à vie</li>');
});

test('An order that is charged as things ship says until when, and what was charged so far', () => {
  const pageWith = (hold: (typeof order)['hold']) => {
    const Page = () => <OrderPage order={{ ...order, status: 'paid', hold }} fulfillment={null} />;
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
    return renderToStaticMarkup(<Stub />);
  };
  const charged = (amount: number) => ({ ...order.total, amount });
  const atLatest = '2026-11-26T12:00:00.000Z';
  expect(pageWith({ charged: charged(0), atLatest })).toMatch(
    /Charged when it ships, on .*26.* at the latest\./,
  );
  expect(pageWith({ charged: charged(0), atLatest })).not.toContain('charged so far');
  expect(pageWith({ charged: charged(20_000), atLatest })).toContain('$200.00 charged so far.');
  expect(pageWith({ charged: charged(20_000), atLatest: null })).not.toContain('at the latest');
  expect(pageWith(null)).not.toMatch(/charged so far|at the latest/);
});

test('The timeline is an ordered list in which each step has its time, in the words of its customer', () => {
  const step = { amount: null, shipment: null, day: null, order: null, units: null };
  const entries: ComponentProps<typeof OrderTimeline>['entries'] = [
    { ...step, kind: 'placed', at: '2026-11-20T18:45:00.000Z' },
    { ...step, kind: 'paid', at: '2026-11-20T18:46:00.000Z', amount: { amount: 76_104, currency: 'USD' } },
    { ...step, kind: 'items_cancelled', at: '2026-11-20T19:00:00.000Z', units: 2 },
    { ...step, kind: 'shipped', at: '2026-11-22T18:46:00.000Z', shipment: { number: 1, count: 2 } },
  ];
  const Page = () => <OrderTimeline entries={entries} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain('<ol><li><time dateTime="2026-11-20T18:45:00.000Z">');
  expect(html).toMatch(/You placed the order\..+You paid \$761\.04\..+2 items were cancelled\./);
  expect(html).toContain('Shipment 1 of 2: It was shipped.');
});
