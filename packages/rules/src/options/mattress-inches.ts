import type { Size } from './sizes.ts';

/** Width and length of a mattress as shoppers read it; a split king is two halves (decisions row 2). */
export const MATTRESS_INCHES: Readonly<Partial<Record<Size, string>>> = {
  twin: '39 × 75 in',
  twinXL: '39 × 80 in',
  full: '54 × 75 in',
  queen: '60 × 80 in',
  king: '76 × 80 in',
  calKing: '72 × 84 in',
  splitKing: 'two 38 × 80 in',
};
