import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { openSaleStore, type SaleStore, tenthOff } from '../../testing/sale-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { checkoutOfOrder } from './checkout-of-order.ts';

const EMAIL = 'ada@maths.example.edu';

let sale: SaleStore;
beforeAll(async () => {
  const promotions = [
    ...tenthOff('wallet-days', { type: 'payment-methods', methods: ['paypal'] }),
    ...tenthOff('students', { type: 'customer-group', domains: ['edu'] }),
  ];
  const store = openCardStore({}, undefined, ['stripeDirect', 'paypal']);
  sale = await openSaleStore(() => promotions, store);
});
afterAll(() => sale.close());

/** A cart in which both promotions count, and the order of it that its shopper sees. */
const discounted = async () => {
  const shopper = sale.shopper();
  await shopper.adds('pillow', 'king');
  const before = result(await shopper.client.cart()).totalPrice.amount;
  await shopper.order({ email: EMAIL });
  result(await shopper.client.saveBilling({ sameAsShipping: true, paymentProvider: 'paypal' }));
  const cart = result(await shopper.client.cart());
  const counts = cart.receipt.lines.filter(({ step }) => step === 'automatic-promotions');
  expect(counts.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['wallet-days', 'students']));
  expect(cart.totalPrice.amount).toBeLessThan(before);
  const order = {
    ...{ billingProvider: 'paypal', email: EMAIL, shippingAddress: HOME, billingAddress: HOME },
    ...{ cartVersion: cart.version, expectedTotal: cart.totalPrice },
  };
  return { shopper, order };
};

describe('an order whose cart had promotions for a way to pay and for a group', () => {
  it('has their price where it is paid in that way by that customer', async () => {
    const { shopper, order } = await discounted();
    const placed = result(await shopper.client.createOrder(order));
    expect(placed.total).toEqual(order.expectedTotal);
  });

  it.each([
    ['in another way', { billingProvider: 'stripeDirect' }],
    ['by another customer', { email: 'eve@example.com' }],
  ])('is refused with the price that it has %s', async (_what, change) => {
    const { shopper, order } = await discounted();
    const refused = refusal(await shopper.client.createOrder({ ...order, ...change }));
    const seen = order.expectedTotal.amount;
    expect(refused).toMatchObject({
      ...{ status: 409, code: 'price_changed', expected: seen },
      actual: expect.toSatisfy((cents: number) => cents > seen),
    });
  });
});

describe('the checkout that an order is priced by', () => {
  const saved = {
    email: 'Ada@Example.com ',
    isReturning: false,
    paymentProvider: 'paypal',
    usesCredit: true,
  };

  it('is the saved one for the same way to pay and the same person, however the email is written', () => {
    expect(checkoutOfOrder(saved, { billingProvider: 'paypal', email: 'ada@example.com' })).toEqual(saved);
  });

  it('knows nothing of another person, nor of another way to pay', () => {
    const other = { billingProvider: 'stripeDirect', email: 'eve@example.com' };
    expect(checkoutOfOrder(saved, other)).toEqual({ usesCredit: true });
  });
});
