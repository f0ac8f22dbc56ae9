import { noise } from '../form/noise.ts';
import { INCH } from '../form/units.ts';
import type { PieceSpec } from './piece-spec.ts';

/** Height of a quilted surface at x and z (metres) above its seams (metres). */
export type Quilt = (x: number, z: number) => number;

/**
 * How the top of a mattress is quilted: by its family, so that each is known by it. Thin foam has soft waves,
 * hybrids diamonds, deep tops tufts.
 */
export const quiltOf = (spec: PieceSpec): Quilt => {
  const { name, layers, height } = spec;
  switch (firmnessOf(spec)) {
    case 'soft':
      return tufts(6.4 * INCH, 0.024);
    case 'luxury-firm':
      return diamonds(6.5 * INCH, 0.012);
    case 'firm':
      return name.includes('hybrid') ? boxes(4.5 * INCH, 0.006) : rows(3 * INCH, 0.006);
    case null:
  }
  if (name.includes('ultra')) return tufts(7.2 * INCH, 0.02);
  if (name.includes('luxe')) return boxes(9 * INCH, 0.014);
  if (name.includes('hybrid')) return diamonds(6.5 * INCH, 0.011);
  if (height > 12.5 * INCH) return diamonds(9 * INCH, 0.013);
  if (layers.length > 3) return waves(4.5 * INCH, 0.008);
  return waves(8 * INCH, 0.006);
};

/** How firm a mattress is, where its name says so: it shows in its top. */
export const firmnessOf = ({ name }: PieceSpec): 'soft' | 'luxury-firm' | 'firm' | null => {
  if (name.endsWith('-luxury-firm')) return 'luxury-firm';
  if (name.endsWith('-firm')) return 'firm';
  return name.endsWith('-soft') ? 'soft' : null;
};

const seam = (distance: number): number => Math.min(1, distance ** 0.5);

const diamonds =
  (size: number, depth: number): Quilt =>
  (x, z) =>
    depth * seam(distanceTo((x + z) / size) * 3) * seam(distanceTo((x - z) / size) * 3) + wander(x, z);

export const boxes =
  (size: number, depth: number): Quilt =>
  (x, z) =>
    depth * seam(distanceTo(x / size) * 2.6) * seam(distanceTo(z / size) * 2.6) + wander(x, z);

export const rows =
  (size: number, depth: number): Quilt =>
  (_, z) =>
    depth * seam(distanceTo(z / size) * 2.6);

const waves =
  (size: number, depth: number): Quilt =>
  (x, z) =>
    depth * seam(distanceTo((x + 0.028 * Math.sin(z * 11)) / size) * 2.4) + wander(x, z);

/** Buttons in offset rows, with the folds that run from each to its neighbours. */
const tufts =
  (size: number, depth: number): Quilt =>
  (x, z) => {
    const row = Math.round(z / (size * 0.87));
    const shift = row % 2 === 0 ? 0 : size / 2;
    const dx = x - (Math.round((x - shift) / size) * size + shift);
    const dz = z - row * size * 0.87;
    const pit = Math.exp(-(dx * dx + dz * dz) / (2 * 0.028 ** 2));
    return depth * (1 - pit) * (0.72 + 0.28 * seam(distanceTo((x + z * 0.577) / size) * 2)) + wander(x, z);
  };

/** From 0 on a line to 0.5 between two of them. */
const distanceTo = (value: number): number => Math.abs(value - Math.round(value));

const wander = (x: number, z: number): number => 0.0035 * noise(x * 2.3, z * 2.3, 4);
