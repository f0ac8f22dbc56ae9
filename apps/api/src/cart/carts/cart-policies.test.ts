import { expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

it('a cart tells what its own brand promises for what is in it', async () => {
  const promised = async (host: string, name: string) => {
    const shopper = store.shopper(host);
    const { promises } = await shopper.adds(name, 'queen');
    return promises?.map(({ subject, figure }) => [subject, figure]);
  };
  expect(await promised('halcyon.localhost', 'mattress')).toContainEqual(['trial', '365']);
  const cloud = store.deps.catalogue
    .getStorefront('cumula')
    .entries.find(({ product }) => product.kind === 'mattress');
  expect(await promised('cumula.localhost', cloud?.product.name ?? '')).toContainEqual(['trial', '180']);
});

it('an empty cart promises nothing', async () => {
  const answer = await store.shopper().client.cart();
  expect(answer.ok && answer.result.promises).toEqual([]);
});
