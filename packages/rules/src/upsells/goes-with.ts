import type { Flags } from '../flags.ts';
import { chosenSize } from '../options/chosen-size.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { Product } from '../options/product.ts';
import type { ChosenProperty } from '../options/property-names.ts';
import { upsellFit } from './upsell-fit.ts';
import type { UpsellTerms } from './upsell-terms.ts';

/** A product as it was chosen. */
export interface ChosenProduct {
  readonly product: Pick<Product, 'kind' | 'name' | 'properties' | 'upsell'>;
  readonly variant: { readonly chosen: readonly ChosenProperty[] };
}

/** What is offered with a product: its kind, and on what terms. */
interface Offered {
  readonly kind: string;
  readonly upsell: Pick<UpsellTerms, 'hasFixedSaving' | 'isNotSaleable'> | null;
}

type SizeFlags = Pick<Flags, 'splitKingGift'>;

/**
 * Whether an upsell becomes part of the line of the product it is chosen with. A large one is a line of its own, because it can
 * have a protection plan of its own [C5, D85], unless it saves with the product or cannot be bought without it.
 * @example isAddOn({ kind: 'adjustable-base', upsell: null }) // false
 */
export const isAddOn = ({ kind, upsell }: Offered): boolean => !hasTrait(kind, 'large') || isBound(upsell);

/** Whether it saves with another product, or is sold only with one. */
export const isBound = (upsell: Offered['upsell']): boolean =>
  Boolean(upsell?.hasFixedSaving || upsell?.isNotSaleable);

/**
 * Whether a product may be the child of another one ([C3], sellsWith and isNotSaleAble):
 * what has a fixed saving must be offered with that mattress and fit it; what is sold only with something
 * else must be offered with it. Anything else may be for anything: it gains nothing by it.
 */
export const goesWith = (child: ChosenProduct, parent: ChosenProduct, flags: SizeFlags): boolean => {
  const { upsell } = child.product;
  if (!upsell) return true;
  if (upsell.hasFixedSaving) return unitsForBed(child, parent, flags) !== null;
  return !upsell.isNotSaleable || isOfferedWith(child, parent);
};

/**
 * How many beds so many of an upgrade serve: its saving and its place in the gifts count once for each.
 * None when it is not offered with that mattress, or has another size than goes with it; a split king may
 * take two.
 * @example bedsServed({ ...premierInQueen, quantity: 2 }, queenMattress, flags) // 2
 */
export const bedsServed = (
  upgrade: ChosenProduct & { readonly quantity: number },
  bed: ChosenProduct,
  flags: SizeFlags,
): number => {
  const units = unitsForBed(upgrade, bed, flags);
  return units === null ? 0 : Math.floor(upgrade.quantity / units);
};

/** Null when it does not go with the bed. What has no size goes with any. */
const unitsForBed = (upgrade: ChosenProduct, bed: ChosenProduct, flags: SizeFlags): number | null => {
  if (!hasTrait(bed.product.kind, 'bed') || !isOfferedWith(upgrade, bed)) return null;
  const own = sizeOf(upgrade);
  if (own === null) return 1;
  const fit = upsellFit(upgrade.product, sizeOf(bed) ?? '', flags);
  return fit?.size === own ? fit.units : null;
};

const isOfferedWith = ({ product: { upsell } }: ChosenProduct, { product }: ChosenProduct): boolean => {
  const names = upsell?.sellsWith ?? [];
  return names.length === 0 || names.includes(product.name);
};

const sizeOf = ({ variant }: ChosenProduct): string | null => chosenSize(variant.chosen);
