import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

/** What a shopper is told on the way from a mattress to its order, without what names the visit itself. */
const toldTo = async (shopper: Shopper) => {
  const page = result(await shopper.client.productPage('mattress'));
  const cart = await shopper.adds('mattress', 'queen');
  result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
  const { paymentProviders, submittedSteps, cart: shown } = result(await shopper.client.checkout());
  const order = await shopper.places();
  const paid = result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  return {
    prices: page.variants.map(({ sku, price }) => [sku, price]),
    lines: cart.items.map(({ sku, quantity, priceAfterDiscount }) => [sku, quantity, priceAfterDiscount]),
    totals: [shown.totalPrice, order.total],
    paymentProviders,
    submittedSteps,
    status: paid.status,
  };
};

it('a customer who has bought before is treated like a visitor who comes for the first time, to the order [C6.01]', async () => {
  const customer = store.shopper();
  const first = await toldTo(customer);
  expect(first.status).toBe('paid');
  expect(await toldTo(customer)).toEqual(first);
  expect(await toldTo(store.shopper())).toEqual(first);
});
