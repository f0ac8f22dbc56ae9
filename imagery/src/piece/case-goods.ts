import { Group, type Object3D } from 'three';
import { block, type Point } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import { drawerFront, handlesOf } from './drawer-front.ts';
import { legHeight, legs } from './legs.ts';
import type { PieceSpec } from './piece-spec.ts';

const BOARD = 0.85 * INCH;
const GAP = 0.12 * INCH;
/** How high the board round the top of a case is that has one. */
const LIP = 0.5 * INCH;

/**
 * A nightstand, dresser, chest or cabinet: a case of boards on legs, with drawers in columns and, where it has
 * one, an open shelf below them. It stands on the floor with its back at -z.
 */
export const caseGoods = (spec: PieceSpec): Group => {
  const { width, height, cover, parts } = spec;
  const depth = spec.length;
  const lift = parts.isLow ? 0 : legHeight(parts.legs, height);
  const bottom = lift;
  const top = height - lipOf(spec);
  const group = new Group();
  group.add(
    block({
      size: [width + 0.012, BOARD, depth + 0.01],
      at: [0, top - BOARD / 2, 0],
      finish: cover,
      radius: 0.006,
    }),
    block({ size: [width - 2 * BOARD, BOARD, depth], at: [0, bottom + BOARD / 2, 0], finish: cover }),
    ...[-1, 1].map((side) =>
      block({
        size: [BOARD, top - bottom - BOARD, depth],
        at: [(side * (width - BOARD)) / 2, (top - BOARD + bottom) / 2, 0],
        finish: cover,
      }),
    ),
    block({
      size: [width - BOARD, top - bottom - BOARD, 0.006],
      at: [0, (top - BOARD + bottom) / 2, -depth / 2 + 0.006],
      finish: spec.side,
    }),
  );
  const opening = {
    left: -width / 2 + BOARD,
    bottom: bottom + BOARD,
    width: width - 2 * BOARD,
    top: top - BOARD,
  };
  const shelf = parts.hasShelf ? (opening.top - opening.bottom) * 0.42 : 0;
  if (shelf > 0)
    group.add(
      block({
        size: [opening.width, BOARD, depth - 0.02],
        at: [0, opening.bottom + shelf, -0.005],
        finish: cover,
      }),
    );
  group.add(
    ...fronts(spec, { ...opening, bottom: opening.bottom + (shelf > 0 ? shelf + BOARD / 2 : 0) }, depth),
    ...legs(spec, { width, depth, height: lift }),
    ...lip(spec),
  );
  return group;
};

const lipOf = ({ parts }: PieceSpec): number => (parts.hasLip ? LIP : 0);

/** What keeps small things on the top: a low board behind and at both sides. */
const lip = (spec: PieceSpec): Object3D[] => {
  if (!spec.parts.hasLip) return [];
  const { width, height, length, cover: finish } = spec;
  const y = height - LIP / 2;
  return [
    block({ size: [width + 0.012, LIP, 0.014], at: [0, y, -length / 2 + 0.003], finish, radius: 0.003 }),
    ...[-1, 1].map((side) =>
      block({
        size: [0.014, LIP, length - 0.004],
        at: [(side * (width - 0.002)) / 2, y, 0.007],
        finish,
        radius: 0.003,
      }),
    ),
  ];
};

/** Where the upper drawer (of several, the one on the right) is pulled by. Metres. */
export const upperHandle = (spec: PieceSpec): Point => {
  const { parts, width, length } = spec;
  const height = spec.height - lipOf(spec);
  const { drawers = 2, columns = 1, hasShelf = false, isLow = false } = parts;
  const across = drawers % columns === 0 ? columns : 1;
  const wide = (width - 2 * BOARD) / across;
  const inside = height - (isLow ? 0 : legHeight(parts.legs, spec.height)) - 2 * BOARD;
  const high = (hasShelf ? inside * 0.58 - BOARD / 2 : inside) / Math.ceil(drawers / columns);
  const side = handlesOf(wide - 2 * GAP).at(-1) ?? 0;
  return [
    wide * ((across - 1) / 2) + side,
    height - BOARD - (parts.handle === 'groove' ? 0.012 : high / 2),
    length / 2,
  ];
};

interface Opening {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly top: number;
}

/** The drawers, evenly; an odd one of several columns is the long one on top. */
const fronts = (spec: PieceSpec, opening: Opening, depth: number): Object3D[] => {
  const { drawers = 2, columns = 1 } = spec.parts;
  const isLongOnTop = drawers % columns !== 0;
  const rows = Math.ceil(drawers / columns);
  const high = (opening.top - opening.bottom) / rows;
  return Array.from({ length: rows }, (_, row) => {
    const across = isLongOnTop && row === rows - 1 ? 1 : columns;
    const wide = opening.width / across;
    return Array.from({ length: across }, (__, column) =>
      drawerFront(spec, {
        width: wide - 2 * GAP,
        height: high - 2 * GAP,
        x: opening.left + wide * (column + 0.5),
        y: opening.bottom + high * (row + 0.5),
        z: depth / 2 - 0.004,
      }),
    );
  }).flat();
};
