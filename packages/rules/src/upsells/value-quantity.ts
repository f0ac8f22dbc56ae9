/** A split king is two twin XL: its sleep bundle would count twice [D47]. */
export const HALVED_SIZE = 'splitKing';

/**
 * How many sleep bundles count for the advertised value: halved and rounded up for a split king, else as
 * many as there are [C5].
 * @example valueQuantity(2, 'splitKing') // 1
 */
export const valueQuantity = (quantity: number, size: string | null): number =>
  size === HALVED_SIZE ? Math.ceil(quantity / 2) : quantity;
