import { expect, test } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

/** The models that a mattress may be chosen in: value, title and address of each. */
const modelsOf = async (host: string, name: string) => {
  const { product } = result(await store.shopper(host).client.productPage(name));
  const models = product.choices.find((choice) => choice.name === 'model');
  return models?.values.map(({ value, title, url }) => [value, title, url]) ?? null;
};

test('a mattress comes in the models that its brand sells of the same material, the copper one among them [C3.31]', async () => {
  expect(await modelsOf('halcyon.localhost', 'hybrid-mattress')).toEqual([
    ['classic', 'Classic', '/mattresses/hybrid-mattress'],
    ['premier', 'Premier', '/mattresses/premier-hybrid-mattress'],
    ['luxe', 'Luxe', '/mattresses/luxe-hybrid-mattress'],
    ['ultra', 'Ultra', '/mattresses/ultra-hybrid-mattress'],
  ]);
  expect(await modelsOf('drift.localhost', 'hybrid-mattress')).toEqual([
    ['classic', 'Classic', '/mattresses/hybrid-mattress'],
    ['premier-copper', 'Premier copper', '/mattresses/premier-hybrid-mattress'],
  ]);
});

test('a model that comes in several firmnesses is one choice, and one model alone is none', async () => {
  expect(await modelsOf('aurelle.localhost', 'mattress-hybrid-firm')).toBeNull();
});
