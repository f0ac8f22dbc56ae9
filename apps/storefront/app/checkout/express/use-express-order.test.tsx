import type { CartView } from '@counterpane/contract/cart/carts';
import { money } from '@counterpane/rules/money/money';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { type ExpressOrder, useExpressOrder } from './use-express-order.ts';

const cartOfTotal = (cents: number): CartView => ({
  ...cartOf({ version: 1, lines: [], coupon: null }),
  totalPrice: money(cents, 'USD'),
});

const HARTFORD = { country: 'US', state: 'CT', zip: '06103', city: 'Hartford' };
const ADA = {
  email: 'ada@example.com',
  address: { fullName: 'Ada Lovelace', line1: '100 Pearl St', ...HARTFORD, phone: '8605550142' },
};

let asked: unknown[];
let answer: () => Response;
let sent: Readonly<Record<string, unknown>>[];
beforeEach(() => {
  asked = [];
  sent = [];
  answer = () => Response.json({ status: 'ok', result: cartOfTotal(98_000) });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, JSON.parse(String(body))]);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The order as the page holds it, in the hands of the test. */
let order: ExpressOrder;

const open = () => {
  const Page = () => {
    order = useExpressOrder({ loaded: cartOfTotal(90_000), from: 'cart', idempotencyKey: 'key-1' });
    return <p>{order.cart.totalPrice.amount}</p>;
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  render(<Stub />);
};

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';
const follows = async (): Promise<CartView | null> => {
  const found: (CartView | null)[] = [];
  await act(async () => {
    found.push(await order.follow('googlepay', HARTFORD));
  });
  return found[0] ?? null;
};

test('taxes and delivery follow the wallet’s address, on the page and in the sheet', async () => {
  open();
  expect([shown(), order.cartNow().totalPrice.amount]).toEqual(['90000', 90_000]);
  expect((await follows())?.totalPrice.amount).toBe(98_000);
  expect(asked).toEqual([
    ['/api/carts/my/region/new', { shippingRegion: HARTFORD, billingProvider: 'googlepay' }],
  ]);
  expect([shown(), order.cartNow().totalPrice.amount]).toEqual(['98000', 98_000]);
});

test('a place that we do not ship to leaves the sums as they are', async () => {
  answer = () => Response.json({ status: 'error', error: 'Blacklisted region' }, { status: 412 });
  open();
  expect(await follows()).toBeNull();
  expect([shown(), order.cartNow().totalPrice.amount]).toEqual(['90000', 90_000]);
});

test('the store hears how far a wallet is, and where its shopper comes from', async () => {
  open();
  await act(async () => order.report('applepay', 'started'));
  await act(async () => order.report('applepay', 'cancelled'));
  expect(asked).toEqual([
    ['/api/carts/my/checkout/express', { provider: 'applepay', stage: 'started', fallbackStep: 'cart' }],
    ['/api/carts/my/checkout/express', { provider: 'applepay', stage: 'cancelled', fallbackStep: 'cart' }],
  ]);
});

test('an approval is sent with the total that the sheet showed last, and whether it came from a phone [K3.22]', async () => {
  vi.stubGlobal('innerWidth', 390);
  open();
  await follows();
  await act(async () => order.send('googlepay', 'tok_1', ADA));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    provider: 'googlepay',
    token: 'tok_1',
    approved: '98000',
    idempotencyKey: 'key-1',
    from: 'cart',
    isMobile: 'true',
    email: 'ada@example.com',
    line1: '100 Pearl St',
    city: 'Hartford',
  });
});
