import { Group, type Object3D } from 'three';
import type { Finish } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import type { PieceSpec } from './piece-spec.ts';

/** What a mattress lies on without a bed around it: a steel frame that folds, or an upholstered foundation. */
export const foundation = (spec: PieceSpec): Group => {
  const group = new Group();
  group.add(...(spec.parts.legs === 'steel' ? steelFrame(spec) : upholstered(spec)));
  return group;
};

/** How many bars a frame that folds has, and how many flat slats one that does not: as close as foam needs them. */
export const STEEL_BARS = 19;
export const STEEL_SLATS = 15;

/** A frame of steel tubes on legs: one that folds in half has bars, the other slats. */
export const steelFrame = ({ parts, width, length, height, side, cover }: PieceSpec): Object3D[] => {
  const steel: Finish = { kind: 'steel', color: side.color };
  const folds = parts.base === 'folding';
  const bars = folds ? STEEL_BARS : STEEL_SLATS;
  const tube = 0.03;
  return [
    ...[-1, 0, 1].map((place) =>
      block({
        size: [tube, tube, length],
        at: [(place * (width - tube)) / 2, height - tube / 2, 0],
        finish: steel,
      }),
    ),
    ...[-1, 0, 1].map((place) =>
      block({
        size: [width - 0.004, tube - 0.004, tube],
        at: [0, height - tube / 2 - 0.003, (place * (length - tube)) / 2],
        finish: steel,
      }),
    ),
    ...Array.from({ length: bars }, (_, index) =>
      folds
        ? rod({
            from: [-width / 2 + 0.02, height - 0.008, (index / (bars - 1) - 0.5) * (length - 0.1)],
            to: [width / 2 - 0.02, height - 0.008, (index / (bars - 1) - 0.5) * (length - 0.1)],
            radius: 0.006,
            finish: steel,
          })
        : block({
            size: [width - 0.02, 0.012, 0.07],
            at: [0, height - 0.004, (index / (bars - 1) - 0.5) * (length - 0.12)],
            finish: { kind: 'steel', color: cover.color },
          }),
    ),
    ...[-1, 0, 1].flatMap((x) =>
      [-1, -0.04, 0.04, 1].map((z) =>
        rod({
          from: [(x * (width - 0.06)) / 2, height - tube, (z * (length - 0.08)) / 2],
          to: [(x * (width - 0.06)) / 2, 0, (z * (length - 0.08)) / 2],
          radius: 0.016,
          finish: steel,
        }),
      ),
    ),
  ];
};

const upholstered = ({ width, length, height, cover, side, accent }: PieceSpec): Object3D[] => {
  const feet = 2.5 * INCH;
  return [
    block({
      size: [width, height - feet, length],
      at: [0, (height + feet) / 2, 0],
      finish: cover,
      radius: 0.03,
    }),
    block({
      size: [width + 0.004, 0.012, length + 0.004],
      at: [0, feet + 0.03, 0],
      finish: side,
      radius: 0.006,
    }),
    ...corners(width - 0.16, length - 0.16).map(([x, z]) =>
      rod({
        from: [x, feet, z],
        to: [x, 0, z],
        radius: 0.028,
        endRadius: 0.022,
        finish: { kind: 'walnut', color: accent.color },
      }),
    ),
  ];
};

/** A base whose head and feet are raised: five hinged parts on a steel frame. */
export const adjustableBase = (
  { width, length, height, cover, side, accent }: PieceSpec,
  isRaised = true,
): Group => {
  const group = new Group();
  const thick = 0.055;
  const hip = isRaised ? 0.9 : 0;
  const frame = { kind: 'steel', color: side.color } as const;
  const parts = [
    { part: length * 0.36, lean: hip * 0.62 },
    { part: length * 0.12, lean: 0 },
    { part: length * 0.24, lean: -hip * 0.32 },
    { part: length * 0.28, lean: hip * 0.1 },
  ];
  group.add(
    block({ size: [width - 0.05, 0.07, length - 0.08], at: [0, height - thick - 0.06, 0], finish: frame }),
    ...corners(width - 0.3, length - 0.4).map(([x, z]) =>
      rod({ from: [x, height - thick - 0.06, z], to: [x, 0, z], radius: 0.028, finish: frame }),
    ),
  );
  group.add(...boards(parts, { width, length, top: height, thick, finish: cover }));
  group.add(
    block({
      size: [0.03, 0.07, 0.14],
      at: [width / 2 + 0.006, height - 0.09, length * 0.18],
      finish: accent,
      radius: 0.012,
    }),
  );
  return group;
};

interface Boards {
  readonly width: number;
  readonly length: number;
  readonly top: number;
  readonly thick: number;
  readonly finish: Finish;
}

const boards = (
  parts: readonly { readonly part: number; readonly lean: number }[],
  { width, length, top, thick, finish }: Boards,
): Object3D[] => {
  const seat = -length / 2 + (parts[0]?.part ?? 0);
  const head = parts[0] ?? { part: 0, lean: 0 };
  const board = (part: number, lean: number, y: number, z: number): Object3D => {
    const mesh = block({ size: [width, thick, part - 0.008], at: [0, y, z], finish, radius: 0.024 });
    mesh.rotation.x = lean;
    return mesh;
  };
  const made = [
    board(
      head.part,
      head.lean,
      top - thick / 2 + (Math.sin(head.lean) * head.part) / 2,
      seat - (Math.cos(head.lean) * head.part) / 2,
    ),
  ];
  let y = top - thick / 2;
  let z = seat;
  for (const { part, lean } of parts.slice(1)) {
    made.push(board(part, lean, y - (Math.sin(lean) * part) / 2, z + (Math.cos(lean) * part) / 2));
    y -= Math.sin(lean) * part;
    z += Math.cos(lean) * part;
  }
  return made;
};

const corners = (width: number, length: number): readonly (readonly [number, number])[] =>
  [-1, 1].flatMap((side) => [-1, 1].map((end) => [(side * width) / 2, (end * length) / 2] as const));
