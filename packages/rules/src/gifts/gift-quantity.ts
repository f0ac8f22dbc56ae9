import type { Product } from '../options/product.ts';

const PAIRED_PILLOWS = ['full', 'queen', 'king', 'calKing'];
const SINGLE_SLEEPERS = ['twin', 'twinXL'];

/**
 * How many of a gift one mattress brings: 2 for split king, 2 pillows for full to cal king, otherwise 1;
 * the Best-rest pillow comes once for twin and twin XL and else twice. A gift that is itself made for a
 * split king is one set (catalogue section 5, decisions row 4).
 * @example giftQuantity(pillow, 'queen', 'standard') // 2
 */
export const giftQuantity = (
  gift: Pick<Product, 'kind' | 'markers'>,
  mattressSize: string | null,
  giftSize: string | null,
): number => {
  if (mattressSize === null || giftSize === 'splitKing') return 1;
  if (gift.markers.includes('best-rest-pillow')) return bestRestQuantity(mattressSize);
  if (mattressSize === 'splitKing') return 2;
  return gift.kind === 'pillow' && PAIRED_PILLOWS.includes(mattressSize) ? 2 : 1;
};

/** Best-rest pillows: 1 for twin and twin XL, else 2 (catalogue section 5). @example bestRestQuantity('queen') // 2 */
const bestRestQuantity = (mattressSize: string): number => (SINGLE_SLEEPERS.includes(mattressSize) ? 1 : 2);
