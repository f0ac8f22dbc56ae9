import type { Brand } from '@counterpane/catalogue/load';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import { type VariantChoice, variantsOf } from '@counterpane/catalogue/variants';
import { giftQuantity } from '@counterpane/rules/gifts/gift-quantity';
import { giftSize } from '@counterpane/rules/gifts/gift-size';
import { sumDemand } from '@counterpane/rules/stock/demand';
import { valueQuantity } from '@counterpane/rules/upsells/value-quantity';
import { propertiesOf } from './properties.ts';
import { inSize, skuOf, type VariantRow, variantRow } from './variant-row.ts';

type Component = ProductData['components'][number];

/** Its parts, as many and in the size that a mattress of that size would bring. */
interface Part {
  readonly row: VariantRow;
  readonly quantity: number;
  readonly value: number;
}

/**
 * A sleep bundle in the size of a mattress: prices and stock are those of its parts. In split king it
 * costs twice the Twin XL's (decisions row 5), and takes what really is in it.
 */
export const sleepBundleRow = (
  brand: Brand,
  bundle: ProductData,
  variant: VariantChoice,
  storefront: string,
): VariantRow => {
  const size = variant.size ?? '';
  const parts = bundle.components.map((component) => partOf(brand, component, size, storefront));
  const half =
    size === 'splitKing' ? sleepBundleRow(brand, bundle, inSize(variant, 'twinXL'), storefront) : null;
  const later = parts.flatMap(({ row }) => row.shipsInDays ?? []);
  return {
    sku: skuOf(bundle, variant),
    chosen: [...variant.chosen],
    demand: sumDemand(
      parts.flatMap(({ row, quantity }) =>
        row.demand.map(({ stockItem, units }) => ({ stockItem, units: units * quantity })),
      ),
    ),
    listCents: half ? half.listCents * 2 : sum(parts, ({ row, quantity }) => row.listCents * quantity),
    priceCents: half ? half.priceCents * 2 : sum(parts, ({ row, quantity }) => row.priceCents * quantity),
    valueCents: sum(parts, ({ value }) => value),
    isActive: parts.every(({ row }) => row.isActive),
    shipsInDays: later.length > 0 ? Math.max(...later) : null,
  };
};

const sum = (parts: readonly Part[], amount: (part: Part) => number): number =>
  parts.reduce((total, part) => total + amount(part), 0);

const partOf = (brand: Brand, component: Component, size: string, storefront: string): Part => {
  const product = brand.products.find(({ name }) => name === component.product);
  if (!product) throw new Error(`no product ${component.product}`);
  const gift = { kind: product.kind, markers: product.markers, properties: propertiesOf(product) };
  const rowIn = (splitKingGift: boolean) => {
    const partSize = giftSize(gift, size, { splitKingGift });
    const variant = variantsOf(product).find(
      (one) =>
        (one.size === null || one.size === partSize) &&
        one.chosen.every(({ name, value }) => (component.properties[name] ?? value) === value),
    );
    if (!variant) throw new Error(`${component.product} is not made for ${size}`);
    return { row: variantRow(brand, product, variant, storefront), partSize };
  };
  const { row, partSize } = rowIn(false);
  const quantity = component.quantityBySize[size] ?? component.quantity * giftQuantity(gift, size, partSize);
  // A set that is made for a split king is worth both halves: counted twice it would promise too much.
  const set = rowIn(true);
  const counted = set.partSize === partSize ? quantity : valueQuantity(quantity, size);
  return { row, quantity, value: set.row.valueCents * counted };
};
