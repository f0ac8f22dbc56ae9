import type { FindProduct, Product, ProductKind, Variant } from '../options/product.ts';
import type { ChosenProperty, PropertyName } from '../options/property-names.ts';
import { variantKey } from '../options/variant-key.ts';
import type { PlanTerms } from '../protection/plan-terms.ts';
import type { Availability } from '../stock/availability.ts';
import type { UpsellTerms } from '../upsells/upsell-terms.ts';

/** A variant that can be bought today. */
export const IN_STOCK: Availability = {
  isActive: true,
  isInStock: true,
  isBackOrderAllowed: false,
  shippingFrom: null,
  shippingTo: null,
  wgsShippingFrom: null,
  wgsShippingTo: null,
};
export const BACK_ORDER: Availability = { ...IN_STOCK, isInStock: false, isBackOrderAllowed: true };
export const SOLD_OUT: Availability = { ...IN_STOCK, isInStock: false };

/** What a made-up product is made from; amounts in integer cents. */
interface Recipe {
  readonly id: string;
  readonly title: string;
  readonly kind: ProductKind;
  /** Property -> values, e.g. `{ Size: ['queen', 'king'] }`. */
  readonly options?: Readonly<Partial<Record<PropertyName, readonly string[]>>>;
  /** First chosen value -> [list, price]; `one` for a product without options. */
  readonly prices: Readonly<Record<string, readonly [list: number, price: number]>>;
  readonly availability?: Readonly<Record<string, Availability>>;
  /** First chosen value -> units to sell; 100 of what is in stock unless told otherwise. */
  readonly units?: Readonly<Record<string, number>>;
  readonly gifts?: readonly string[];
  readonly markers?: readonly string[];
  readonly extrasMarkers?: readonly string[];
  readonly plan?: PlanTerms;
  readonly upsell?: UpsellTerms;
}

/**
 * A small made-up product for tests. A split king is two Twin XL in stock, as in the real catalogue.
 * @example sampleProduct({ id: 'p', title: 'Plan', kind: 'protection-plan', prices: { one: [9900, 9900] } })
 */
export const sampleProduct = (recipe: Recipe): Product => {
  const { id, title, kind, options = {}, gifts = [], markers = [], extrasMarkers = [] } = recipe;
  const properties = Object.entries(options).map(([name, values]) => ({
    // The keys of a recipe's options are property names.
    name: name as PropertyName,
    title: name,
    options: values.map((value) => ({ value, title: value, note: null, swatch: null })),
  }));
  const choices = properties.reduce<ChosenProperty[][]>(
    (all, { name, options: values }) =>
      all.flatMap((chosen) => values.map(({ value }) => [...chosen, { name, value }])),
    [[]],
  );
  const variants = choices.map((chosen): [string, Variant] => {
    const sku = variantKey(id, chosen);
    return [sku, variantOf(recipe, sku, chosen)];
  });
  return {
    id,
    name: id,
    title,
    inventoryKey: id,
    kind,
    properties,
    variants: Object.fromEntries(variants),
    gifts,
    markers,
    extrasMarkers,
    plan: recipe.plan ?? null,
    upsell: recipe.upsell ?? null,
  };
};

const variantOf = (recipe: Recipe, sku: string, chosen: readonly ChosenProperty[]): Variant => {
  const first = chosen[0]?.value ?? 'one';
  const [list, price] = recipe.prices[first] ?? [0, 0];
  const isSplit = first === 'splitKing';
  const single = isSplit ? 'twinXL' : first;
  const stockItem = isSplit ? variantKey(recipe.id, [{ name: 'Size', value: single }]) : sku;
  return {
    sku,
    chosen,
    list,
    price,
    value: list,
    availability: availabilityOf(recipe, first),
    units: unitsOf(recipe, first),
    demand: [
      {
        stockItem,
        units: isSplit ? 2 : 1,
        available: unitsOf(recipe, single),
        backOrder: availabilityOf(recipe, single).isBackOrderAllowed,
      },
    ],
  };
};

const availabilityOf = ({ availability }: Recipe, value: string): Availability =>
  availability?.[value] ?? IN_STOCK;

const unitsOf = (recipe: Recipe, value: string): number =>
  recipe.units?.[value] ?? (availabilityOf(recipe, value).isInStock ? 100 : 0);

/** A mattress: full is sold out, Cal King ships later, and a sleep set comes with every size. */
export const MATTRESS = sampleProduct({
  id: 'mattress',
  title: 'Calm mattress',
  kind: 'mattress',
  options: { Size: ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing', 'splitKing'] },
  prices: {
    twin: [57_000, 39_900],
    twinXL: [64_000, 44_900],
    full: [85_500, 59_900],
    queen: [99_500, 69_900],
    king: [128_000, 89_900],
    calKing: [128_000, 89_900],
    splitKing: [128_000, 89_800],
  },
  availability: { full: SOLD_OUT, calKing: BACK_ORDER },
  gifts: ['sheets', 'pillow', 'protector'],
});

export const SHEETS = sampleProduct({
  id: 'sheets',
  title: 'Sheet set',
  kind: 'sheets',
  options: { Size: ['twin', 'twinXL', 'full', 'queen', 'king', 'calKing'], Color: ['white', 'Golden Oak'] },
  prices: {
    twin: [7900, 5900],
    twinXL: [7900, 5900],
    full: [8900, 6900],
    queen: [9900, 7900],
    king: [11_900, 8900],
    calKing: [11_900, 8900],
  },
});

export const PILLOW = sampleProduct({
  id: 'pillow',
  title: 'Pillow',
  kind: 'pillow',
  options: { Size: ['standard', 'king'] },
  prices: { standard: [7533, 5999], king: [8933, 6933] },
});

/** Not made in Cal King, and sold out in king. */
export const PROTECTOR = sampleProduct({
  id: 'protector',
  title: 'Protector',
  kind: 'protector',
  options: { Size: ['twin', 'twinXL', 'full', 'queen', 'king'] },
  prices: {
    twin: [7900, 5900],
    twinXL: [7900, 5900],
    full: [8900, 6900],
    queen: [9900, 7900],
    king: [11_900, 8900],
  },
  availability: { king: SOLD_OUT },
});

export const FOUNDATION = sampleProduct({
  id: 'foundation',
  title: 'Foundation',
  kind: 'foundation',
  options: { Size: ['queen', 'king'] },
  prices: { queen: [24_999, 19_999], king: [29_999, 24_999] },
});

export const PLAN = sampleProduct({
  id: 'plan',
  title: 'Protection plan',
  kind: 'protection-plan',
  prices: { one: [9900, 9900] },
});

const ALL: readonly Product[] = [MATTRESS, SHEETS, PILLOW, PROTECTOR, FOUNDATION, PLAN];

/** The made-up catalogue by id. @example findSample('pillow')?.title // "Pillow" */
export const findSample: FindProduct = (id) => ALL.find((product) => product.id === id) ?? null;
