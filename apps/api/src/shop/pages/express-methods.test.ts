import { expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(() =>
  openCardStore({}, undefined, ['stripeDirect', 'applepay', 'googlepay', 'stripePaymentRequest']),
);

const namedAt = async (host: string) => {
  const page = result(await store.shopper(host).client.productPage('mattress'));
  return page.expressMethods.map(({ label }) => label);
};

test('a product page names the ways to pay at once that its storefront offers, and no others', async () => {
  expect(await namedAt('halcyon.localhost')).toEqual(['Apple Pay', 'Google Pay', 'Browser wallet']);
  expect(await namedAt('halcyon-uk.localhost')).toEqual(['Apple Pay', 'Google Pay']);
});

test('a product page offers to every visitor alike what the cart offers', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { expressMethods } = result(await shopper.client.productPage('mattress'));
  const { paymentProviders } = result(await shopper.client.checkout());
  const offered = new Set(paymentProviders.map(({ id }) => id));
  expect(expressMethods.filter(({ id }) => !offered.has(id))).toEqual([]);
  expect(result(await store.shopper().client.productPage('mattress')).expressMethods).toEqual(expressMethods);
});
