import type { Flags } from '../flags.ts';
import type { Product } from '../options/product.ts';
import { bedsServed, type ChosenProduct } from './goes-with.ts';

/** The marker of upgrades that replace the free gifts, e.g. the Premier Bundle. */
export const REPLACES_GIFTS = 'replaces-gifts';

interface GiftReplacer extends ChosenProduct {
  readonly quantity: number;
  readonly forItem: string | null;
  readonly product: ChosenProduct['product'] & Pick<Product, 'markers'>;
}

interface GiftBringer extends ChosenProduct {
  readonly id: string;
  readonly quantity: number;
}

/**
 * For how many units of a line upgrades take the place of the gifts [R010]: one for each
 * bed that they serve, so two mattresses with one Premier Bundle still bring the gifts of one, and a twin
 * one replaces nothing beside a king.
 * @example giftsReplaced({ ...mattress, quantity: 2 }, [mattress, premierBundle], flags) // 1
 */
export const giftsReplaced = (
  bed: GiftBringer,
  lines: readonly GiftReplacer[],
  flags: Pick<Flags, 'splitKingGift'>,
): number =>
  lines
    .filter(({ forItem, product }) => forItem === bed.id && product.markers.includes(REPLACES_GIFTS))
    .reduce((replaced, upgrade) => Math.min(bed.quantity, replaced + bedsServed(upgrade, bed, flags)), 0);
