import { Group, type Mesh, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { drape } from '../form/drape.ts';
import { noise } from '../form/noise.ts';
import { denser, filled, sheetOf, surface, type Thickness } from '../form/sheet.ts';
import { INCH } from '../form/units.ts';
import type { PieceSpec, Stitching } from './piece-spec.ts';
import { pillow, USUAL_PILLOW } from './pillow.ts';
import { seedOf } from './seed.ts';

/** A bed to be dressed: where its mattress ends (metres). */
export interface BedTop {
  readonly width: number;
  readonly length: number;
  readonly top: number;
  /** The middle of the mattress along z; its head is at -z. */
  readonly z: number;
  /** The bed around it, as wide and long as its rails are. */
  readonly frame?: { readonly width: number; readonly length: number; readonly top: number };
}

/** How thick a quilt is between its seams; u and v run over its width and length. */
export const stitched = (
  stitching: Stitching,
  { width, length, loft }: { readonly width: number; readonly length: number; readonly loft: number },
): Thickness => {
  const x = (u: number) => (u - 0.5) * width;
  const z = (v: number) => (v - 0.5) * length;
  const hem = (u: number, v: number) => Math.min(1, Math.min(u, 1 - u, v, 1 - v) * 30) ** 0.5;
  const base = (u: number, v: number) => loft * (0.85 + 0.3 * noise(x(u) * 3, z(v) * 3, 5));
  switch (stitching) {
    case 'plain':
      return (u, v) => hem(u, v) * base(u, v) * 0.75 + 0.004;
    case 'rows':
      return (u, v) => 0.003 + hem(u, v) * base(u, v) * seam(z(v) / (3.6 * INCH));
    case 'boxes':
      return (u, v) =>
        0.004 + hem(u, v) * base(u, v) * seam(x(u) / (12 * INCH)) * seam(z(v) / (12 * INCH)) * 1.25;
    case 'squares':
      // Of four inches, which hold what is heavy: glass, not down.
      return (u, v) =>
        0.003 + hem(u, v) * base(u, v) * seam(x(u) / (4 * INCH)) * seam(z(v) / (4 * INCH)) * 1.3;
    case 'diamonds':
      return (u, v) =>
        0.004 +
        hem(u, v) * base(u, v) * seam((x(u) + z(v)) / (9 * INCH)) * seam((x(u) - z(v)) / (9 * INCH)) * 1.2;
  }
};

const seam = (value: number): number => Math.min(1, Math.abs(value - Math.round(value)) * 2.4) ** 0.55;

/** A duvet or quilt that lies on a bed, turned down a little below the pillows. */
export const duvetOnBed = (
  bed: BedTop,
  {
    finish,
    loft,
    stitching = 'plain',
    overhang = 0.38,
    length = bed.length * 0.8 + overhang,
    seed = 1,
  }: {
    readonly finish: Finish;
    readonly loft: number;
    readonly stitching?: Stitching;
    readonly overhang?: number;
    readonly length?: number;
    readonly seed?: number;
  },
): Object3D[] => {
  const width = bed.width + 2 * overhang;
  const cloth = drape({
    width,
    length,
    box: { width: bed.width + 0.05, length: bed.length + 0.05, top: bed.top },
    frame: bed.frame,
    z: bed.length / 2 + overhang - length / 2 - 0.015,
    stiffness: 0.2 + loft * 12,
    seed,
  });
  const fine = stitching === 'squares' ? denser(cloth, 3) : cloth;
  return shifted(filled(fine, finish, stitched(stitching, { width, length, loft })), bed.z);
};

/** Cloth that is drawn tight over the mattress: a fitted sheet or a protector, `drop` metres down its sides. */
export const fittedOnBed = (bed: BedTop, finish: Finish, drop: number): Mesh =>
  surface(
    sheetOf(120, 160, (u, v) => {
      const x = stretch(u, bed.width, drop);
      const z = stretch(v, bed.length, drop);
      const fall = Math.max(x.fall, z.fall);
      const crease =
        fall > 0 ? 0.006 * noise(x.at * 14, z.at * 14, fall * 9) : 0.002 * noise(x.at * 4, z.at * 4);
      return [x.at, bed.top + 0.006 - fall + (fall === 0 ? crease : 0), z.at + bed.z];
    }),
    finish,
  );

const stretch = (u: number, side: number, drop: number): { readonly at: number; readonly fall: number } => {
  const along = (u - 0.5) * (side + 2 * drop);
  const beyond = Math.abs(along) - side / 2;
  if (beyond <= 0) return { at: along, fall: 0 };
  return { at: Math.sign(along) * (side / 2 + 0.014 * Math.min(1, beyond / 0.03)), fall: beyond };
};

/** Pillows that lean against the head of a bed: two deep for a wide bed, one for a narrow one. */
export const pillowsOnBed = (bed: BedTop, finish: Finish, front: Finish = finish, seed = 0): Object3D[] => {
  const places = bed.width > 1.3 ? [-0.25, 0.25] : [0];
  const size = { ...USUAL_PILLOW, width: Math.min(USUAL_PILLOW.width, bed.width * 0.44) };
  return [
    ...places.map((place, index) =>
      leaning(
        pillow({ ...size, finish, seed: seed + index + 1 }),
        [place * bed.width, bed.top + 0.2, bed.z - bed.length / 2 + 0.17],
        -1.12,
        place * 0.1,
      ),
    ),
    ...places.map((place, index) =>
      leaning(
        pillow({ ...size, finish: front, seed: seed + index + 5 }),
        [place * bed.width * 1.02, bed.top + 0.155, bed.z - bed.length / 2 + 0.4],
        -0.72,
        -place * 0.15,
      ),
    ),
  ];
};

const leaning = (piece: Group, at: readonly [number, number, number], tilt: number, turn: number): Group => {
  piece.rotation.set(-tilt, turn, 0);
  piece.position.set(...at);
  return piece;
};

interface Folded {
  readonly width: number;
  readonly depth: number;
  /** Of one layer. */
  readonly thick: number;
  readonly layers: number;
  readonly finish: Finish;
  readonly bottom?: number;
  readonly seed?: number;
}

/** Cloth folded to a parcel: layers one above the other with a round fold in front. Its underside is at `bottom`. */
export const folded = ({ width, depth, thick, layers, finish, bottom = 0, seed = 1 }: Folded): Object3D[] =>
  Array.from({ length: layers }, (_, index) => {
    const slide = slideOf(index, seed);
    return surface(
      sheetOf(40, 72, (u, v) => {
        const [z, lift] = stadium(v, depth + slide, thick * 0.97);
        const edge = Math.min(u, 1 - u) * width;
        const flat = Math.sqrt(Math.min(1, edge / (thick * 0.8)));
        const soft = 0.12 * thick * noise(u * 3 + index * 5.3, z * 9, seed * 1.7);
        const y = bottom + index * thick + thick / 2 + lift * (0.55 + 0.45 * flat) + soft;
        return [(u - 0.5) * (width + slide) + slide, y, z + slide];
      }),
      finish,
    );
  });

/** How far a layer lies out of true, in metres. */
const slideOf = (index: number, seed: number): number => 0.007 * noise(index * 1.7 + 0.4, seed * 3.3 + 0.2);

/** Around a long section with half circles at its ends: its place along the depth and its height. */
const stadium = (turn: number, depth: number, thick: number): [number, number] => {
  const round = thick / 2;
  const straight = depth - thick;
  const arc = Math.PI * round;
  let along = turn * 2 * (straight + arc);
  if (along <= straight) return [straight / 2 - along, round];
  along -= straight;
  if (along <= arc) return [-straight / 2 - Math.sin(along / round) * round, Math.cos(along / round) * round];
  along -= arc;
  if (along <= straight) return [along - straight / 2, -round];
  along -= straight;
  return [straight / 2 + Math.sin(along / round) * round, -Math.cos(along / round) * round];
};

/** How many pillowcases are in a set: a second pair is what this one is sold for. */
export const caseCount = ({ name }: PieceSpec): 2 | 4 => (name === 'serenity-bundle-sheet-set' ? 4 : 2);

/** A set of sheets as it is given: folded parcels of one colour, pillowcases on top, tied with a band. */
export const sheetStack = (spec: PieceSpec): Group => {
  const { cover, accent } = spec;
  const seed = seedOf(spec);
  const parcels = [
    { width: 0.44, depth: 0.34, thick: 0.03, layers: 3 },
    { width: 0.42, depth: 0.33, thick: 0.025, layers: 3 },
    { width: 0.36, depth: 0.26, thick: 0.018, layers: caseCount(spec) },
  ];
  const group = new Group();
  const folds: Fold[] = [];
  let bottom = 0;
  for (const [index, parcel] of parcels.entries()) {
    const lying = { ...parcel, bottom, seed: seed + index };
    group.add(...folded({ ...lying, finish: cover }));
    folds.push(...foldsOf(lying));
    bottom += parcel.thick * parcel.layers;
  }
  group.add(ribbon(folds, accent, seed));
  return group;
};

/** The round end of a layer, before or behind: its middle and its radius in metres. */
interface Fold {
  readonly z: number;
  readonly y: number;
  readonly radius: number;
}

const foldsOf = ({ depth, thick, layers, bottom = 0, seed = 1 }: Omit<Folded, 'finish'>): Fold[] =>
  Array.from({ length: layers }, (_, index) => {
    const slide = slideOf(index, seed);
    const z = (depth + slide - thick) / 2;
    return [z, -z].map((end) => ({ z: end + slide, y: bottom + (index + 0.5) * thick, radius: thick / 2 }));
  }).flat();

/** A band in the colour of the hems, drawn tight: in each direction it lies on the fold that stands out most. */
const ribbon = (folds: readonly Fold[], accent: Finish, seed: number): Object3D => {
  const x = ((seed % 7) - 3) * 0.012;
  return surface(
    sheetOf(6, 180, (u, v) => {
      const turn = Math.PI * (0.5 + 2 * v);
      const [z, y] = [Math.cos(turn), Math.sin(turn)];
      const reach = (fold: Fold) => fold.z * z + fold.y * y + fold.radius;
      const outer = folds.reduce((most, fold) => (reach(fold) > reach(most) ? fold : most));
      const away = outer.radius + 0.004;
      return [x + (u - 0.5) * 0.05, outer.y + y * away, outer.z + z * away];
    }),
    { kind: 'sateen', color: accent.color },
  );
};

const shifted = (meshes: Object3D[], z: number): Object3D[] => {
  for (const mesh of meshes) mesh.position.z += z;
  return meshes;
};
