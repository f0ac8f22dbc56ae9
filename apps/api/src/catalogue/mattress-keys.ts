import type { Brand } from '@counterpane/catalogue/brand';

/** What a brand calls a mattress by its short key. */
export interface MattressKey {
  readonly inventoryKey: string;
  readonly productName: string;
}

/** Short key -> this brand's mattress; keys that the brand has no product for are left out [C3]. */
export const toMattressKeys = ({ brand, products }: Brand): Readonly<Record<string, MattressKey>> =>
  Object.fromEntries(
    Object.entries(brand.mattressKeys).flatMap(([key, name]) => {
      const product = products.find((one) => one.name === name);
      return product ? [[key, { inventoryKey: product.inventoryKey, productName: product.name }]] : [];
    }),
  );
