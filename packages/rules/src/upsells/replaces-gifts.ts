import type { Product } from '../options/product.ts';

/** What rules know an upgrade by that comes in place of the free gifts, e.g. the Premier Bundle. */
export const REPLACES_GIFTS = 'replaces-gifts';

interface GiftReplacer {
  readonly quantity: number;
  readonly forItem: string | null;
  readonly product: Pick<Product, 'markers'>;
}

interface GiftBringer {
  readonly id: string;
  readonly quantity: number;
}

/**
 * Whether upgrades among the lines take the place of all free gifts that a line would bring (decision
 * record 010). One upgrade stands for the gifts of one unit: see {@link giftsReplaced}.
 * @example replacesGifts(mattress, [mattress, premierBundle]) // true
 */
export const replacesGifts = (line: GiftBringer, lines: readonly GiftReplacer[]): boolean =>
  giftsReplaced(line, lines) === line.quantity;

/**
 * For how many units of a line upgrades take the place of the gifts: two mattresses with one Premier
 * Bundle still bring the gifts of one.
 * @example giftsReplaced({ ...mattress, quantity: 2 }, [mattress, premierBundle]) // 1
 */
export const giftsReplaced = ({ id, quantity }: GiftBringer, lines: readonly GiftReplacer[]): number =>
  lines
    .filter(({ forItem, product }) => forItem === id && product.markers.includes(REPLACES_GIFTS))
    .reduce((replaced, upgrade) => Math.min(quantity, replaced + upgrade.quantity), 0);
