import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { VariantChoice } from '@counterpane/catalogue/variants';
import { sumDemand } from '@counterpane/rules/stock/demand';
import { bundleParts, bundlePrice } from './bundle-parts.ts';
import { skuOf, type VariantRow, variantRow } from './variant-row.ts';

/**
 * A sleep bundle in the size of a mattress, as it is imported: prices and stock are those of its parts. What it
 * costs follows them afterwards, see bundle-prices.ts.
 */
export const sleepBundleRow = (
  brand: Brand,
  bundle: ProductData,
  variant: VariantChoice,
  storefront: string,
): VariantRow => {
  const size = variant.size ?? '';
  const findData = (name: string) => brand.products.find((product) => product.name === name);
  const partsIn = (one: string) => bundleParts(bundle, one, findData);
  const rowOf = (part: { readonly product: ProductData; readonly variant: VariantChoice }) =>
    variantRow(brand, part.product, part.variant, storefront);
  const { list, price, value } = bundlePrice(partsIn, size, (part) => {
    const { listCents, priceCents, valueCents } = rowOf(part);
    return { list: listCents, price: priceCents, value: valueCents };
  });
  const parts = partsIn(size).map((part) => ({ row: rowOf(part), quantity: part.quantity }));
  const later = parts.flatMap(({ row }) => row.shipsInDays ?? []);
  return {
    sku: skuOf(bundle, variant),
    chosen: [...variant.chosen],
    demand: sumDemand(
      parts.flatMap(({ row, quantity }) =>
        row.demand.map(({ stockItem, units }) => ({ stockItem, units: units * quantity })),
      ),
    ),
    listCents: list,
    priceCents: price,
    valueCents: value,
    isActive: parts.every(({ row }) => row.isActive),
    shipsInDays: later.length > 0 ? Math.max(...later) : null,
  };
};
