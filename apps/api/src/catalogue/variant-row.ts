import type { Brand } from '@counterpane/catalogue/brand';
import { mostSpecificValue } from '@counterpane/catalogue/most-specific-value';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import { type VariantChoice, variantOf } from '@counterpane/catalogue/variants';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';
import { splitKingPrice } from '@counterpane/rules/options/split-king';
import { variantKey } from '@counterpane/rules/options/variant-key';
import type { Demand } from '@counterpane/rules/stock/demand';

/** A variant as it is kept: integer cents, and what one unit takes from stock. */
export interface VariantRow {
  readonly sku: string;
  readonly chosen: ChosenProperty[];
  readonly demand: Demand[];
  readonly listCents: number;
  readonly priceCents: number;
  readonly valueCents: number;
  readonly isActive: boolean;
  readonly shipsInDays: number | null;
}

/** A variant priced from a brand's file. A split king is two Twin XL, in price as in stock [C4, D3]. */
export const variantRow = (
  brand: Brand,
  product: ProductData,
  variant: VariantChoice,
  storefront: string,
): VariantRow => {
  const isSplit = variant.size === 'splitKing';
  const source = isSplit ? inSize(variant, 'twinXL') : variant;
  const [list = 0, price = 0, value = list] = mostSpecificValue(brand.prices[product.name], source.key) ?? [];
  const prices = isSplit ? splitKingPrice({ list, price, value }) : { list, price, value };
  const stock = mostSpecificValue(brand.stock[product.name], source.key);
  const { item, units } = stockOf(product, source, storefront);
  return {
    sku: skuOf(product, variant),
    chosen: [...variant.chosen],
    demand: [{ stockItem: item, units: isSplit ? 2 * units : units }],
    listCents: prices.list,
    priceCents: prices.price,
    valueCents: prices.value,
    isActive: stock?.isActive ?? true,
    shipsInDays: stock?.shipsInDays ?? null,
  };
};

/** What a variant takes: a pack takes so many of what is in it [D82]. */
export const stockOf = (
  product: ProductData,
  { chosen }: Pick<VariantChoice, 'chosen'>,
  storefront: string,
): { item: string; units: number } => {
  const pack = chosen.find(({ name }) => name === 'Quantity');
  const single = variantOf(chosen.filter((choice) => choice !== pack));
  return { item: `${storefront}/${skuOf(product, single)}`, units: Number(pack?.value ?? 1) };
};

/** The same variant in another size. */
const inSize = ({ chosen }: Pick<VariantChoice, 'chosen'>, size: string): VariantChoice =>
  variantOf(chosen.map((choice) => (choice.name === 'Size' ? { ...choice, value: size } : choice)));

export const skuOf = ({ inventoryKey }: ProductData, { chosen }: Pick<VariantChoice, 'chosen'>): string =>
  variantKey(inventoryKey, chosen);
