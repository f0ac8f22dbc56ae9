import { openCardStore } from '@counterpane/api/testing/card-store';
import { result } from '@counterpane/api/testing/shopper';
import { useTestStore } from '@counterpane/api/testing/use-test-store';
import { expect, it } from 'vitest';
import { readBaskets } from '../bench/recommendations/read-baskets.ts';

const store = useTestStore(openCardStore);

it('the baskets of a store are what was bought and is sold still, without gifts', async () => {
  const shopper = store.shopper();
  for (const name of ['mattress', 'steel-frame-mattress-foundation']) await shopper.adds(name, 'queen');
  const { items } = result(await shopper.client.cart());
  expect(items.length).toBeGreaterThan(2);
  const { id } = await shopper.places();
  const products = [{ key: 'hal-classic-foam', kind: 'mattress' } as const];
  const read = (storefronts: readonly string[]) => readBaskets(store.database.db, storefronts, products);
  expect(await read(['halcyon'])).toEqual([]);
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  expect(await read(['halcyon'])).toEqual([{ items: products, at: store.clock.now() }]);
  expect(await read(['drift'])).toEqual([]);
});
