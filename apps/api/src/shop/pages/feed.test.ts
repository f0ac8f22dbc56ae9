import { parseVariantKey } from '@counterpane/rules/options/parse-variant-key';
import { variantKey } from '@counterpane/rules/options/variant-key';
import { describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

describe('what shopping engines are told', () => {
  it('names every variant by the reverse form of its key, which leads back to it [C3.13]', async () => {
    const { client } = store.shopper();
    const { items } = result(await client.feed());
    const [product] = result(await client.products(['dual-temperature-weighted-blanket'])).data;
    const skus = product?.pricing.map(({ sku }) => sku) ?? [];
    const told = items.filter(({ groupId }) => groupId === product?.inventoryKey);
    expect(told.length).toBeGreaterThan(3);
    for (const { id, path } of told) {
      expect(id).toMatch(/^[a-z0-9-]+_c_[a-z]+_w_\d+$/);
      const parsed = parseVariantKey(id);
      expect(parsed && skus.includes(variantKey(parsed.inventoryKey, parsed.chosen))).toBe(true);
      expect(path).toBe(`/bedding/dual-temperature-weighted-blanket?variant=${id}`);
    }
  });

  it('leaves out plans, services and what is sold no more', async () => {
    const { items } = result(await store.shopper().client.feed());
    const kinds = new Set(items.map(({ kind }) => kind));
    expect(kinds.has('mattress')).toBe(true);
    expect(kinds.has('protection-plan')).toBe(false);
    expect(kinds.has('service')).toBe(false);
  });
});
