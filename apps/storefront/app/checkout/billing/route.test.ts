import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { emptyCheckout, orderOf } from '../../../fixtures/orders.ts';
import { type Services, setServices } from '../../services.ts';
import { loader } from './route.tsx';

const order = orderOf({ version: 1, lines: [], coupon: null }, emptyCheckout);

test('A shopper who turned back on a provider’s page is thanked where the order is paid, whose cart is empty by then', async () => {
  const context = new RouterContextProvider();
  const fetchApi: Services['fetchApi'] = async (path) =>
    path.startsWith('/api/orders/')
      ? Response.json({ status: 'ok', result: { ...order, status: 'paid' } })
      : Response.json({ status: 'ok', result: emptyCheckout });
  const report: Services['report'] = () => undefined;
  // All that is asked before the page leads elsewhere.
  setServices(context, { fetchApi, report, basePath: '' } as Services);
  const request = new Request(`http://shop.example/checkout/billing?leftOrder=${order.id}`);
  const pattern = '/checkout/billing';
  const url = new URL(request.url);
  const answer = await loader({ request, context, url, pattern, params: {} }).catch((thrown) => thrown);
  if (!(answer instanceof Response)) throw new Error('the loader has answered with a page');
  expect(answer.headers.get('location')).toBe(`/checkout/success?orderId=${order.id}`);
});
