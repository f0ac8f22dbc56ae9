import type { Brand } from '@counterpane/catalogue/brand';
import { localBrand } from '@counterpane/catalogue/local-brand';
import { mostSpecificValue } from '@counterpane/catalogue/most-specific-value';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import { type VariantChoice, variantsOf } from '@counterpane/catalogue/variants';
import { productId } from './product-id.ts';
import { sleepBundleRow } from './sleep-bundle.ts';
import { stockOf, variantRow } from './variant-row.ts';

const GOODS = 50_000;
/** Units that a new product starts with: more than anybody asks for, where it is made to order or is no thing. */
const DEFAULT_UNITS: Readonly<Partial<Record<ProductData['kind'], number>>> = {
  mattress: 20_000,
  'protection-plan': 1_000_000,
  service: 1_000_000,
};

/** A brand's files as rows, one set for each of its storefronts. */
export const brandRows = (brand: Brand) => {
  const each = brand.brand.storefronts.map((definition) =>
    storefrontRows(localBrand(brand, definition), definition.key),
  );
  return {
    products: each.flatMap((rows) => rows.products),
    variants: each.flatMap((rows) => rows.variants),
    stock: each.flatMap((rows) => rows.stock),
  };
};

const storefrontRows = (brand: Brand, storefront: string) => ({
  products: brand.products.map((data, position) => ({
    storefront,
    name: data.name,
    id: productId(brand.key, data.name),
    position,
    data,
  })),
  variants: brand.products.flatMap((product) => {
    const rowOf = product.components.length > 0 ? sleepBundleRow : variantRow;
    return variantsOf(product).map((variant, position) => ({
      storefront,
      productName: product.name,
      position,
      ...rowOf(brand, product, variant, storefront),
    }));
  }),
  stock: brand.products
    .filter(({ components }) => components.length === 0)
    .flatMap((product) =>
      variantsOf(product)
        .filter(({ size }) => size !== 'splitKing')
        .filter((variant) => stockOf(product, variant, storefront).units === 1)
        .map((variant) => stockRow(brand, product, variant, storefront)),
    ),
});

const stockRow = (brand: Brand, product: ProductData, variant: VariantChoice, storefront: string) => {
  const stock = mostSpecificValue(brand.stock[product.name], variant.key);
  return {
    item: stockOf(product, variant, storefront).item,
    available: stock?.onHand ?? DEFAULT_UNITS[product.kind] ?? GOODS,
    backOrder: stock?.backOrder ?? false,
  };
};
