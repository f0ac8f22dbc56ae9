import type { ProductKind } from '../options/product.ts';

/**
 * How likely a product of one kind goes with one of another while no purchases tell: from 0 to 1, in the order in which shops for
 * beds put them side by side. What is not listed is 0: nobody buys a second mattress with a mattress.
 */
const COMPLEMENTS: Readonly<Partial<Record<ProductKind, Readonly<Partial<Record<ProductKind, number>>>>>> = {
  mattress: {
    protector: 0.9,
    sheets: 0.8,
    pillow: 0.8,
    'adjustable-base': 0.6,
    bedframe: 0.6,
    foundation: 0.5,
    bedding: 0.4,
    nightstand: 0.2,
  },
  bedframe: { nightstand: 0.8, mattress: 0.6, dresser: 0.6, chest: 0.4, sheets: 0.4, furniture: 0.3 },
  foundation: { mattress: 0.6, protector: 0.6, sheets: 0.5, pillow: 0.4 },
  'adjustable-base': { mattress: 0.6, sheets: 0.7, pillow: 0.6, protector: 0.6 },
  sheets: { pillow: 0.8, bedding: 0.7, protector: 0.6 },
  pillow: { sheets: 0.7, protector: 0.5, bedding: 0.6 },
  protector: { sheets: 0.8, pillow: 0.7, bedding: 0.4 },
  bedding: { sheets: 0.8, pillow: 0.7 },
  'sleep-bundle': { 'adjustable-base': 0.4, bedframe: 0.4, bedding: 0.4 },
  nightstand: { dresser: 0.8, chest: 0.6, bedframe: 0.5, furniture: 0.4 },
  dresser: { nightstand: 0.9, chest: 0.5, bedframe: 0.4, furniture: 0.4 },
  chest: { nightstand: 0.8, dresser: 0.5, bedframe: 0.4, furniture: 0.4 },
  furniture: { nightstand: 0.5, dresser: 0.4, chest: 0.3, bedding: 0.3 },
};

/**
 * The share of it for two kinds [R054].
 * @example complementOf('mattress', 'protector') // 0.9
 */
export const complementOf = (inCart: ProductKind, offered: ProductKind): number =>
  COMPLEMENTS[inCart]?.[offered] ?? 0;
