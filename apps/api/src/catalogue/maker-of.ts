import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';

/** The brand that makes what another sells too. */
export const makerOf = ({ key, brand }: Brand, { name }: ProductData): string =>
  brand.sells.find(({ products: names }) => names.includes(name))?.from ?? key;
