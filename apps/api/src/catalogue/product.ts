import type { ProductData } from '@counterpane/catalogue/schema';
import { MATTRESS_INCHES } from '@counterpane/rules/options/mattress-inches';
import type { Product, ProductProperty, Variant } from '@counterpane/rules/options/product';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import type { products, stock, variants } from '../database/schema.ts';
import { productId } from './brand-rows.ts';

type ProductRow = typeof products.$inferSelect;
type VariantRow = typeof variants.$inferSelect;
type StockRow = typeof stock.$inferSelect;

/** Rows as the product that the rules decide about. Dates count from `now` (milliseconds). */
export const toProduct = (
  row: ProductRow,
  variantRows: readonly VariantRow[],
  stockRows: ReadonlyMap<string, StockRow>,
  brandKey: string,
  now: number,
): Product => ({
  id: row.id,
  name: row.name,
  title: row.data.title,
  inventoryKey: row.data.inventoryKey,
  kind: row.data.kind,
  properties: propertiesOf(row.data),
  variants: Object.fromEntries(
    variantRows.map((variant) => [variant.sku, toVariant(variant, stockRows, now)]),
  ),
  gifts: row.data.gifts.map((name) => productId(brandKey, name)),
  markers: row.data.markers,
  extrasMarkers: row.data.extrasMarkers,
  plan: null,
});

const propertiesOf = ({ kind, sizes, colors }: ProductData): ProductProperty[] => [
  ...(sizes.length === 0
    ? []
    : [
        {
          name: 'Size' as const,
          title: 'Size',
          options: sizes.map((value) => {
            const size = findSize(value);
            return {
              value,
              title: size ? SIZE_TITLES[size] : value,
              note: kind === 'mattress' && size ? (MATTRESS_INCHES[size] ?? null) : null,
              swatch: null,
            };
          }),
        },
      ]),
  ...(colors.length === 0
    ? []
    : [
        {
          name: 'Color' as const,
          title: 'Color',
          options: colors.map(({ value, title, swatch }) => ({ value, title, note: null, swatch })),
        },
      ]),
];

const toVariant = (row: VariantRow, stockRows: ReadonlyMap<string, StockRow>, now: number): Variant => {
  const parts = row.demand.map(({ stockItem, units }) => ({ stock: stockRows.get(stockItem), units }));
  const later = row.shipsInDays;
  return {
    sku: row.sku,
    chosen: row.chosen,
    demand: row.demand,
    list: row.listCents,
    price: row.priceCents,
    value: row.valueCents,
    units: Math.min(...parts.map((part) => Math.floor((part.stock?.onHand ?? 0) / part.units))),
    availability: {
      isActive: row.isActive,
      isInStock: parts.every((part) => (part.stock?.onHand ?? 0) >= part.units),
      isBackOrderAllowed: parts.every((part) => part.stock?.backOrder === true),
      shippingFrom: later === null ? null : isoDay(now, later),
      shippingTo: later === null ? null : isoDay(now, later + 4),
      wgsShippingFrom: null,
      wgsShippingTo: null,
    },
  };
};

const isoDay = (now: number, days: number): string =>
  new Date(now + days * 86_400_000).toISOString().slice(0, 10);
