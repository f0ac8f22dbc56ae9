import type { Product } from '../options/product.ts';
import { BEST_REST_MARKER, bestRestQuantity } from '../upsells/best-rest-pillow.ts';

const PAIRED_PILLOWS = ['full', 'queen', 'king', 'calKing'];

/**
 * How many of a gift one mattress brings: 2 for split king, 2 pillows for full to cal king, otherwise 1;
 * the Best-rest pillow comes once for twin and twin XL and else twice. A gift that is itself made for a
 * split king is one set [C5, D4].
 * @example giftQuantity(pillow, 'queen', 'standard') // 2
 */
export const giftQuantity = (
  gift: Pick<Product, 'kind' | 'markers'>,
  mattressSize: string | null,
  giftSize: string | null,
): number => {
  if (mattressSize === null || giftSize === 'splitKing') return 1;
  if (gift.markers.includes(BEST_REST_MARKER)) return bestRestQuantity(mattressSize);
  if (mattressSize === 'splitKing') return 2;
  return gift.kind === 'pillow' && PAIRED_PILLOWS.includes(mattressSize) ? 2 : 1;
};
