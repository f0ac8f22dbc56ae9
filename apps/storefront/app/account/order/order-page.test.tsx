import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { emptyCheckout, maryAddress, orderOf } from '../../../fixtures/orders.ts';
import { OrderPage } from './order-page.tsx';

const visit = { version: 1, lines: [], coupon: null };
const order = orderOf(visit, { ...emptyCheckout, shippingAddress: maryAddress });

const pageOf = (status: FulfillmentView['status']): string => {
  const fulfillment = { orderId: order.id, shortId: order.shortId, status, items: [], shipments: [] };
  const Page = () => <OrderPage order={{ ...order, status: 'paid' }} fulfillment={fulfillment} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderToStaticMarkup(<Stub />);
};

test('An order whose money is back is not said to be made ready', () => {
  expect(pageOf('preparing')).toContain('Paid, and being made ready.');
  const refunded = pageOf('refunded');
  expect(refunded.match(/Refunded in full/g)).toHaveLength(2);
  expect(refunded).not.toMatch(/being made ready|Being prepared/);
});
