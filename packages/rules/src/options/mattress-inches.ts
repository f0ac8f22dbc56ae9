import type { Size } from './sizes.ts';

/** Width and length of a mattress in inches as shoppers read it; a split king is two halves [D2]. */
export const MATTRESS_INCHES: Readonly<Partial<Record<Size, string>>> = {
  twin: '39 × 75',
  twinXL: '39 × 80',
  full: '54 × 75',
  queen: '60 × 80',
  king: '76 × 80',
  calKing: '72 × 84',
  splitKing: 'two 38 × 80',
};
