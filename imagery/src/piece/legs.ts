import { LatheGeometry, Mesh, type Object3D, Vector2 } from 'three';
import { materialOf } from '../finish/finish.ts';
import { block, rod } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import type { Legs, PieceSpec } from './piece-spec.ts';

/** How high something stands off the floor on such legs, at most a third of its height. Metres. */
export const legHeight = (legs: Legs | undefined, height: number): number =>
  Math.min(height / 3, HEIGHTS[legs ?? 'block']);

const HEIGHTS: Record<Legs, number> = {
  tapered: 7 * INCH,
  turned: 4.5 * INCH,
  block: 3 * INCH,
  plinth: 2.4 * INCH,
  steel: 6.5 * INCH,
};

interface Footprint {
  readonly width: number;
  readonly depth: number;
  /** Of the legs. */
  readonly height: number;
}

/** Four legs, or the plinth, below a case or a bed. */
export const legs = (spec: PieceSpec, footprint: Footprint): Object3D[] => {
  const { width, depth, height } = footprint;
  if (height <= 0) return [];
  const kind = spec.parts.legs ?? 'block';
  if (kind === 'plinth')
    return [
      block({ size: [width - 0.05, height, depth - 0.06], at: [0, height / 2, -0.01], finish: spec.side }),
    ];
  const inset = kind === 'block' ? 0.028 : 0.05;
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [side * (width / 2 - inset), end * (depth / 2 - inset), side, end] as const),
  );
  return corners.flatMap(([x, z, side, end]): Object3D[] => {
    switch (kind) {
      case 'tapered':
        return [
          rod({
            from: [x, height, z],
            to: [x + side * 0.03, 0, z + end * 0.025],
            radius: 0.022,
            endRadius: 0.011,
            finish: spec.cover,
          }),
          rod({
            from: [x + side * 0.0235, height * 0.22, z + end * 0.0195],
            to: [x + side * 0.0302, 0, z + end * 0.0252],
            radius: 0.0142,
            endRadius: 0.0116,
            finish: { kind: 'brass', color: '#c9a45c' },
          }),
        ];
      case 'turned':
        return [turned(x, z, height, spec)];
      case 'steel':
        return steel(x, z, height, side, width);
      default:
        return [block({ size: [0.05, height, 0.05], at: [x, height / 2, z], finish: spec.cover })];
    }
  });
};

const turned = (x: number, z: number, height: number, { cover }: PieceSpec): Mesh => {
  const profile = [0.016, 0.021, 0.018, 0.03, 0.033, 0.028, 0.02, 0.024, 0.03, 0.032];
  const leg = new Mesh(
    new LatheGeometry(
      profile.map((radius, index) => new Vector2(radius, (height * index) / (profile.length - 1))),
      32,
    ),
    materialOf(cover),
  );
  leg.position.set(x, 0, z);
  return leg;
};

/** A square tube, and half of the one that joins it with its neighbour below. */
const steel = (x: number, z: number, height: number, side: number, width: number): Mesh[] => {
  const finish = { kind: 'steel', color: '#2b2a2e' } as const;
  return [
    block({ size: [0.024, height, 0.024], at: [x, height / 2, z], finish, radius: 0.003 }),
    block({
      size: [width / 2, 0.02, 0.024],
      at: [x - (side * width) / 4, height - 0.01, z],
      finish,
      radius: 0.003,
    }),
  ];
};
