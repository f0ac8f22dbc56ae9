import { Group, type Object3D } from 'three';
import { block, type Point } from '../form/block.ts';
import { INCH } from '../form/units.ts';
import { steelFrame } from './base.ts';
import { type HeadboardPlace, headboard } from './headboard.ts';
import type { PieceSpec } from './piece-spec.ts';

/** How deep the shelf along one side of a bed is. Metres. */
const SHELF = 6 * INCH;

/** How much of the width of a bed is the shelf along its side; the middle of the bed is that of what is left. Metres. */
export const shelfOf = ({ parts }: PieceSpec): number => (parts.hasShelf ? SHELF : 0);

/** An open shelf along half of one side: a bottom, a front and two ends, at the height of a pillow. */
export const sideShelf = (spec: PieceSpec, top: number): Object3D[] => {
  if (!spec.parts.hasShelf) return [];
  const long = spec.length / 2;
  const z = -long / 2;
  const inner = (spec.width - SHELF) / 2;
  const part = (size: Point, at: Point): Object3D => block({ size, at, finish: spec.cover, radius: 0.006 });
  return [
    part([SHELF, 0.02, long], [inner + SHELF / 2, top - 0.05, z]),
    part([0.018, 0.13, long], [inner + SHELF - 0.009, top, z]),
    ...[-1, 1].map((end) =>
      part([SHELF - 0.02, 0.2, 0.018], [inner + SHELF / 2 - 0.008, top + 0.04, z + end * (long / 2 - 0.01)]),
    ),
    part([0.05, top - 0.06, 0.05], [inner + SHELF - 0.03, (top - 0.06) / 2, z + long / 2 - 0.06]),
    part([0.05, top - 0.06, 0.05], [inner + SHELF - 0.03, (top - 0.06) / 2, z - long / 2 + 0.06]),
  ];
};

/** By how much the top of a headboard lies behind its foot. Metres. */
export const leanOf = ({ parts, height }: PieceSpec, bottom: number): number =>
  parts.lean ? (height - bottom) * Math.sin(radians(parts.lean)) : 0;

/** The head of a bed, turned back about its lower edge where it leans. */
export const headOfBed = (spec: PieceSpec, place: HeadboardPlace): Object3D[] => {
  const made = headboard(spec, place);
  if (!spec.parts.lean) return made;
  const pivot = new Group();
  pivot.position.set(0, place.bottom, place.z);
  pivot.rotation.x = -radians(spec.parts.lean);
  for (const part of made) {
    part.position.y -= place.bottom;
    part.position.z -= place.z;
    pivot.add(part);
  }
  return [pivot];
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A folding frame behind a headboard: how much of the bed is beside and behind the frame, and how high it is. Metres. */
export const FOLDING = { beside: 3 * INCH, behind: 4 * INCH, height: 14 * INCH } as const;

const STEEL = { kind: 'steel', color: '#3a3840' } as const;

/** The steel frame that folds, with a padded headboard bolted to its head. */
export const foldingBed = (spec: PieceSpec): Group => {
  const { width, length, height } = spec;
  const frame = steelFrame({
    ...spec,
    width: width - FOLDING.beside,
    length: length - FOLDING.behind,
    height: FOLDING.height,
    side: STEEL,
  });
  const group = new Group();
  const under = new Group().add(...frame);
  under.position.z = FOLDING.behind / 2;
  const z = -length / 2 + 0.03;
  group.add(
    under,
    ...headboard(spec, { width, bottom: FOLDING.height - 0.1, top: height, z }),
    ...[-1, 1].map((side) =>
      block({
        size: [0.05, FOLDING.height + 0.1, 0.02],
        at: [side * width * 0.36, (FOLDING.height + 0.1) / 2, z - 0.012],
        finish: STEEL,
      }),
    ),
  );
  return group;
};
