import type { Brand } from '@counterpane/catalogue/brand';
import type { Catalogue } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { brandRows } from '../../apps/api/src/catalogue/brand-rows.ts';
import {
  buildStorefront,
  type CatalogueRows,
  variantsKey,
} from '../../apps/api/src/catalogue/build-storefront.ts';
import type { Storefront } from '../../apps/api/src/catalogue/storefront.ts';

/** Every storefront as the shop builds it, straight from the files: what would stand in an untouched database. */
export const readStorefronts = (catalogue: Catalogue = shippedCatalogue()): Storefront[] => {
  const now = Date.now();
  return catalogue.brands.flatMap((brand) => {
    const rows = rowsOf(brand);
    return brand.brand.storefronts.map((definition) =>
      buildStorefront(brand, definition, { catalogue, photographs: {} }, rows, now, (text) => {
        throw new Error(text);
      }),
    );
  });
};

const rowsOf = (brand: Brand): CatalogueRows => {
  const { products, variants, stock } = brandRows(brand);
  return {
    products: products.map((row) => ({ ...row, sourceHash: '' })),
    variants: Map.groupBy(
      variants.map((row) => ({ ...row, sourceHash: '' })),
      (row) => variantsKey(row.storefront, row.productName),
    ),
    stock: new Map(stock.map((row) => [row.item, { ...row, reserved: 0, sold: 0 }])),
    coupons: new Map(),
    settings: [],
    reviewSummaries: new Map(),
  };
};
