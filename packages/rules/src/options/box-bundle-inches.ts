import type { Size } from './sizes.ts';

/** Inches of a bundle in its box. */
interface BoxInches {
  readonly width: number;
  readonly length: number;
  readonly height: number;
}

const box = (width: number, length: number): BoxInches => ({ width, length, height: 11 });

/**
 * Box-bundle dimensions by size [C3]. The split king's are those of a Cal King, as the
 * specification has it; what shoppers read is in mattress-inches.ts [D2].
 */
export const BOX_BUNDLE_INCHES: Readonly<Partial<Record<Size, BoxInches>>> = {
  twin: box(39, 75),
  twinXL: box(39, 80),
  full: box(54, 75),
  queen: box(60, 80),
  king: box(76, 80),
  calKing: box(72, 84),
  splitKing: box(72, 84),
};
