import type { Mesh } from 'three';
import { type Band, band } from './band.ts';
import type { PieceSpec } from './piece-spec.ts';
import { firmnessOf } from './quilt.ts';

/**
 * The sides of a mattress, by which its family is known from across a room: classics are plain, hybrids stitched in rows,
 * Premier is in two colours, Luxe ribbed from top to bottom, Ultra both.
 */
export const border = (spec: PieceSpec, sides: Band): Mesh[] => {
  const { name, side, cover } = spec;
  const form = { rows: rowsOf(spec), ribs: /luxe|ultra/.test(name) ? RIBS : 0 };
  if (!/premier|ultra/.test(name)) return [band(sides, side, form)];
  const seam = sides.bottom + (sides.top - sides.bottom) * 0.74;
  return [band({ ...sides, top: seam }, side, form), band({ ...sides, bottom: seam }, cover)];
};

/** Around the whole mattress. */
const RIBS = 150;

/** Springs are held by rows of stitches, more of them where it is done by hand. */
const rowsOf = (spec: PieceSpec): number => {
  if (!spec.name.includes('hybrid')) return 1;
  return firmnessOf(spec) === null ? 2 : 3;
};
