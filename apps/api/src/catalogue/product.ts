import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { KnownTransit } from '@counterpane/rules/delivery/promise';
import type { Flags } from '@counterpane/rules/flags';
import { chosenSize } from '@counterpane/rules/options/chosen-size';
import { hasTrait } from '@counterpane/rules/options/kind-traits';
import type { Product, Variant } from '@counterpane/rules/options/product';
import { isSoldInSize } from '@counterpane/rules/options/sold-sizes';
import { splitKingHalf, splitKingPrice } from '@counterpane/rules/options/split-king';
import type { PlanTerms } from '@counterpane/rules/protection/plan-terms';
import { catalogueQuantity } from '@counterpane/rules/stock/catalogue-quantity';
import type { KnownDemand } from '@counterpane/rules/stock/demand';
import { isSoldBundle } from '@counterpane/rules/upsells/is-sold-bundle';
import { productId } from './product-id.ts';
import { propertiesOf } from './properties.ts';
import { shippingDates } from './shipping-dates.ts';
import type { products, stock, variants } from './tables.ts';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
type StockRow = typeof stock.$inferSelect;

export interface ProductFacts {
  readonly brandKey: string;
  readonly stock: ReadonlyMap<string, StockRow>;
  readonly flags: Flags;
  /** Milliseconds; dates count from it. */
  readonly now: number;
}

/** Rows as the product that the rules decide about. */
export const toProduct = (
  { id, name, data }: ProductRow,
  variantRows: readonly VariantRow[],
  facts: ProductFacts,
): Product => {
  const extrasMarkers = data.extrasMarkers ?? (hasTrait(data.kind, 'large') ? ['wgs'] : []);
  const hasWhiteGlove = extrasMarkers.includes('wgs');
  const product: Product = {
    id,
    name,
    title: data.title,
    inventoryKey: data.inventoryKey,
    kind: data.kind,
    properties: propertiesOf(data),
    variants: Object.fromEntries(
      variantRows.map((row) => [row.sku, toVariant(row, data, hasWhiteGlove, facts)]),
    ),
    gifts: data.gifts.map((gift) => productId(facts.brandKey, gift)),
    markers: data.markers,
    extrasMarkers,
    ...(data.transit ? { transit: transitOf(data.transit, facts.flags) } : {}),
    plan: data.plan ? planTerms(data.plan) : null,
    // Known once all products are: the brand's list of upsells goes by them.
    upsell: null,
  };
  return { ...product, variants: withSplitKings(product) };
};

/**
 * A split king costs twice its Twin XL as that costs now, whatever was kept when the catalogue was imported
 * [C4, D3]. Sleep bundles go by their parts, see bundle-prices.ts.
 */
const withSplitKings = (product: Product): Product['variants'] =>
  Object.fromEntries(
    Object.entries(product.variants).map(([sku, variant]) => {
      const half = splitKingHalf(product, variant);
      if (!half) return [sku, variant];
      return [sku, { ...variant, ...splitKingPrice(half) }];
    }),
  );

const planTerms = ({ family, ...terms }: NonNullable<ProductData['plan']>): PlanTerms => ({
  ...terms,
  coverage: family,
});

/** The next day is promised only while the store as a whole does. */
const transitOf = (transit: KnownTransit, { nextDayDelivery }: Flags): KnownTransit => ({
  ...transit,
  nextDay: transit.nextDay && nextDayDelivery,
});

const toVariant = (
  row: VariantRow,
  { kind, name, transit }: ProductData,
  hasWhiteGlove: boolean,
  { stock: stockRows, flags, now }: ProductFacts,
): Variant => {
  const stocked = stockOf(
    row.demand.map((part) => {
      const { available = 0, backOrder = false } = stockRows.get(part.stockItem) ?? {};
      return { ...part, available, backOrder };
    }),
  );
  const { isInStock, isBackOrderAllowed } = stocked;
  const { shipsInDays } = row;
  const size = chosenSize(row.chosen);
  return {
    sku: row.sku,
    chosen: row.chosen,
    list: row.listCents,
    price: row.priceCents,
    value: row.valueCents,
    demand: stocked.demand,
    units: stocked.units,
    availability: {
      isActive: row.isActive && isSoldInSize(kind, size, flags) && isSoldBundle(name, flags),
      isInStock,
      isBackOrderAllowed,
      ...shippingDates(
        {
          isInStock: isInStock && hasTrait(kind, 'physical'),
          isBackOrderAllowed: isBackOrderAllowed && hasTrait(kind, 'physical'),
          shipsInDays,
          hasWhiteGlove,
          transit: transit ? transitOf(transit, flags) : null,
        },
        now,
      ),
    },
  };
};

/**
 * What the stock of its parts makes of a variant. It may be back-ordered while one unit can be had, some
 * of it later; how many more is decided per stock item.
 */
export const stockOf = (demand: readonly KnownDemand[]) => {
  const units = Math.min(...demand.map(({ available = 0, units }) => Math.floor(available / units)));
  const isLater = demand.some(({ backOrder }) => backOrder);
  return {
    demand,
    units,
    isInStock: units >= 1,
    isBackOrderAllowed: isLater && catalogueQuantity({ demand }) >= 1,
  };
};
