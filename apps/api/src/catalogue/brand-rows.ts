import { createHash } from 'node:crypto';
import type { Brand } from '@counterpane/catalogue/load';
import type { ProductData } from '@counterpane/catalogue/schema';
import { type VariantChoice, variantsOf } from '@counterpane/catalogue/variants';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import { variantKey } from '@counterpane/rules/options/variant-key';
import type { Demand } from '@counterpane/rules/stock/demand';

const DEFAULT_UNITS = { mattress: 20_000, other: 50_000 };

/** A brand's files as rows, one set for each of its storefronts. */
export const brandRows = (brand: Brand) => {
  const each = brand.brand.storefronts.map(({ key }) => storefrontRows(brand, key));
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
  variants: brand.products.flatMap((product) =>
    variantsOf(product).map((variant, position) => ({
      storefront,
      productName: product.name,
      position,
      ...variantRow(brand, product, variant, storefront),
    })),
  ),
  stock: brand.products.flatMap((product) =>
    variantsOf(product)
      .filter(({ size }) => size !== 'splitKing')
      .map((variant) => stockRow(brand, product, variant, storefront)),
  ),
});

/** 24 hex characters, the same for a product on every import and storefront (shapes, "Products"). */
export const productId = (brand: string, name: string): string =>
  createHash('sha256').update(`${brand}/${name}`).digest('hex').slice(0, 24);

const variantRow = (brand: Brand, product: ProductData, variant: VariantChoice, storefront: string) => {
  const isSplit = variant.size === 'splitKing';
  const source: VariantChoice = isSplit ? half(variant) : variant;
  const [list = 0, price = 0, value = list] = brand.prices[product.name]?.[source.key] ?? [];
  // A split king is two Twin XL, in price as in stock (catalogue section 4, decisions row 3).
  const units = isSplit ? 2 : 1;
  const stock = brand.stock[product.name]?.[source.key];
  const demand: Demand[] = [{ stockItem: stockItem(product, source, storefront), units }];
  return {
    sku: skuOf(product, variant),
    chosen: chosenOf(variant),
    demand,
    listCents: list * units,
    priceCents: price * units,
    valueCents: value * units,
    isActive: stock?.isActive ?? true,
    shipsInDays: stock?.shipsInDays ?? null,
  };
};

const half = (variant: VariantChoice): VariantChoice => ({
  ...variant,
  key: variant.key.replace('splitKing', 'twinXL'),
  size: 'twinXL',
});

const stockRow = (brand: Brand, product: ProductData, variant: VariantChoice, storefront: string) => {
  const stock = brand.stock[product.name]?.[variant.key];
  const usual = product.kind === 'mattress' ? DEFAULT_UNITS.mattress : DEFAULT_UNITS.other;
  return {
    item: stockItem(product, variant, storefront),
    onHand: stock?.onHand ?? usual,
    backOrder: stock?.backOrder ?? false,
  };
};

const stockItem = (product: ProductData, variant: VariantChoice, storefront: string): string =>
  `${storefront}/${skuOf(product, variant)}`;

const skuOf = ({ inventoryKey }: ProductData, variant: VariantChoice): string =>
  variantKey(inventoryKey, chosenOf(variant));

const chosenOf = ({ size, color }: VariantChoice): ChosenProperty[] => [
  ...(size === null ? [] : [{ name: 'Size' as const, value: size }]),
  ...(color === null ? [] : [{ name: 'Color' as const, value: color }]),
];
