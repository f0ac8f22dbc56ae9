import { expect, it, vi } from 'vitest';
import { fetchRecommended } from './fetch-recommended.ts';

const products = [{ key: 'hal-protector-s:queen', score: 0.6 }];
const items = [{ sku: 'hal-classic-foam-s:queen' }];

const recommendedWhen = async (answers: () => Promise<unknown>) => {
  const report = vi.fn();
  const recommendations = vi.fn(answers);
  const recommended = await fetchRecommended(
    { recommendations, flags: async () => ({ ok: true, result: [{ DY_STRATEGIES: [] }] }) } as never,
    new Headers(),
    { items } as never,
    report,
  );
  return { recommended, report, recommendations };
};

it('what goes with a cart is asked for by its SKUs', async () => {
  const { recommended, report, recommendations } = await recommendedWhen(async () => ({
    ok: true,
    result: { products },
  }));
  expect(recommended).toEqual(products);
  expect(recommendations).toHaveBeenCalledWith('bought-together', ['hal-classic-foam-s:queen']);
  expect(report).not.toHaveBeenCalled();
});

it('a call that fails is logged as upsell_error, and nothing is recommended [K8.06]', async () => {
  for (const answers of [
    async () => ({ ok: false, status: 503, error: { error: 'Service Unavailable' } }),
    () => Promise.reject(new Error('no connection')),
  ]) {
    const { recommended, report } = await recommendedWhen(answers);
    expect(recommended).toEqual([]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ level: 'error', text: 'upsell_error' }),
    );
  }
});

it('nothing is asked for an empty cart', async () => {
  const client = { recommendations: vi.fn(), flags: vi.fn() };
  expect(await fetchRecommended(client, new Headers(), { items: [] }, vi.fn())).toEqual([]);
  expect(client.flags).not.toHaveBeenCalled();
  expect(client.recommendations).not.toHaveBeenCalled();
});
