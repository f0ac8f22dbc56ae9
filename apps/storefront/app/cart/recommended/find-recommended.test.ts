import { expect, it, vi } from 'vitest';
import { findRecommended } from './find-recommended.ts';

const products = [{ key: 'hal-protector-s:queen', score: 0.6 }];

it('what goes with a cart is asked for by its SKUs and by the strategy that was decided', async () => {
  const recommendations = vi.fn(async () => ({ ok: true, result: { products } }));
  const flags = async () => ({
    ok: true,
    result: [{ DY_STRATEGIES: [{ url: '/checkout/cart', strategyID: 102 }] }],
  });
  const cart = { items: [{ sku: 'hal-classic-foam-s:queen' }] };
  const found = await findRecommended(
    { recommendations, flags } as never,
    new Headers(),
    cart as never,
    vi.fn(),
  );
  expect(found).toEqual(products);
  expect(recommendations).toHaveBeenCalledExactlyOnceWith('102', ['hal-classic-foam-s:queen'], []);
});

it('nothing is asked for an empty cart', async () => {
  const client = { recommendations: vi.fn(), flags: vi.fn() };
  expect(await findRecommended(client, new Headers(), { items: [] }, vi.fn())).toEqual([]);
  expect(client.flags).not.toHaveBeenCalled();
  expect(client.recommendations).not.toHaveBeenCalled();
});
