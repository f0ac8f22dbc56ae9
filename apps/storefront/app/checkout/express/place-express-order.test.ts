import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { expect, test } from 'vitest';
import { emptyCheckout, maryAddress, orderOf } from '../../../fixtures/orders.ts';
import type { ExpressApproval } from './express-form.ts';
import { placeExpressOrder } from './place-express-order.ts';

const APPROVAL: ExpressApproval = {
  provider: 'googlepay',
  token: 'ctoken_1',
  approved: 0,
  idempotencyKey: 'key-1',
  from: 'cart',
  isMobile: true,
  email: 'mary@example.com',
  address: maryAddress,
};
const CONSENTS = { sendEmail: true, sendSMS: false };
const order = orderOf({ version: 3, lines: [], coupon: null }, emptyCheckout);

/** A shop that writes down what it is asked, in order. */
const openShop = (total = 76_104, refuses = '') => {
  const calls: [string, unknown][] = [];
  const cart = { ...order.cart, version: 3, totalPrice: { amount: total, currency: 'USD' as const } };
  const state: CheckoutState = { ...emptyCheckout, cart };
  const say =
    <Result>(name: string, result: Result) =>
    async (sent?: unknown) => {
      calls.push([name, sent]);
      if (name !== refuses) return { ok: true, result } as const;
      const error = {
        status: 'error',
        code: 'address_invalid',
        error: 'Please enter a phone number',
      } as const;
      return { ok: false, status: 422, error } as const;
    };
  const client = {
    saveShipping: say('saveShipping', state),
    saveBilling: say('saveBilling', state),
    reportExpress: say('reportExpress', state),
    checkout: say('checkout', state),
    createOrder: say('createOrder', { ...order, status: 'paid' as const }),
  };
  const place = (approved: number, isMobile = true) =>
    placeExpressOrder(client, { ...APPROVAL, approved, isMobile }, CONSENTS, 'http://shop/checkout/review');
  return { place, calls, names: () => calls.map(([name]) => name) };
};

test('an approval becomes address, payment and order, and consent stays as it was', async () => {
  const { place, calls, names } = openShop();
  expect(await place(76_104)).toMatchObject({ ok: true, order: { status: 'paid' } });
  expect(names()).toEqual(['saveShipping', 'saveBilling', 'reportExpress', 'checkout', 'createOrder']);
  expect(calls[0]?.[1]).toMatchObject({ email: 'mary@example.com', ...CONSENTS });
  expect(calls[1]?.[1]).toMatchObject({ paymentProvider: 'googlepay', cardToken: { id: 'ctoken_1' } });
  expect(calls[2]?.[1]).toEqual({ provider: 'googlepay', stage: 'approved', fallbackStep: 'cart' });
});

test('the order of a wallet says whether it was approved on a phone [K3.22]', async () => {
  const { place, calls } = openShop();
  await place(76_104, true);
  await place(76_104, false);
  const created = calls.filter(([name]) => name === 'createOrder').map(([, sent]) => sent);
  expect(created).toMatchObject([{ metadata: { mobile: true } }, { metadata: { mobile: false } }]);
});

test('a total that the wallet did not show is neither ordered nor charged', async () => {
  const { place, calls, names } = openShop(80_000);
  expect(await place(76_104)).toMatchObject({
    ok: false,
    error: { code: 'price_changed', expected: 76_104, actual: 80_000 },
  });
  expect(names()).not.toContain('createOrder');
  expect(calls.at(-1)?.[1]).toEqual({ provider: 'googlepay', stage: 'failed', fallbackStep: 'cart' });
});

test('an address that cannot be used ends it before anything is paid', async () => {
  const { place, names } = openShop(76_104, 'saveShipping');
  expect(await place(76_104)).toMatchObject({ ok: false, status: 422, error: { code: 'address_invalid' } });
  expect(names()).toEqual(['saveShipping', 'reportExpress']);
});
