import { isPurchasable } from '../stock/availability.ts';
import type { Product, Variant } from './product.ts';
import type { PropertyName } from './property-names.ts';
import { SIZES } from './sizes.ts';

/** Options that are numbers: 15 lbs, a pack of 4. */
const NUMERIC: readonly PropertyName[] = ['Weight', 'Quantity'];
/** Pillows and blankets that come in no bed size come in this one. */
const STANDARD = 'standard';

/**
 * What a page shows in place of a combination that is out of stock, or null when nothing needs to or can
 * [C4, D39, D83]. The current size is kept if it can be, else
 * `standard`, else any. Among those, a numeric option goes to the next value at or above, else to the
 * largest below, and so does a bed size that has to change; otherwise the same is done with the units in
 * stock against the amount wanted.
 * @example findSwap(blanket, fifteenPoundsGrey, 1)?.sku // the 20 pounds
 */
export const findSwap = (product: Product, current: Variant, amount: number): Variant | null => {
  if (isPurchasable(current.availability)) return null;
  const inStock = Object.values(product.variants).filter(
    ({ availability }) => availability.isActive && availability.isInStock,
  );
  const pool = [sizeOf(current), STANDARD]
    .map((size) => inStock.filter((variant) => sizeOf(variant) === size))
    .find((variants) => variants.length > 0);
  return nearest(pool ?? inStock, current, amount);
};

const sizeOf = (variant: Variant): string => chosenValue(variant, 'Size') ?? '';

const chosenValue = ({ chosen }: Variant, name: PropertyName): string | undefined =>
  chosen.find((choice) => choice.name === name)?.value;

const nearest = (pool: readonly Variant[], current: Variant, amount: number): Variant | null => {
  const measure = measureFor(current, amount, pool);
  const ranked = pool
    .map((variant) => ({ variant, size: measure.of(variant), kept: keptOf(variant, current) }))
    .sort((a, b) => b.kept - a.kept);
  const above = ranked.filter(({ size }) => size >= measure.wanted).sort((a, b) => a.size - b.size);
  const below = ranked.filter(({ size }) => size < measure.wanted).sort((a, b) => b.size - a.size);
  return (above[0] ?? below[0])?.variant ?? null;
};

/**
 * The measure by which candidates are compared: the first numeric option, the size where it differs, or the units
 * in stock.
 */
const measureFor = (current: Variant, amount: number, pool: readonly Variant[]) => {
  const name = NUMERIC.find((each) => chosenValue(current, each) !== undefined);
  if (name !== undefined)
    return {
      wanted: Number(chosenValue(current, name)),
      of: (variant: Variant) => Number(chosenValue(variant, name)),
    };
  const isResized = rankOf(current) >= 0 && pool.every((variant) => rankOf(variant) !== rankOf(current));
  return isResized
    ? { wanted: rankOf(current), of: rankOf }
    : { wanted: amount, of: ({ units }: Variant) => units };
};

const SMALL_TO_LARGE: readonly string[] = SIZES;

const rankOf = (variant: Variant): number => SMALL_TO_LARGE.indexOf(sizeOf(variant));

/** How many choices stay the same; among equal candidates the one with more wins. */
const keptOf = (variant: Variant, current: Variant): number =>
  current.chosen.filter(({ name, value }) => chosenValue(variant, name) === value).length;
