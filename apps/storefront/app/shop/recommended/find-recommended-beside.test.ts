import { expect, it, vi } from 'vitest';
import { findRecommendedBeside } from './find-recommended-beside.ts';

it('what goes with a product is asked for without what its page offers', async () => {
  const recommendations = vi.fn(async () => ({ ok: true, result: { products: [] } }));
  const page = { state: { upsellItems: [{ info: { name: 'sheets' } }, { info: { name: 'pillow' } }] } };
  const skus = ['hal-classic-foam-s:queen'];
  await findRecommendedBeside({ recommendations } as never, page as never, skus, vi.fn());
  expect(recommendations).toHaveBeenCalledExactlyOnceWith('bought-together', skus, ['sheets', 'pillow']);
});
