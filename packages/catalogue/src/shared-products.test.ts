import { describe, expect, it } from 'vitest';
import { withSharedProducts } from './shared-products.ts';
import { shippedCatalogue } from './testing/shipped-catalogue.ts';

const [halcyon] = shippedCatalogue().brands.filter(({ key }) => key === 'halcyon');
if (!halcyon) throw new Error('there is no Halcyon');
const sister = (products: string[], from = 'halcyon') => ({
  ...halcyon,
  key: 'sister',
  brand: { ...halcyon.brand, sells: [{ from, products }] },
  products: [],
  prices: { pillow: { one: [100_00, 90_00] } },
  stock: {},
});

describe('goods of another brand', () => {
  it('come with their words, prices and stock, under the same inventory keys', () => {
    const { products, prices } = withSharedProducts(sister(['sheet-set']), [halcyon]);
    expect(products.map(({ inventoryKey }) => inventoryKey)).toEqual(
      halcyon.products.filter(({ name }) => name === 'sheet-set').map(({ inventoryKey }) => inventoryKey),
    );
    expect(prices['sheet-set']).toEqual(halcyon.prices['sheet-set']);
  });

  it('may cost something else', () => {
    const { prices } = withSharedProducts(sister(['pillow']), [halcyon]);
    expect(prices.pillow).toEqual({ one: [100_00, 90_00] });
  });

  it('must exist', () => {
    expect(() => withSharedProducts(sister(['sofa']), [halcyon])).toThrow('no such product');
    expect(() => withSharedProducts(sister(['pillow'], 'nobody'), [halcyon])).toThrow('which is no brand');
  });
});
