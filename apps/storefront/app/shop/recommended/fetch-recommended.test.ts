import { expect, it, vi } from 'vitest';
import { fetchRecommended } from './fetch-recommended.ts';

const products = [{ key: 'hal-protector-s:queen', score: 0.6 }];
const SKUS = ['hal-classic-foam-s:queen'];

const recommendedWhen = async (answers: () => Promise<unknown>) => {
  const report = vi.fn();
  const recommendations = vi.fn(answers);
  const client = { recommendations } as never;
  return {
    recommended: await fetchRecommended(
      client,
      'bought-together',
      { skus: SKUS, without: ['sheets'] },
      report,
    ),
    report,
    recommendations,
  };
};

it('what goes with SKUs is asked for by them', async () => {
  const { recommended, report, recommendations } = await recommendedWhen(async () => ({
    ok: true,
    result: { products },
  }));
  expect(recommended).toEqual(products);
  expect(recommendations).toHaveBeenCalledWith('bought-together', SKUS, ['sheets']);
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
