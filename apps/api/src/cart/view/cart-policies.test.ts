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

it('a cart says each promise in one line, in the language of the shopper', async () => {
  const promised = async (language: string, name: string) => {
    const shopper = store.shopper('halcyon-ca.localhost');
    await shopper.adds(name, 'queen');
    const answer = await shopper.fetch('/api/carts/my', { headers: { 'x-language': language } });
    const { promises } = (await answer.json()).result;
    return promises.map(({ line }: { line: string }) => line);
  };
  expect(await promised('en', 'mattress')).toEqual([
    '365 nights to try',
    'Forever warranty',
    'Free delivery and returns',
  ]);
  expect(await promised('fr', 'mattress')).toEqual([
    '365 nuits d’essai',
    'Garantie à vie',
    'Livraison et retours gratuits',
  ]);
  expect(await promised('fr', 'metal-foldable-bed-frame')).toContain('Garantie de 3 ans');
});

it('an empty cart promises nothing', async () => {
  const answer = await store.shopper().client.cart();
  expect(answer.ok && answer.result.promises).toEqual([]);
});
