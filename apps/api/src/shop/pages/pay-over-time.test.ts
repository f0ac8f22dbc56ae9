import { expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(() =>
  openCardStore({}, undefined, ['stripeDirect', 'stripeCanada', 'afterPay', 'link']),
);

const pageAt = async (host: string, name: string) =>
  result(await store.shopper(host).client.productPage(name));

test('a product page names the ways to pay in parts that its storefront offers, and no others', async () => {
  const named = async (host: string) =>
    (await pageAt(host, 'mattress')).payOverTime.map(({ label }) => label);
  expect(await named('halcyon.localhost')).toEqual(['After Pay']);
  expect(await named('halcyon-ca.localhost')).toEqual(['After Pay']);
  expect(await named('halcyon-uk.localhost')).toEqual([]);
});

test('a way to pay in parts is named for the sizes whose price its provider takes', async () => {
  const { variants, payOverTime } = await pageAt('halcyon-ca.localhost', 'ultra-hybrid-mattress');
  // After Pay takes up to 2,000 Canadian dollars.
  const cheap = variants.filter(({ price }) => price.amount <= 200_000).map(({ sku }) => sku);
  expect(payOverTime).toEqual([{ id: 'afterPay', label: 'After Pay', skus: cheap }]);
  expect(cheap.length).toBeGreaterThan(0);
  expect(cheap.length).toBeLessThan(variants.length);
});
