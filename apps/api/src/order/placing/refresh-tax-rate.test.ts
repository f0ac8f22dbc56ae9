import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(() =>
  openCardStore({
    findTaxRate: async ({ country, state, zip }) =>
      basisPoints === null ? null : { country, state, zip, basisPoints },
  }),
);
let basisPoints: number | null = 700;

it('a rate that has changed since the address was sent is told with both totals, and then charged', async () => {
  basisPoints = 700;
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const order = await shopper.order();
  basisPoints = 900;
  expect(refusal(await shopper.client.createOrder(order))).toMatchObject({
    code: 'price_changed',
    expected: order.expectedTotal.amount,
    actual: order.expectedTotal.amount + Math.round(69_900 * 0.02),
  });
  const cart = result(await shopper.client.cart());
  const placed = await shopper.client.createOrder({
    ...order,
    cartVersion: cart.version,
    expectedTotal: cart.totalPrice,
  });
  expect(result(placed).total).toEqual(cart.totalPrice);
});

it('a cart keeps its tax rate while the tax service does not answer', async () => {
  basisPoints = 700;
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const order = await shopper.order();
  basisPoints = null;
  expect(result(await shopper.client.createOrder(order)).total).toEqual(order.expectedTotal);
});
