import { INCH } from '../form/units.ts';
import type { PieceSpec } from '../piece/piece-spec.ts';

/** Inches by which a size is wider and longer than what the catalogue measures of a product. */
interface Growth {
  readonly width: number;
  readonly length: number;
}

/** A piece and where it stands: metres beside the middle of the whole. */
export interface PlacedSpec {
  readonly spec: PieceSpec;
  readonly x: number;
}

/** Metres between the halves of a split king, so that two mattresses are seen. */
const GAP = 0.006;

/**
 * A product in one of its sizes. What is split is two of half the width, side by side.
 * @example specsOfSize(queen, { width: 16, length: 0 }, false) // the king
 */
export const specsOfSize = (
  spec: PieceSpec,
  { width, length }: Growth,
  isSplit: boolean,
): readonly PlacedSpec[] => {
  const whole = { ...spec, width: spec.width + width * INCH, length: spec.length + length * INCH };
  if (!isSplit) return [{ spec: whole, x: 0 }];
  const half = { ...whole, width: (whole.width - GAP) / 2 };
  return [-1, 1].map((side) => ({ spec: half, x: (side * (half.width + GAP)) / 2 }));
};
