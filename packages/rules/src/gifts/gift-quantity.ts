import type { ProductKind } from '../options/product.ts';

const PAIRED_PILLOWS = ['full', 'queen', 'king', 'calKing'];

/**
 * How many of a gift one mattress brings: 2 for split king, 2 pillows for full to cal king,
 * otherwise 1 (catalogue section 5).
 * @example giftQuantity('pillow', 'queen') // 2
 */
export const giftQuantity = (gift: ProductKind, mattressSize: string | null): number => {
  if (mattressSize === 'splitKing') return 2;
  return gift === 'pillow' && mattressSize !== null && PAIRED_PILLOWS.includes(mattressSize) ? 2 : 1;
};
