import type { RoomData } from '@counterpane/catalogue/room-schema';
import { ExtrudeGeometry, Mesh, type Object3D, Path, Shape } from 'three';
import { type Finish, materialOf } from '../finish/finish.ts';
import { block } from '../form/block.ts';
import { sheetOf, surface } from '../form/sheet.ts';

/** An opening in the wall on the left, in metres along z and above the floor. */
interface Opening {
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly lintel: number;
  /** Bars between its panes: how many upright, and at which share of its height those that lie. */
  readonly posts: number;
  readonly rails: readonly number[];
  /** How wide a bar is, in metres. */
  readonly bar: number;
  /** Its head is half a circle. */
  readonly isArched?: boolean;
}

const OPENINGS: Readonly<Record<RoomData['window'], readonly Opening[]>> = {
  casement: [{ from: -0.75, to: 1.05, sill: 0.35, lintel: 2.4, posts: 1, rails: [0.62], bar: 0.045 }],
  sashes: [
    { from: -1.0, to: -0.1, sill: 0.5, lintel: 2.35, posts: 0, rails: [0.5], bar: 0.05 },
    { from: 0.3, to: 1.2, sill: 0.5, lintel: 2.35, posts: 0, rails: [0.5], bar: 0.05 },
  ],
  cottage: [
    { from: -0.85, to: 1.1, sill: 0.55, lintel: 2.2, posts: 3, rails: [0.25, 0.5, 0.75], bar: 0.026 },
  ],
  french: [{ from: -0.8, to: 1.2, sill: 0.04, lintel: 2.5, posts: 3, rails: [0.26, 0.5, 0.74], bar: 0.036 }],
  arched: [
    { from: -0.75, to: 1.15, sill: 0.3, lintel: 2.55, posts: 1, rails: [0.58], bar: 0.04, isArched: true },
  ],
  screen: [{ from: -0.95, to: 1.25, sill: 0.2, lintel: 2.3, posts: 7, rails: [0.14, 0.86], bar: 0.022 }],
  ribbon: [{ from: -1.2, to: 1.35, sill: 0.7, lintel: 2.3, posts: 1, rails: [], bar: 0.05 }],
};

const PAINT: Finish = { kind: 'paint', color: '#f6f4ef' };
const THICK = 0.12;

/** The wall on the left with its window: `x` is its middle; it ends at z = `back` and z = `front` (metres). */
export const windowWall = (
  { wall, wood, window, curtain }: RoomData,
  {
    x,
    back,
    front,
    height,
  }: { readonly x: number; readonly back: number; readonly front: number; readonly height: number },
): Object3D[] => {
  const openings = OPENINGS[window];
  const frame = window === 'screen' ? wood : PAINT;
  const first = openings[0];
  const last = openings.at(-1);
  return [
    wallAround(openings, { back, front, height }, x, wall),
    ...openings.flatMap((opening) => bars(opening, x, frame)),
    ...(curtain && first && last
      ? [
          curtainAt(x, first.from - 0.56, first.from - 0.14, curtain),
          curtainAt(x, last.to + 0.02, last.to + 0.44, curtain),
        ]
      : []),
  ];
};

/** One wall with holes, as thick as a wall is. */
const wallAround = (
  openings: readonly Opening[],
  { back, front, height }: { readonly back: number; readonly front: number; readonly height: number },
  x: number,
  finish: Finish,
): Mesh => {
  // Its outline lies in the plane of -z and y, so that what is pushed out of it goes along x.
  const outline = new Shape()
    .moveTo(-front, 0)
    .lineTo(-back, 0)
    .lineTo(-back, height)
    .lineTo(-front, height)
    .closePath();
  outline.holes.push(...openings.map(holeOf));
  const mesh = new Mesh(
    new ExtrudeGeometry(outline, { depth: THICK, bevelEnabled: false, curveSegments: 40 }),
    materialOf(finish),
  );
  mesh.rotation.y = Math.PI / 2;
  mesh.position.x = x - THICK / 2;
  return mesh;
};

const springOf = ({ from, to, lintel }: Opening): number => lintel - (to - from) / 2;

const holeOf = (opening: Opening): Path => {
  const { from, to, sill, lintel, isArched } = opening;
  const hole = new Path().moveTo(-to, sill).lineTo(-from, sill);
  if (isArched === true) hole.absarc(-(from + to) / 2, springOf(opening), (to - from) / 2, 0, Math.PI, false);
  else hole.lineTo(-from, lintel).lineTo(-to, lintel);
  return hole.closePath();
};

const bars = (opening: Opening, x: number, finish: Finish): Object3D[] => {
  const { from, to, sill, lintel, posts, rails, bar, isArched } = opening;
  const [middle, span, rise] = [(from + to) / 2, to - from, lintel - sill];
  const edge = Math.max(bar, 0.04) / 2;
  const upright = Array.from({ length: posts }, (_, index) => from + (span * (index + 1)) / (posts + 1));
  const top = isArched === true ? springOf(opening) : lintel;
  const post = (z: number, wide: number, upTo: number): Mesh =>
    block({ size: [0.05, upTo - sill, wide], at: [x, (sill + upTo) / 2, z], finish });
  const rail = (y: number, high: number): Mesh =>
    block({ size: [0.044, high, span], at: [x, y, middle], finish });
  return [
    ...upright.map((z) => post(z, bar, lintel)),
    ...[from + edge, to - edge].map((z) => post(z, edge * 2, top)),
    ...rails.map((share) => rail(sill + rise * share, bar)),
    rail(sill + edge, edge * 2),
    ...(isArched === true ? [] : [rail(lintel - edge, edge * 2)]),
    block({ size: [0.2, 0.03, span + 0.1], at: [x + 0.05, sill, middle], finish, radius: 0.008 }),
  ];
};

/** A curtain that hangs in folds from a little under the ceiling to the floor, from one z to another. */
const curtainAt = (x: number, from: number, to: number, finish: Finish): Mesh =>
  surface(
    sheetOf(120, 24, (u, v) => {
      const fall = 1 - v;
      const fold = 0.032 + 0.014 * Math.sin(u * 9 + from);
      const depth = fold * Math.sin(u * Math.PI * 2 * 6.5 + 0.5 * Math.sin(v * 3 + from));
      const wide = 1 + 0.06 * v * (u - 0.5);
      return [x + 0.16 + depth, 0.015 + 2.58 * fall, from + (to - from) * u * wide];
    }),
    finish,
  );
